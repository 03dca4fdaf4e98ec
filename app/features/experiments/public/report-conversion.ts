import {currentConsent} from '@app/features/consent/public/tracking-consent'
import {sendReport, type ReportingShop, reportedExposures} from '../report'

/** Reports an order for the experiments that the visitor was exposed to (rule EXP-7). Never throws. */
export async function reportConversion(shop: ReportingShop, orderNo: string): Promise<void> {
  const experiments = Object.entries(reportedExposures()).map(([experiment, variant]) => ({
    experiment,
    variant,
  }))
  if (experiments.length === 0 || currentConsent() !== 'granted') return
  await sendReport(shop, 'conversions', {orderNo, experiments}).catch(() => undefined)
}

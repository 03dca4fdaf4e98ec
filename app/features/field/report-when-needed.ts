import {onConsentChange, statisticsConsent} from '@app/features/consent/public/tracking-consent'
import {isReportSampled} from '@app/shared/lib/report-sample'
import type {ClientErrorWindow} from '@app/shared/lib/client-error'
import type {ReportShares} from './report-field'

/**
 * Loads the code that reports load times and errors: in a visit that is measured, once the shopper consents, else with the
 * first error. Most pages have neither. Call it once, after the page has loaded.
 */
export function reportWhenNeeded(shares: ReportShares = {}): void {
  // The draw is stored in the tab: only with consent.
  const measures = (): boolean =>
    statisticsConsent() === 'granted' && isReportSampled(shares.vitalsShare)
  const {clientErrors} = window as ClientErrorWindow & {clientErrors?: {readonly length: number}}
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    stopListening()
    void import('./report-field').then(
      ({reportField}) => reportField(shares),
      () => undefined,
    )
  }
  const stopListening = onConsentChange(() => measures() && begin())
  if (measures() || (clientErrors?.length ?? 0) > 0) begin()
  else if (clientErrors) {
    const keep = clientErrors.push
    // The code of reports takes the stored errors and replaces this function.
    clientErrors.push = (one) => {
      const result = keep.call(clientErrors, one)
      begin()
      return result
    }
  }
}

import {useEffect, useRef} from 'react'
import {isReportSampled} from '@app/shared/lib/report-sample'
import {useShop} from '@app/shared/lib/shop-context'
import {reportStep} from './api/report-step'
import {traceCheckout} from './api/trace-checkout'
import {isStep, type Checkout} from './model/machine'

/** Reports opened steps and the course of an order to the backend (rules CHECK-17 and EVENT-11). */
export function useCheckoutReports({state, context}: Checkout): void {
  const shop = useShop()
  const trace = useRef('')
  const orderNo = context.order?.orderNo
  useEffect(() => {
    if (!isReportSampled(shop.services.reportShare)) return
    if (isStep(state)) void reportStep(shop, state)
    trace.current ||= crypto.randomUUID()
    void traceCheckout(shop, {traceId: trace.current, state, orderNo})
  }, [shop, state, orderNo])
}

import {createElement, useEffect, useState} from 'react'
import {useService} from '@app/features/scripts/public/use-service'
import {useShop} from '@app/shared/lib/shop-context'
import {purchaseAmount} from '../model/pay-later'
import styles from './PayLater.module.css'

/** Element of the messaging script, which fills it. */
const ELEMENT = 'pay-later-placement'
/** Milliseconds after which the script loads: after the first paint and the first input. */
const DELAY_MS = 2000

export interface PayLaterProps {
  /** Major units; without an amount the message is about the service. */
  amount?: number
  /** Place of the message, which selects its wording (rule PRICE-10). */
  placement?: 'home' | 'category' | 'product' | 'cart' | 'payment'
}

/**
 * Buy-now-pay-later messaging (rule PRICE-10). Its space is reserved; without consent, and where the script cannot load, it
 * stays empty.
 */
export function PayLater({amount, placement = 'product'}: PayLaterProps) {
  const {site, locale, currency} = useShop()
  const {payLater} = site.services
  const isShown = payLater !== null && (amount === undefined || amount > 0)
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = window.setTimeout(() => setNeeded(true), DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [isShown])
  const usable = useService('payLater', needed)
  if (!isShown) return null
  return (
    <div className={styles.place}>
      {usable &&
        createElement(ELEMENT, {
          'data-key': payLater.clientKey,
          'data-environment': payLater.environment,
          'data-placement': placement,
          'data-locale': locale.id,
          'data-currency': currency,
          ...(amount !== undefined && {'data-purchase-amount': purchaseAmount(amount)}),
        })}
    </div>
  )
}

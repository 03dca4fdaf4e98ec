import {createElement, useEffect} from 'react'
import {loadScript} from '@app/shared/lib/load-script'
import {useShop} from '@app/shared/lib/shop-context'
import {purchaseAmount} from '../model/pay-later'
import styles from './PayLater.module.css'

/**
 * Element of the messaging script; empty until the script fills it, and permanently empty where the script
 * cannot load.
 */
const ELEMENT = 'pay-later-placement'

interface PayLaterProps {
  /** Major units. */
  amount: number
  /** Place of the message, which selects its wording (rule PRICE-10). */
  placement?: 'product' | 'cart'
}

/**
 * Buy-now-pay-later messaging for one amount (rule PRICE-10). Its space is reserved; the script loads after
 * the page has finished loading.
 */
export function PayLater({amount, placement = 'product'}: PayLaterProps) {
  const {site, locale, currency} = useShop()
  const {payLater} = site.services
  const script = payLater?.script
  useEffect(() => {
    if (!script) return undefined
    const load = () => void loadScript(script).catch(() => undefined)
    const timer = window.setTimeout(load, 2000)
    return () => window.clearTimeout(timer)
  }, [script])
  if (!payLater || amount <= 0) return null
  return (
    <div className={styles.place}>
      {createElement(ELEMENT, {
        'data-key': payLater.clientKey,
        'data-environment': payLater.environment,
        'data-placement': placement,
        'data-locale': locale.id,
        'data-currency': currency,
        'data-purchase-amount': purchaseAmount(amount),
      })}
    </div>
  )
}

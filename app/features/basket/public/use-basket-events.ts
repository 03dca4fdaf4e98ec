import {basketEventData} from './event-items'
import {useEffect, useRef} from 'react'
import {type Basket} from './basket'
import {isFirstReport, isNewReport} from '@app/features/analytics/public/reported'
import {useTrack} from '@app/features/analytics/public/use-track'

/** Tracks the view of the cart once, with its items. */
export function useCartView(basket: Basket): void {
  const track = useTrack()
  const reported = useRef(false)
  useEffect(() => {
    if (reported.current) return
    reported.current = true
    track({type: 'view_cart', ...basketEventData(basket)})
  }, [basket, track])
}

/** What a checkout is about: another quantity or product begins another one. */
const checkoutOf = ({basketId = '', productItems = []}: Basket): string =>
  [basketId, ...productItems.map(({productId, quantity}) => `${productId}*${quantity}`)].join(' ')

/**
 * Tracks the start of the checkout, once for the same goods, and each step that opens; a reload repeats neither
 * (rule EVENT-9).
 * @param stepNumber counted from 1
 */
export function useCheckoutEvents(basket: Basket, stepName: string, stepNumber: number): void {
  const track = useTrack()
  const latest = useRef(basket)
  latest.current = basket
  const {basketId = ''} = basket
  useEffect(() => {
    if (!isFirstReport('told-checkouts', checkoutOf(latest.current))) return
    track({type: 'begin_checkout', ...basketEventData(latest.current)})
  }, [basketId, track])
  useEffect(() => {
    if (!isNewReport('told-step', `${basketId} ${stepName}`)) return
    track({type: 'checkout_step', stepName, stepNumber, basketId})
  }, [basketId, stepName, stepNumber, track])
}

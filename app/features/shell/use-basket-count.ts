import {useEffect} from 'react'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {
  followOtherTabs,
  useBasketContext,
  totalQuantity,
  useCurrentBasket,
  waitingUnits,
} from '@app/features/basket/public/basket'
import {loadBasketLater} from './api/load-basket'

/**
 * Number of items in the cart for its badge (rule FRAME-3). The basket is read once the session code is
 * loaded, and again for another customer; a failure is shown where the basket is needed.
 * @returns null before the basket is loaded: on the server, at the first render, before the first read
 */
export function useBasketCount(): number | null {
  const context = useBasketContext()
  const {status, customerId} = useCommerceState()
  const basket = useCurrentBasket()
  const {isContentOnlySite} = context.shop.site
  useEffect(() => {
    if (status === 'ready' && !isContentOnlySite) loadBasketLater(context).catch(() => undefined)
  }, [status, customerId, isContentOnlySite, context])
  useEffect(() => followOtherTabs(context), [context])
  const waiting = waitingUnits.useValue()
  return basket === undefined ? null : totalQuantity(basket?.productItems) + waiting
}

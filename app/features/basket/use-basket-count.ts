import {useCommerceState} from '@app/features/session/model/shopper-client'
import {totalQuantity} from './model/basket-lines'

/**
 * Number of items in the cart for its badge (rule FRAME-3).
 * @returns null before the basket is loaded: on the server, at the first render, before the first read
 */
export function useBasketCount(): number | null {
  const {basket} = useCommerceState()
  return basket === undefined ? null : totalQuantity(basket?.productItems)
}

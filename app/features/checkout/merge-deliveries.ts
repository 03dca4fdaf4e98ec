import type {BasketContext, Basket, OrderAddress} from '@app/features/basket/public/basket'
import {splitDelivery} from './api/split-delivery'
import {goodsOf} from './model/deliveries'

/** Sends goods that had several addresses to one. @throws ApiFault (rejects) */
export const mergeDeliveries = (
  context: BasketContext,
  basket: Basket,
  shippingAddress: OrderAddress,
  useAsBilling: boolean,
): Promise<Basket> => {
  const items = goodsOf(basket).flatMap(({lines}) =>
    lines.map(({itemId, quantity}) => ({itemId, quantity})),
  )
  return splitDelivery(context, [{shippingAddress, items}], useAsBilling)
}

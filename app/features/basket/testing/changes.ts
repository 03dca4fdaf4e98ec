/** Changes of a basket by the calls that the hooks of the components make. */
import {changeBasket} from '../public/basket-call'
import type {BasketContext} from '../public/basket'

export const addCoupon = (context: BasketContext, code: string) =>
  changeBasket(context, (baskets, basketId) =>
    baskets.addCouponToBasket({parameters: {basketId}, body: {code}}),
  )

export const removeItem = (context: BasketContext, itemId: string) =>
  changeBasket(context, (baskets, basketId) =>
    baskets.removeItemFromBasket({parameters: {basketId, itemId}}),
  )

export const updateItem = (
  context: BasketContext,
  itemId: string,
  {quantity}: {quantity: number},
) =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateItemInBasket({parameters: {basketId, itemId}, body: {quantity}}),
  )

export const setGiftMessage = (context: BasketContext, text: string) =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateBasket({parameters: {basketId}, body: {c_giftMessage: text}}),
  )

import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/**
 * Adds a coupon by its code, `POST baskets/{basketId}/coupons`.
 * @throws ApiFault (rejects) `invalid-coupon-code` with the argument `statusCode`
 */
export const addCoupon = (context: BasketContext, code: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.addCouponToBasket({parameters: {basketId}, body: {code}}),
  )

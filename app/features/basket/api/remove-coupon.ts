import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Removes a coupon, `DELETE baskets/{basketId}/coupons/{couponItemId}`. @throws ApiFault (rejects) */
export const removeCoupon = (context: BasketContext, couponItemId: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.removeCouponFromBasket({parameters: {basketId, couponItemId}}),
  )

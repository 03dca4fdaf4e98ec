import type {Basket, OrderAddress} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Sets the billing address, `PUT baskets/{basketId}/billing-address`. @throws ApiFault (rejects) */
export const updateBillingAddress = (context: BasketContext, body: OrderAddress): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    // eslint-disable-next-line shop/listed-fields -- `toOrderAddress` lists the fields.
    baskets.updateBillingAddressForBasket({parameters: {basketId}, body}),
  )

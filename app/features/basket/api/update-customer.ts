import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Sets the email address of the basket, `PUT baskets/{basketId}/customer`. @throws ApiFault (rejects) */
export const updateCustomer = (context: BasketContext, email: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateCustomerForBasket({parameters: {basketId}, body: {email}}),
  )

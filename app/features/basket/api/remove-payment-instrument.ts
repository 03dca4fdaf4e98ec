import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/**
 * Removes a payment, `DELETE baskets/{basketId}/payment-instruments/{paymentInstrumentId}`.
 * @throws ApiFault (rejects)
 */
export const removePaymentInstrument = (context: BasketContext, id: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.removePaymentInstrumentFromBasket({
      parameters: {basketId, paymentInstrumentId: id},
    }),
  )

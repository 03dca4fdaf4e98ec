import type {Basket, PaymentInstrumentRequest} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Adds a payment, `POST baskets/{basketId}/payment-instruments`. @throws ApiFault (rejects) */
export const addPaymentInstrument = (
  context: BasketContext,
  body: PaymentInstrumentRequest,
): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    // eslint-disable-next-line shop/listed-fields -- `instrumentOf` and the gift certificates list the fields.
    baskets.addPaymentInstrumentToBasket({parameters: {basketId}, body}),
  )

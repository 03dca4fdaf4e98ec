import {pick} from '@app/shared/lib/pick'
import type {Basket, PaymentInstrumentRequest} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** What a payment of ours consists of: no data of a card. */
const FIELDS = [
  'paymentMethodId',
  'giftCertificateCode',
  'c_providerMethod',
  'c_providerData',
  'c_providerInstrument',
  'c_saveCard',
  'c_savedInstrument',
] as const

/** Adds a payment, `POST baskets/{basketId}/payment-instruments`. @throws ApiFault (rejects) */
export const addPaymentInstrument = (
  context: BasketContext,
  payment: PaymentInstrumentRequest,
): Promise<Basket> =>
  changeBasket(context, ['payment-instruments'], {
    method: 'POST',
    body: pick(payment as Partial<Record<(typeof FIELDS)[number], unknown>>, ...FIELDS),
  })

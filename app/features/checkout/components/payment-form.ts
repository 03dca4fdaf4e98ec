import type {Basket, PaymentInstrumentRequest} from '@app/features/session/model/shopper-client'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import type {AddressValues} from '@app/features/address/model/address-formats/address-format'
import {addressProblems} from '@app/features/address/model/address-rules'
import {brandOf, digitsOf, maskNumber, parseExpiry, type CardBrand} from '../model/card'
import {cardProblems, type CardValues} from '../model/card-rules'
import {toOrderAddress} from '@app/features/address/model/order-address'
import {CREDIT_CARD} from '@app/features/order/model/payment-ids'
import type {PaymentMethod} from '../model/payment-methods'
import {under, type FormProblems} from '@app/shared/form/form-problems'

/** Option value of the card that is already in the basket. */
export const SAVED_CARD = 'saved-card'

export interface PaymentValues {
  methodId: string
  card: CardValues
  billingSame: boolean
  billing: AddressValues
}

/** Accepted card brands of the available payment methods. */
export const brandsOf = (methods: readonly PaymentMethod[]): readonly CardBrand[] =>
  methods.find(({id}) => id === CREDIT_CARD)?.cards ?? []

/** All validation problems of the payment form. */
export function paymentProblems(
  values: PaymentValues,
  methods: readonly PaymentMethod[],
  now: Date,
): FormProblems {
  const {methodId, card, billingSame, billing} = values
  return {
    methodId: methodId ? undefined : {id: 'validation.paymentMethod.required'},
    ...(methodId === CREDIT_CARD && under('card', cardProblems(card, brandsOf(methods), now))),
    ...(!billingSame && under('billing', addressProblems(billing))),
  }
}

function instrumentOf(
  {methodId, card}: PaymentValues,
  brands: readonly CardBrand[],
): PaymentInstrumentRequest {
  if (methodId !== CREDIT_CARD) return {paymentMethodId: methodId}
  const digits = digitsOf(card.number)
  const expiry = parseExpiry(card.expiry)
  return {
    paymentMethodId: methodId,
    paymentCard: {
      cardType: brandOf(digits, brands)?.type,
      holder: card.holder.trim(),
      maskedNumber: maskNumber(digits),
      expirationMonth: expiry?.month,
      expirationYear: expiry?.year,
    },
  }
}

/** The card in the basket, from an earlier submit of the form. */
export const savedCardOf = (basket: Basket) =>
  basket.paymentInstruments?.find(({paymentMethodId}) => paymentMethodId === CREDIT_CARD)
    ?.paymentCard

/**
 * Sends the billing address and the payment. The old payment is removed after the new one is added, so
 * that a refusal leaves the basket unchanged.
 * @throws ApiFault
 */
export async function savePayment(
  basket: Basket,
  values: PaymentValues,
  delivery: AddressValues,
  methods: readonly PaymentMethod[],
): Promise<void> {
  const commerce = await loadCommerce()
  await commerce.setBillingAddress(toOrderAddress(values.billingSame ? delivery : values.billing))
  if (values.methodId === SAVED_CARD) return
  await commerce.addPaymentInstrument(instrumentOf(values, brandsOf(methods)))
  for (const {paymentInstrumentId} of basket.paymentInstruments ?? []) {
    if (paymentInstrumentId) await commerce.removePaymentInstrument(paymentInstrumentId)
  }
}

import type {
  Basket,
  PaymentInstrumentRequest,
  BasketContext,
} from '@app/features/basket/public/basket'
import {
  addPaymentInstrument,
  removePaymentInstrument,
} from '@app/features/basket/public/checkout-changes'
import {fitGiftCertificates} from '../api/gift-certificates'
import {certificatesOf, GIFT_CERTIFICATE} from '@app/features/basket/public/totals'
import {updateBillingAddress} from '../api/update-billing-address'
import type {AddressValues} from '@config/markets/address/address-format'
import {addressProblems} from '@app/features/address/public/address-rules'
import {toOrderAddress} from '@app/features/address/public/order-address'
import {under, type FormProblems} from '@app/shared/form/form-problems'

export interface PaymentValues {
  /** Id of the chosen option. */
  methodId: string
  billingSame: boolean
  billing: AddressValues
  /** The customer wants the card to be saved. */
  saveCard: boolean
}

/**
 * All validation problems of the payment form; the provider's frames report their own.
 * @param isPaid true when gift certificates pay everything
 */
export function paymentProblems(
  {methodId, billingSame, billing}: PaymentValues,
  isPaid: boolean,
): FormProblems {
  return {
    methodId: methodId || isPaid ? undefined : {id: 'validation.paymentMethod.required'},
    ...(!billingSame && under('billing', addressProblems(billing))),
  }
}

/**
 * Sends the billing address and the payment. The old payment is removed after the new one is added, so
 * that a refusal leaves the basket unchanged. Gift certificates stay and are adjusted to the total.
 * @param payment null when gift certificates pay everything
 * @throws ApiFault
 */
export async function savePayment(
  context: BasketContext,
  basket: Basket,
  values: PaymentValues,
  delivery: AddressValues,
  payment: PaymentInstrumentRequest | null,
): Promise<void> {
  const address = values.billingSame ? delivery : values.billing
  const fitted = await updateBillingAddress(context, toOrderAddress(address))
  if (certificatesOf(fitted).length > 0) await fitGiftCertificates(context, fitted)
  if (payment) await addPaymentInstrument(context, payment)
  for (const {paymentInstrumentId, paymentMethodId} of basket.paymentInstruments ?? []) {
    if (paymentInstrumentId && paymentMethodId !== GIFT_CERTIFICATE) {
      await removePaymentInstrument(context, paymentInstrumentId)
    }
  }
}

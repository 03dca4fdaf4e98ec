import {CommerceFault} from '../commerce-fault'
import type {PaymentInput, PaymentOptions} from './change-payment'

/**
 * Completes a payment instrument with the method and card that the customer saved; values from the
 * client take precedence, except attributes of a card that the payment provider keeps. Throws PaymentInstrumentNotFound.
 */
export function withSavedInstrument(
  input: PaymentInput,
  {savedInstrument}: PaymentOptions,
): PaymentInput {
  const {customerPaymentInstrumentId} = input
  if (customerPaymentInstrumentId === undefined) return input
  const saved = savedInstrument?.(customerPaymentInstrumentId)
  if (!saved) {
    throw new CommerceFault(
      'PaymentInstrumentNotFound',
      `No saved payment instrument with ID '${customerPaymentInstrumentId}' found.`,
      {paymentInstrumentId: customerPaymentInstrumentId},
    )
  }
  const {paymentMethodId, paymentCard, custom} = saved
  return {
    ...input,
    paymentMethodId: input.paymentMethodId ?? paymentMethodId,
    paymentCard: paymentCard && {...paymentCard, ...input.paymentCard},
    custom: {...input.custom, ...custom},
  }
}

import type {PricedInstrument} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {authorize} from '../payment/authorization'

/** Requests authorization of an instrument's amount from the payment provider. Throws PaymentDeclined. */
export function authorizeInstrument(instrument: PricedInstrument): PricedInstrument {
  const {paymentInstrumentId, paymentMethodId, paymentCard} = instrument
  const authorization = authorize(
    paymentCard ? {numberLastDigits: paymentCard.numberLastDigits ?? ''} : null,
  )
  if (!authorization.authorized) {
    throw new CommerceFault('PaymentDeclined', authorization.message, {
      paymentInstrumentId,
      paymentMethodId,
      reason: authorization.code,
    })
  }
  return {...instrument, authorization}
}

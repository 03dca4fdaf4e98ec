import type {Body, PaymentBody} from '../../../wire/checkout/checkout-bodies'
import {badRequest} from '../../errors'

/** The Shopper APIs accept masked card numbers only. Throws 400 for a full one. */
export function refuseCardNumber({paymentCard}: Body<typeof PaymentBody>): void {
  if (paymentCard?.number === undefined) return
  throw badRequest(
    "The property with path '$.paymentCard.number' is unknown: send 'maskedNumber'.",
    {path: '$.paymentCard.number'},
  )
}

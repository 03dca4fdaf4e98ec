import type {Body, PaymentBody} from '../../../wire/checkout/checkout-bodies'
import {ApiProblem} from '../../errors'

/** The Shopper APIs accept masked card numbers only. Throws 400 for a full one. */
export function refuseCardNumber({paymentCard}: Body<typeof PaymentBody>): void {
  if (paymentCard?.number === undefined) return
  throw new ApiProblem(
    400,
    'bad-request',
    'Bad Request',
    "The property with path '$.paymentCard.number' is unknown: send 'maskedNumber'.",
    {path: '$.paymentCard.number'},
  )
}

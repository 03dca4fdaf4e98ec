import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {CustomValues} from '../../domains/custom-values'
import {cancellationEnd, inTimeZone} from '../../domains/orders/cancellation'
import type {Order} from '../../domains/orders/order'
import type {OrderChange} from '../../domains/orders/order-service'
import type {Site} from '../../domains/sites/site-registry'
import {customOf} from '../../wire/checkout/checkout-inputs'
import {OcapiFault} from '../errors'

const OneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Optional(Type.Unsafe<Value>({type: 'string', enum: values}))

const Status = OneOf(['new', 'open', 'completed', 'cancelled', 'failed'])

/** `token` is the id of the basket; the body's `basket_id` overrides it when both are sent. */
export const CreateQuery = Type.Object({token: Type.Optional(Type.String())})
export const ChangeQuery = Type.Object({status: Status, customer: Type.Optional(Type.String())})
export const ChangeBody = Type.Object({
  status: Status,
  paymentStatus: OneOf(['not_paid', 'part_paid', 'paid']),
  confirmationStatus: OneOf(['not_confirmed', 'confirmed']),
  exportStatus: OneOf(['not_exported', 'exported', 'ready', 'failed']),
  externalOrderStatus: Type.Optional(Type.String({maxLength: 256})),
  customerInfo: Type.Optional(Type.Object({email: Type.Optional(Type.String({maxLength: 256}))})),
  /** Reason of the order's failure, for the back office. */
  reason: Type.Optional(Type.String({maxLength: 256})),
  /** Cancels an order without the session that placed it. */
  c_orderCancelToken: Type.Optional(Type.String()),
  /** The shopper's time zone, `Europe/Berlin`: the end of the time to cancel is given in it. */
  c_userTimeZone: Type.Optional(Type.String({maxLength: 64})),
  /** Secret of the payment session: the shop asks the provider for the session's state. */
  c_paymentSessionData: Type.Optional(Type.String({maxLength: 512})),
})
export type ChangeBody = Static<typeof ChangeBody>

/** Custom attributes that only the shop writes. */
const OWN = [
  'c_orderCancelToken',
  'c_pspReference',
  'c_refundReference',
  'c_refundedAmount',
  'c_paymentSessionId',
  'c_paymentSessionData',
  'c_paymentUrl',
]

export function orderChange(body: ChangeBody, status: ChangeBody['status']): OrderChange {
  const custom = Object.entries(customOf(body)).filter(([name]) => !OWN.includes(name))
  return {
    status: status ?? body.status,
    paymentStatus: body.paymentStatus,
    confirmationStatus: body.confirmationStatus,
    exportStatus: body.exportStatus,
    externalStatus: body.externalOrderStatus,
    failureReason: body.reason,
    email: body.customerInfo?.email,
    custom: Object.fromEntries(custom),
  }
}

/** Values derived from the shopper's time zone. Throws MalformedParameterException. */
export function timeZoneAttributes(site: Site, order: Order, timeZone: string): CustomValues {
  const end = inTimeZone(cancellationEnd(site, order), timeZone)
  if (end === null) {
    throw new OcapiFault(
      400,
      'PropertyConstraintViolationException',
      `There is no time zone '${timeZone}'.`,
      {path: '$.c_userTimeZone', value: timeZone},
    )
  }
  return {c_cancellationEndTimeInUserTimezone: end}
}

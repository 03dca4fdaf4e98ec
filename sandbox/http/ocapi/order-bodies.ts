import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {Database} from '../../db/database'
import {isWrittenByShoppers} from '../../domains/attributes/shopper-attributes'
import {CommerceFault} from '../../domains/commerce-fault'
import type {CustomValues} from '../../domains/custom-values'
import {cancellationEnd, inTimeZone} from '../../domains/orders/cancellation'
import type {Order} from '../../domains/orders/order'
import type {OrderChange} from '../../domains/orders/order-service'
import type {Site} from '../../domains/sites/site-registry'
import {customOf} from '../../wire/checkout/checkout-inputs'
import {ShopperDocument} from '../../wire/shopper-document'
import {OcapiFault} from '../errors'
import {ocapiName} from './document'

const OneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Optional(Type.Unsafe<Value>({type: 'string', enum: values}))

const Status = OneOf(['new', 'open', 'completed', 'cancelled', 'failed'])

/** `token` is the id of the basket; the body's `basket_id` overrides it when both are sent. */
export const CreateQuery = Type.Object({token: Type.Optional(Type.String())})
export const ChangeQuery = Type.Object({status: Status, customer: Type.Optional(Type.String())})
/** What shoppers write on an order; the shop decides everything else (`requireShopperChange`). */
export const ChangeBody = ShopperDocument('Order', {
  status: Status,
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

/** Statuses into which shoppers move their orders. */
const SHOPPER_STATUSES: ReadonlySet<unknown> = new Set(['failed', 'cancelled'])

/** Fields of an order that the shop decides, in the names of the Shopper APIs. */
const SHOP_FIELDS = [
  'confirmationStatus',
  'exportStatus',
  'externalOrderStatus',
  'paymentStatus',
  'shippingStatus',
]

/** What the shop reads at the payment provider itself: a client that sends it back is not refused. */
const PROVIDER_FACTS: ReadonlySet<string> = new Set([
  'c_paymentSessionId',
  'c_paymentUrl',
  'c_pspReference',
  'c_refundReference',
  'c_refundedAmount',
])

/**
 * Refuses a change of what the shop decides about an order. Fields that no change of an order considers are ignored,
 * such as those of a whole document that is sent back. Throws OperationForbidden.
 */
export function requireShopperChange(
  db: Database,
  body: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): void {
  const statuses = [body['status'], query['status']].filter((status) => status !== undefined)
  const forbidden = [
    ...(statuses.every((status) => SHOPPER_STATUSES.has(status)) ? [] : ['status']),
    ...SHOP_FIELDS.filter((name) => body[name] !== undefined),
    ...Object.keys(body).filter(
      (name) =>
        name.startsWith('c_') &&
        !Object.hasOwn(ChangeBody.properties, name) &&
        !PROVIDER_FACTS.has(name) &&
        !isWrittenByShoppers(db, 'Order', name),
    ),
  ]
  if (forbidden.length === 0) return
  const properties = forbidden.map(ocapiName)
  throw new CommerceFault(
    'OperationForbidden',
    `Shoppers can't change these properties of an order: ${properties.join(', ')}.`,
    {properties},
  )
}

/** Proofs of the caller, which are no attributes of the order. */
const PROOFS: ReadonlySet<string> = new Set(['c_orderCancelToken', 'c_paymentSessionData'])

export function orderChange(body: ChangeBody, status: ChangeBody['status']): OrderChange {
  const custom = Object.entries(customOf(body)).filter(([name]) => !PROOFS.has(name))
  return {
    status: status ?? body.status,
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

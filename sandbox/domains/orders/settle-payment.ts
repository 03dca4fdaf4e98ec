import type {ShopContext} from '../baskets/shop-context'
import type {PricedInstrument} from '../baskets/priced-basket'
import {toDecimal, toMinor} from '../money'
import type {PaymentNotification} from '../payment-provider'
import {hostedInstruments, isReplaced, requireProvider} from './hosted-payment'
import {keepCard} from './keep-card'
import type {Order, PaymentStatus} from './order'
import {holdsStock} from './order'
import {sendConfirmation} from './order-mails'
import {findOrder} from './order-repository'
import {markNotificationSeen} from './payment-notification-repository'
import type {OrderChange} from './order-service'
import {changeOrder} from './order-service'

/** `mismatch`: the amount of the notification differs from the order, and the order was not changed. */
export type Settlement = 'settled' | 'replayed' | 'unknown-order' | 'mismatch'

/**
 * Processes a notification of the payment provider, whose signature was checked before. Only a
 * notification settles a payment; the browser's return does not. A repeated notification has no
 * effect.
 */
export function settlePayment(context: ShopContext, notification: PaymentNotification): Settlement {
  const {db, site} = context
  return db
    .transaction((): Settlement => {
      const order = findOrder(db, site.id, notification.merchantReference)
      if (!order) return 'unknown-order'
      if (!fits(context, order, notification)) return 'mismatch'
      if (!markNotificationSeen(db, notification.id, Date.now())) return 'replayed'
      applyPaymentEvent(context, order, notification)
      return 'settled'
    })
    .immediate()
}

function hostedAmount(context: ShopContext, order: Order): number {
  const instruments = hostedInstruments(context, order.content)
  return instruments.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
}

function fits(context: ShopContext, order: Order, notification: PaymentNotification): boolean {
  const {type, success, amount} = notification
  if (amount.currency !== order.content.currency) return false
  if (type !== 'AUTHORISATION' || !success) return true
  return amount.value === hostedAmount(context, order)
}

/** Applies an event at the provider to its order, inside the transaction. */
export function applyPaymentEvent(
  context: ShopContext,
  order: Order,
  notification: PaymentNotification,
): void {
  const change = changeFor(context, order, notification)
  if (!change) return
  const {order: after} = changeOrder(context, () => order, change)
  const {pspReference} = notification
  const isNews = order.custom['c_pspReference'] !== pspReference
  if (change.confirmationStatus === 'confirmed' && isNews) keepCard(context, after, pspReference)
  if (order.status === 'created' && after.status === 'new') sendConfirmation(context, after)
}

function changeFor(
  context: ShopContext,
  order: Order,
  notification: PaymentNotification,
): OrderChange | null {
  switch (notification.type) {
    case 'AUTHORISATION':
      if (notification.success) return paid(context, order, notification)
      // A refusal that arrives after the payment belongs to an earlier attempt.
      return order.paymentStatus === 'not_paid' && order.custom['c_pspReference'] === undefined
        ? {custom: {c_paymentRefusal: notification.reason ?? 'refused'}}
        : null
    case 'CANCELLATION':
    case 'EXPIRY':
      if (order.status !== 'created') return null
      if (isReplaced(context, order, notification.pspReference)) return null
      return {
        status: 'failed',
        failureReason: notification.type === 'EXPIRY' ? 'payment_expired' : 'payment_cancelled',
      }
    case 'REFUND':
      return refunded(order, notification)
  }
}

/**
 * Processes a payment. An order that failed or was cancelled in the meantime is not reopened; its
 * payment is refunded.
 */
function paid(
  context: ShopContext,
  order: Order,
  notification: PaymentNotification,
): OrderChange | null {
  const {amount, pspReference, method, instrument} = notification
  if (!holdsStock(order.status)) {
    requireProvider(context).refund(context.db, pspReference)
    return null
  }
  const hosted = new Set(hostedInstruments(context, order.content))
  const received = amount.value + otherwisePaid(order, hosted)
  const isCovered = received >= (order.content.totals.total ?? 0)
  return {
    // An order that the payment does not cover waits for the rest.
    ...(isCovered ? {confirmationStatus: 'confirmed' as const} : {}),
    status: isCovered && order.status === 'created' ? 'new' : undefined,
    paymentStatus: statusOf(received - refundedAmount(order), order),
    paymentInstruments: order.content.paymentInstruments.map((one): PricedInstrument =>
      hosted.has(one)
        ? {
            ...one,
            authorization: {
              authorized: true,
              code: 'OK',
              message: 'The payment was authorized.',
            },
          }
        : one,
    ),
    custom: {
      c_pspReference: pspReference,
      c_paymentMethod: method ?? null,
      c_paymentData: instrument ?? null,
    },
  }
}

/** Returns the amount of the instruments that are not paid at the provider, in minor units. */
function otherwisePaid({content}: Order, hosted: ReadonlySet<PricedInstrument>): number {
  return content.paymentInstruments
    .filter((instrument) => !hosted.has(instrument))
    .reduce((sum, {amount}) => sum + (amount ?? 0), 0)
}

/** Returns the amount refunded to the shopper so far, in minor units. */
function refundedAmount({custom, content: {currency}}: Order): number {
  return toMinor(Number(custom['c_refundedAmount'] ?? 0), currency)
}

/** Returns the payment status of an order with a paid and not refunded amount in minor units. */
function statusOf(paidAmount: number, order: Order): PaymentStatus {
  if (paidAmount >= (order.content.totals.total ?? 0)) return 'paid'
  return paidAmount > 0 ? 'part_paid' : 'not_paid'
}

function refunded(order: Order, {amount, pspReference}: PaymentNotification): OrderChange {
  const {currency} = order.content
  const after = refundedAmount(order) + amount.value
  // The notification of a refund may arrive before that of the payment.
  const isPaid = order.paymentStatus !== 'not_paid'
  return {
    paymentStatus: isPaid ? statusOf((order.content.totals.total ?? 0) - after, order) : 'not_paid',
    custom: {c_refundedAmount: toDecimal(after, currency), c_refundReference: pspReference},
  }
}

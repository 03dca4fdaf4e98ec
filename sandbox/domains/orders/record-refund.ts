import type {ShopContext} from '../baskets/shop-context'
import type {CustomValues} from '../custom-values'
import {randomId} from '../ids'
import {toDecimal} from '../money'
import type {Order, PaymentStatus} from './order'
import {amountIn, refundOrder} from './refund-order'

const REFERENCE_LENGTH = 16

/** Result of a refund: custom attributes and payment status for the order. */
export interface RecordedRefund {
  readonly custom: CustomValues
  readonly paymentStatus?: PaymentStatus
  /** True when the refund reduces an invoice that is not paid. */
  readonly isCredit: boolean
}

/** Returns the amount refunded to the shopper so far, in minor units. */
export const refundedAmount = (order: Order): number => amountIn(order, 'c_refundedAmount')

/**
 * Refunds an amount in minor units for returned goods, inside the transaction of the order: at the
 * payment provider, then to gift certificates. What neither of them received was paid by bank
 * transfer and is refunded outside of the sandbox; the invoice of an order that is not paid is
 * reduced instead (`c_creditedAmount`). Throws RefundExceedsPayment.
 */
export function recordRefund(context: ShopContext, order: Order, amount: number): RecordedRefund {
  const {currency} = order.content
  const {giftCertificates, rest, references} = refundOrder(context, order.orderNo, amount)
  const isCredit = rest > 0 && order.paymentStatus === 'not_paid'
  // The provider reports its part in a notification, which adds it to the order.
  const refunded = refundedAmount(order) + giftCertificates + (isCredit ? 0 : rest)
  const credited = amountIn(order, 'c_creditedAmount') + rest
  const transferred = amountIn(order, 'c_refundedByTransfer') + rest
  return {
    isCredit,
    custom: {
      c_refundReference: references.at(-1) ?? randomId(REFERENCE_LENGTH).toUpperCase(),
      ...(refunded > refundedAmount(order)
        ? {c_refundedAmount: toDecimal(refunded, currency)}
        : {}),
      ...(isCredit ? {c_creditedAmount: toDecimal(credited, currency)} : {}),
      ...(rest > 0 && !isCredit ? {c_refundedByTransfer: toDecimal(transferred, currency)} : {}),
    },
    ...(rest > 0 && !isCredit ? {paymentStatus: statusAfter(order, refunded)} : {}),
  }
}

function statusAfter({content}: Order, refunded: number): PaymentStatus {
  return (content.totals.total ?? 0) - refunded > 0 ? 'part_paid' : 'not_paid'
}

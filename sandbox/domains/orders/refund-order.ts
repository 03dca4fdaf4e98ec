import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {refundGiftCertificateAmount} from '../gift-certificates/gift-certificate-repository'
import {toMinor} from '../money'
import {hostedInstruments, requireProvider, sessionsOf} from './hosted-payment'
import type {Order} from './order'
import {orderNotFound} from './order-service'
import {findOrder} from './order-repository'

/** Refund of an order, in minor units. */
export interface OrderRefund {
  /** Amount that the payment provider refunds; its notification changes the order's payment status. */
  readonly provider: number
  /** Amount that returned to gift certificates. */
  readonly giftCertificates: number
  /** Amount of invoices and bank transfers, which is refunded outside of the sandbox. */
  readonly rest: number
  /** References of the refunds at the provider. */
  readonly references: readonly string[]
}

/** Returns an amount that is stored in a custom attribute of an order, in minor units. */
export const amountIn = ({custom, content}: Order, attribute: string): number =>
  toMinor(Number(custom[attribute] ?? 0), content.currency)

/** Returns what an order takes by invoice or transfer and no refund or credit has given back, in minor units. */
function transferLeft(context: ShopContext, order: Order): number {
  const hosted = new Set(hostedInstruments(context, order.content))
  const others = order.content.paymentInstruments
    .filter((one) => hosted.has(one) || one.giftCertificateCode !== undefined)
    .reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  const given = amountIn(order, 'c_refundedByTransfer') + amountIn(order, 'c_creditedAmount')
  return Math.max((order.content.totals.total ?? 0) - others - given, 0)
}

/**
 * Refunds an amount of an order in minor units: first the payment at the provider, then gift
 * certificates; invoices and transfers cover the rest. One transaction. Throws OrderNotFound, and
 * RefundExceedsPayment for more than was paid and not refunded; then nothing is refunded.
 */
export function refundOrder(context: ShopContext, orderNo: string, amount: number): OrderRefund {
  const {db, site} = context
  const work = (): OrderRefund => {
    const order = findOrder(db, site.id, orderNo)
    if (!order) throw orderNotFound(orderNo)
    const references: string[] = []
    let open = amount
    for (const {pspReference, amount: paid, refunded} of sessionsOf(context, order)) {
      if (pspReference === undefined) continue
      const value = Math.min(open, paid - refunded)
      if (value > 0) references.push(requireProvider(context).refund(db, pspReference, value))
      open -= value
    }
    const provider = amount - open
    const giftCertificates = refundGiftCertificateAmount(db, orderNo, open)
    const rest = open - giftCertificates
    if (rest > transferLeft(context, order)) {
      throw new CommerceFault(
        'RefundExceedsPayment',
        `Order '${orderNo}' was not paid that much, or the payment was refunded.`,
        {orderNo},
      )
    }
    return {provider, giftCertificates, rest, references}
  }
  return db.inTransaction ? work() : db.transaction(work).immediate()
}

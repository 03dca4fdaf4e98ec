import type {ShopContext} from '../baskets/shop-context'
import {refundGiftCertificateAmount} from '../gift-certificates/gift-certificate-repository'
import {findSessionsOf} from '../psp/psp-repository'
import {refund} from '../psp/refund'
import {PspError} from '../psp/session'
import {orderNotFound} from './order-service'
import {findOrder} from './order-repository'

/** Refund of an order, in minor units. */
export interface OrderRefund {
  /** Amount that the payment provider refunds; its notification changes the order's payment status. */
  readonly provider: number
  /** Amount that returned to gift certificates. */
  readonly giftCertificates: number
  /** References of the refunds at the provider. */
  readonly references: readonly string[]
}

/**
 * Refunds an amount of an order in minor units: first the payment at the provider, then gift
 * certificates. What an invoice pays is not refunded here. One
 * transaction. Throws OrderNotFound, and PspError 422 for more than was paid and not refunded;
 * then nothing is refunded.
 */
export function refundOrder(context: ShopContext, orderNo: string, amount: number): OrderRefund {
  const {db, site} = context
  const work = (): OrderRefund => {
    if (!findOrder(db, site.id, orderNo)) throw orderNotFound(orderNo)
    const references: string[] = []
    let open = amount
    let wasCharged = false
    for (const session of findSessionsOf(db, site.id, orderNo)) {
      if (session.status !== 'authorised' || session.pspReference === undefined) continue
      wasCharged = true
      const value = Math.min(open, session.amount - session.refunded)
      if (value > 0) references.push(refund(db, session.pspReference, value))
      open -= value
    }
    const provider = amount - open
    const giftCertificates = refundGiftCertificateAmount(db, orderNo, open)
    open -= giftCertificates
    if (open > 0 && wasCharged) {
      throw new PspError(422, 'amount_not_refundable', `Order '${orderNo}' was not paid ${amount}.`)
    }
    return {provider, giftCertificates, references}
  }
  return db.inTransaction ? work() : db.transaction(work).immediate()
}

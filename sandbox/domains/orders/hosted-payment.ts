import type {Basket} from '../baskets/basket'
import type {CustomValues} from '../custom-values'
import {updateBasket} from '../baskets/basket-repository'
import type {CheckoutContext} from '../baskets/basket-service'
import type {ShopContext} from '../baskets/shop-context'
import type {PricedBasket, PricedInstrument} from '../baskets/priced-basket'
import {readPaymentMethods} from '../payment/payment-repository'
import {describeMethod, methodsFor} from '../psp/methods'
import {findSessionsOf} from '../psp/psp-repository'
import {cancelSession, openSession, refund} from '../psp/psp-service'
import {isPayable} from '../psp/session'
import {cancellationEnd} from './cancellation'
import type {Order} from './order'

/**
 * Payment methods of this processor are paid at the payment provider's hosted page, after the
 * order was placed; every other method is authorised while it is placed.
 */
export const HOSTED_PROCESSOR = 'HOSTED_PAYMENT'

/** Custom attribute of a basket: where the provider sends the browser (`?c_returnUrl` of OCAPI). */
export const RETURN_URL = 'c_returnUrl'

/** Keeps where the browser shall go after paying. An address that is no web address is ignored. */
export function rememberReturnUrl({db}: ShopContext, basket: Basket, url: string): void {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return
  updateBasket(db, {...basket, custom: {...basket.custom, [RETURN_URL]: url}})
}

/** What the provider's page will offer for a basket, by country and amount. */
export function hostedMethods({locale}: ShopContext, basket: PricedBasket) {
  const {billingAddress, currency, totals} = basket
  return methodsFor({
    countryCode: billingAddress?.countryCode ?? null,
    currency,
    amount: totals.total,
  }).map((method) => describeMethod(method, locale))
}

/** The instruments of a basket that the hosted page will ask for. */
export function hostedInstruments(
  {db, site}: ShopContext,
  {paymentInstruments}: Pick<PricedBasket, 'paymentInstruments'>,
): PricedInstrument[] {
  const hosted = new Set(
    readPaymentMethods(db, site.id)
      .filter(({processorId}) => processorId === HOSTED_PROCESSOR)
      .map(({id}) => id),
  )
  return paymentInstruments.filter(({paymentMethodId}) => hosted.has(paymentMethodId))
}

/**
 * Opens the payment of an order at the provider, inside the order's transaction. Returns what the
 * order tells of it: `c_paymentSessionId`, `c_paymentSessionData`, `c_paymentUrl`.
 */
export function openHostedPayment(context: CheckoutContext, order: Order): CustomValues {
  const amount = hostedInstruments(context, order.content).reduce(
    (sum, instrument) => sum + (instrument.amount ?? 0),
    0,
  )
  if (amount === 0) return {}
  const {db, links, site, locale} = context
  const returnUrl = order.content.custom[RETURN_URL]
  const session = openSession(db, {
    merchant: site.id,
    merchantReference: order.orderNo,
    amount,
    currency: order.content.currency,
    countryCode: order.content.billingAddress?.countryCode,
    locale,
    returnUrl: typeof returnUrl === 'string' ? returnUrl : undefined,
  })
  return {
    c_merchantReference: order.orderNo,
    c_paymentSessionId: session.id,
    c_paymentSessionData: session.sessionData,
    c_paymentUrl: `${links.publicUrl}/psp/pay/${session.id}`,
    c_cancellationEndTime: new Date(cancellationEnd(site, order)).toISOString(),
  }
}

/**
 * Gives up the payment of an order that failed or was cancelled, inside its transaction: what is
 * open closes, what was paid goes back. Returns what the order tells of it.
 */
export function releasePayment({db}: ShopContext, order: Order): CustomValues {
  let references: CustomValues = {}
  for (const session of findSessionsOf(db, order.siteId, order.orderNo)) {
    if (isPayable(session)) cancelSession(db, session.id)
    if (session.status !== 'authorised' || session.pspReference === undefined) continue
    references = {c_refundReference: refund(db, session.pspReference)}
  }
  return references
}

/** What the provider has received for an order and not given back, in minor units. */
export function paidAmount({db}: ShopContext, order: Order): number {
  return findSessionsOf(db, order.siteId, order.orderNo)
    .filter(({pspReference}) => pspReference !== undefined)
    .reduce((sum, {amount, refunded}) => sum + amount - refunded, 0)
}

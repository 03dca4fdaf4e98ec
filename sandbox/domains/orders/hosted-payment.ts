import type {Basket} from '../baskets/basket'
import type {CustomValues} from '../custom-values'
import {updateBasket} from '../baskets/basket-repository'
import type {CheckoutContext} from '../baskets/basket-service'
import type {ShopContext} from '../baskets/shop-context'
import type {PricedBasket, PricedInstrument} from '../baskets/priced-basket'
import {readPaymentMethods} from '../payment/payment-repository'
import type {OfferedMethod, PaymentProvider, ProviderSession} from '../payment-provider'
import {cancellationEnd} from './cancellation'
import type {Order} from './order'

/**
 * Processor whose payment methods are paid on the payment provider's hosted page after the order is
 * placed. All other methods are authorised while the order is placed.
 */
export const HOSTED_PROCESSOR = 'HOSTED_PAYMENT'

/** Custom attribute of a basket: return address of the payment page (`?c_returnUrl` of OCAPI). */
export const RETURN_URL = 'c_returnUrl'

/**
 * Stores the return address for the browser after payment. A value that is not a web address is
 * ignored.
 */
export function rememberReturnUrl({db}: ShopContext, basket: Basket, url: string): void {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return
  updateBasket(db, {...basket, custom: {...basket.custom, [RETURN_URL]: url}})
}

/** Returns the payment methods that the hosted page will offer for a basket, by country and amount. */
export function hostedMethods(
  {locale, provider}: ShopContext,
  {billingAddress, currency, totals}: PricedBasket,
): readonly OfferedMethod[] {
  const countryCode = billingAddress?.countryCode ?? null
  return provider?.methods({countryCode, currency, amount: totals.total}, locale) ?? []
}

/** The provider, which a payment that exists proves. Throws when the plug-in of the payment is left out now. */
export function requireProvider({provider}: ShopContext): PaymentProvider {
  if (provider) return provider
  throw new Error('No plug-in is the payment provider.')
}

/** Returns the payments of an order at the provider, in order of creation. */
export const sessionsOf = (
  {db, provider}: ShopContext,
  {siteId, orderNo}: Pick<Order, 'siteId' | 'orderNo'>,
): readonly ProviderSession[] => provider?.sessionsOf(db, siteId, orderNo) ?? []

/** Returns the instruments of a basket that are paid on the hosted page. */
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
 * Opens a payment session for an order at the provider, inside the order's transaction. Returns its
 * custom attributes for the order: `c_paymentSessionId`, `c_paymentSessionData`, `c_paymentUrl`.
 */
export function openHostedPayment(context: CheckoutContext, order: Order): CustomValues {
  const amount = hostedInstruments(context, order.content).reduce(
    (sum, instrument) => sum + (instrument.amount ?? 0),
    0,
  )
  const {db, provider, site, locale} = context
  if (amount === 0 || !provider) return {}
  const returnUrl = order.content.custom[RETURN_URL]
  const session = provider.openSession(db, {
    merchant: site.id,
    merchantReference: order.orderNo,
    shopper: order.guest ? undefined : order.customerId,
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
    c_paymentUrl: provider.pageOf(session.id),
    c_cancellationEndTime: new Date(cancellationEnd(site, order)).toISOString(),
  }
}

/** What the provider is asked to take: by method and amount, without the outcome. */
const chargeOf = (context: ShopContext, {content}: Order): string =>
  JSON.stringify(
    hostedInstruments(context, content).map(({paymentInstrumentId, paymentMethodId, amount}) => [
      paymentInstrumentId,
      paymentMethodId,
      amount,
    ]),
  )

/** Cancels the sessions that the shopper could still pay. Returns all sessions of the order as they were. */
function cancelPayable(context: ShopContext, order: Order): readonly ProviderSession[] {
  const sessions = sessionsOf(context, order)
  for (const {id, state} of sessions) {
    if (state === 'payable') context.provider?.cancelSession(context.db, id)
  }
  return sessions
}

/**
 * Cancels the open sessions of an order whose payment changes, and opens one for the new amount, inside the transaction
 * of the order. Returns the custom attributes of the order.
 */
export function replaceHostedPayment(
  context: CheckoutContext,
  before: Order,
  after: Order,
): CustomValues {
  if (chargeOf(context, before) === chargeOf(context, after)) return {}
  cancelPayable(context, before)
  const none = {c_paymentSessionId: null, c_paymentSessionData: null, c_paymentUrl: null}
  return {...none, ...openHostedPayment(context, after)}
}

/** Returns true for a session that another payment has replaced: its end does not fail the order. */
export function isReplaced(context: ShopContext, order: Order, sessionId: string): boolean {
  return (
    sessionId !== order.custom['c_paymentSessionId'] &&
    sessionsOf(context, order).some(({id}) => id === sessionId)
  )
}

/**
 * Releases the payment of an order that failed or was cancelled, inside its transaction: open
 * sessions are closed and paid amounts are refunded. Returns the resulting custom attributes of the
 * order.
 */
export function releasePayment(context: ShopContext, order: Order): CustomValues {
  let references: CustomValues = {}
  for (const {amount, refunded, pspReference} of cancelPayable(context, order)) {
    if (pspReference === undefined || refunded === amount) continue
    references = {c_refundReference: requireProvider(context).refund(context.db, pspReference)}
  }
  return references
}

/** Returns the amount that the provider has received for an order and not refunded, in minor units. */
export function paidAmount(context: ShopContext, order: Order): number {
  return sessionsOf(context, order)
    .filter(({pspReference}) => pspReference !== undefined)
    .reduce((sum, {amount, refunded}) => sum + amount - refunded, 0)
}

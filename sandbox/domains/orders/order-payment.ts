import type {PaymentInstrument} from '../baskets/basket'
import type {PaymentInput, PaymentOptions} from '../baskets/change-payment'
import {
  addPaymentInstrument,
  changePaymentInstrument,
  removePaymentInstrument,
} from '../baskets/change-payment'
import {balanceOf, type CheckoutContext} from '../baskets/basket-service'
import type {PricedInstrument} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {refundGiftCertificates} from '../gift-certificates/gift-certificate-repository'
import {splitPayment} from '../payment/payment-amounts'
import type {PaymentCardSpec, PaymentMethod, PaymentSituation} from '../payment/payment-method'
import {isApplicable} from '../payment/payment-method'
import {readPaymentCards, readPaymentMethods} from '../payment/payment-repository'
import {shopperFactsOf} from '../promotions/situation'
import {authorizeInstrument} from './authorize-instrument'
import {hostedInstruments, replaceHostedPayment, sessionsOf} from './hosted-payment'
import type {Order} from './order'
import {redeemCertificates} from './order-benefits'
import {changeOrder, requireOrder} from './order-service'

/**
 * Payment instruments of an order that is placed but not paid, for a checkout that requests payment
 * after placing the order. A change returns the balance of gift certificates that no longer pay, and
 * cancels the session at the provider that it replaces. Each call is one transaction and throws
 * OrderNotFound, OperationForbidden, PaymentInstrumentNotFound, InvalidPaymentMethodId, InvalidPaymentCard,
 * InvalidGiftCertificateCode or PaymentDeclined.
 */

export function addOrderPayment(
  context: CheckoutContext,
  orderNo: string,
  input: PaymentInput,
): Order {
  return changePayment(context, orderNo, (payable, options) =>
    addPaymentInstrument(payable, input, options),
  )
}

export function changeOrderPayment(
  context: CheckoutContext,
  orderNo: string,
  instrumentId: string,
  input: PaymentInput,
): Order {
  return changePayment(context, orderNo, (payable, options) =>
    changePaymentInstrument(payable, instrumentId, input, options),
  )
}

export function removeOrderPayment(
  context: CheckoutContext,
  orderNo: string,
  instrumentId: string,
): Order {
  return changePayment(context, orderNo, (payable) =>
    removePaymentInstrument(payable, instrumentId),
  )
}

/** Returns the payment methods for the open amount of an order. */
export function orderPaymentMethods(context: CheckoutContext, order: Order): PaymentMethod[] {
  return methodsFor(context, order, openAmount(order))
}

/** Returns the card brands for the open amount of an order. */
export function orderPaymentCards(context: CheckoutContext, order: Order): PaymentCardSpec[] {
  return cardsFor(context, order, openAmount(order))
}

function openAmount({content: {totals, paymentInstruments}}: Order): number {
  const paid = paymentInstruments.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  return Math.max(0, (totals.total ?? 0) - paid)
}

function methodsFor(context: CheckoutContext, order: Order, amount: number): PaymentMethod[] {
  const situation = situationOf(context, order, amount)
  return readPaymentMethods(context.db, context.site.id).filter((method) =>
    isApplicable(method, situation),
  )
}

function cardsFor(context: CheckoutContext, order: Order, amount: number): PaymentCardSpec[] {
  const situation = situationOf(context, order, amount)
  return readPaymentCards(context.db, context.site.id).filter((card) =>
    isApplicable(card, situation),
  )
}

function situationOf(
  {db, site, shopper}: CheckoutContext,
  {content}: Order,
  amount: number,
): PaymentSituation {
  return {
    currency: content.currency,
    amount,
    countryCode: content.billingAddress?.countryCode ?? null,
    groupIds: shopperFactsOf(db, {siteId: site.id, ...shopper}).groupIds,
  }
}

interface Payable {
  readonly paymentInstruments: readonly PaymentInstrument[]
}

function changePayment(
  context: CheckoutContext,
  orderNo: string,
  apply: (payable: Payable, options: PaymentOptions) => Payable,
): Order {
  const {db} = context
  return db
    .transaction(() => {
      const order = requireOrder(context, orderNo)
      requireUnpaid(context, order)
      refundGiftCertificates(db, orderNo)
      const {content} = order
      const total = content.totals.total ?? 0
      const before = content.paymentInstruments.map(
        ({authorization: _authorization, amount, ...instrument}): PaymentInstrument => ({
          ...instrument,
          amount: amount ?? undefined,
        }),
      )
      const options = {
        methods: methodsFor(context, order, total),
        cards: cardsFor(context, order, total),
        balanceOf: (code: string) => balanceOf(context, content, code),
        open: openAmount(order),
        now: Date.now(),
      }
      const after = apply({paymentInstruments: before}, options).paymentInstruments
      const paymentInstruments = priced(context, order, after, before)
      const changed = {...order, content: {...content, paymentInstruments}}
      redeemCertificates(context, changed)
      const custom = replaceHostedPayment(context, order, changed)
      return changeOrder(context, () => order, {paymentInstruments, custom}).order
    })
    .immediate()
}

/** Refuses a change after the payment, also when the provider has it and the order does not know yet. */
function requireUnpaid(context: CheckoutContext, order: Order): void {
  const isTaken = sessionsOf(context, order).some(({state}) => state === 'taken')
  if (order.status === 'created' && order.paymentStatus === 'not_paid' && !isTaken) return
  throw new CommerceFault(
    'OperationForbidden',
    `The payment of the order with number '${order.orderNo}' can't be changed any more.`,
    {orderNo: order.orderNo},
  )
}

/** Instruments with their amounts; changed instruments are authorised again. */
function priced(
  context: CheckoutContext,
  {content}: Order,
  after: readonly PaymentInstrument[],
  before: readonly PaymentInstrument[],
): PricedInstrument[] {
  const split = splitPayment(
    content.totals.total,
    after.map(({amount}) => amount),
  )
  const instruments = after.map((instrument, index): PricedInstrument => ({
    ...instrument,
    amount: split.amounts[index] ?? null,
  }))
  const hosted = new Set(hostedInstruments(context, {paymentInstruments: instruments}))
  return instruments.map((instrument, index) => {
    const known = before.indexOf(after[index] as PaymentInstrument)
    const authorization = content.paymentInstruments[known]?.authorization
    if (known >= 0) return {...instrument, authorization}
    return hosted.has(instrument) ? instrument : authorizeInstrument(instrument)
  })
}

import {createHash} from 'node:crypto'
import {secretsEqual} from '../auth/secrets'
import type {Basket} from '../baskets/basket'
import type {CustomValues} from '../custom-values'
import {findCustomerBaskets, insertBasket} from '../baskets/basket-repository'
import type {CheckoutContext} from '../baskets/basket-service'
import type {ShopContext} from '../baskets/shop-context'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {requireCancellationTime} from './cancellation'
import {paidAmount, releasePayment} from './hosted-payment'
import type {ExportStatus, Order, OrderStatus, PaymentStatus, ShippingStatus} from './order'
import {holdsStock, moveTo} from './order'
import {sendCancellation, sendPaymentFailed} from './order-mails'
import {findOrder, findOrderByToken, updateOrder} from './order-repository'
import {giveGoodsBack, takeGoodsAgain} from './order-stock'
import {giveBenefitsBack, issueBought, takeBenefitsAgain} from './order-benefits'
import {reopenedBasket} from './reopened-basket'
import {changeCustom} from '../custom-values'

/** Fields of an order that may be changed after it is placed. */
export interface OrderChange {
  status?: OrderStatus
  paymentStatus?: PaymentStatus
  confirmationStatus?: Order['confirmationStatus']
  exportStatus?: ExportStatus
  shippingStatus?: ShippingStatus
  externalStatus?: string
  failureReason?: string
  email?: string
  /** The registered customer that the order is assigned to. */
  customer?: {customerId: string; customerNo: string; hasAccountEmail: boolean}
  paymentInstruments?: PricedBasket['paymentInstruments']
  custom?: CustomValues
}

export interface ChangeOptions {
  /** Turns a failed order into a new basket. */
  reopen?: 'always' | 'unless-open'
  /** The state that the client has read; a newer one is a conflict. */
  expectedState?: string
  /** True for a change by the shop itself, which has no cancellation period. */
  byShop?: boolean
}

/**
 * Result of an order change; `newBasketId` is the id of the basket that a failed order was turned
 * back into.
 */
export interface OrderOutcome {
  order: Order
  newBasketId?: string
}

/** Custom attribute with the id of the basket that a failed order was turned back into. */
const NEW_BASKET_ID = 'c_newBasketId'
/** Reasons with which the payment provider fails an order. */
const PROVIDER_REASONS = new Set(['payment_expired', 'payment_cancelled'])
/** Reasons with which provider or back office fail an order. */
const SHOP_REASONS = new Set([...PROVIDER_REASONS, 'back_office'])

/** Returns the opaque text that identifies one state of an order in OCAPI. */
export function orderState(order: Pick<Order, 'orderNo' | 'revision'>): string {
  return createHash('sha256').update(`${order.orderNo}:${order.revision}`).digest('hex')
}

export function orderNotFound(orderNo: string): CommerceFault {
  return new CommerceFault('OrderNotFound', `No order with number '${orderNo}' was found.`, {
    orderNo,
  })
}

/**
 * Returns the shopper's own order. Throws OrderNotFound, also when the order belongs to another
 * shopper.
 */
export function requireOrder({db, site, shopper}: CheckoutContext, orderNo: string): Order {
  const order = findOrder(db, site.id, orderNo)
  if (!order || order.customerId !== shopper.customerId) throw orderNotFound(orderNo)
  return order
}

/** Returns the shopper's own order by its token, or by the id of the basket it was created from. */
export function findOwnOrderByToken(
  {db, site, shopper}: CheckoutContext,
  token: string,
): Order | undefined {
  const order = findOrderByToken(db, site.id, token)
  return order?.customerId === shopper.customerId ? order : undefined
}

/** Returns the order of a cancel link, by order number and cancel token; requires no login. */
export function requireCancellable(
  {db, site}: ShopContext,
  orderNo: string,
  cancelToken: string,
): Order {
  const order = findOrder(db, site.id, orderNo)
  // An unknown order is compared too, so that both answers take the same time.
  const isRight = secretsEqual(order?.cancelToken ?? '', cancelToken)
  if (!order || !isRight) throw orderNotFound(orderNo)
  return order
}

/**
 * Changes an order in one transaction. When an order fails or is cancelled, its stock is released
 * and its payment refunded; with `reopen` a failed one also turns into a new basket. `find` reads
 * the order and decides whether the caller may change it. Throws OrderStatusTransition,
 * ResourceStateConflict, and what `find` throws.
 */
export function changeOrder(
  context: ShopContext,
  find: () => Order,
  change: OrderChange,
  options: ChangeOptions = {},
): OrderOutcome {
  const {db} = context
  const work = (): OrderOutcome => {
    const before = find()
    requireState(before, options.expectedState)
    if (change.status === 'cancelled' && !options.byShop) {
      requireCancellationTime(context.site, before, Date.now())
    }
    const paid = paidAmount(context, before)
    const after = holdOrRelease(context, before, applyChange(before, change))
    if (after.status === 'cancelled' && before.status !== 'cancelled') {
      sendCancellation(context, after, paid)
    }
    if (isFailedByShop(before, after)) sendPaymentFailed(context, after)
    if (after.paymentStatus === 'paid' && holdsStock(after.status)) issueBought(context, after)
    const fails = change.status === 'failed'
    if (!fails || !mayReopen(context, after, options.reopen)) {
      updateOrder(db, after)
      return {order: after}
    }
    const {basketId} = reopen(context, after)
    const order = {...after, custom: {...after.custom, [NEW_BASKET_ID]: basketId}}
    updateOrder(db, order)
    return {order, newBasketId: basketId}
  }
  return db.inTransaction ? work() : db.transaction(work).immediate()
}

/** Returns true for an order whose payment failed while the shopper was not at the checkout. */
function isFailedByShop(before: Order, after: Order): boolean {
  return (
    before.status !== 'failed' &&
    after.status === 'failed' &&
    SHOP_REASONS.has(after.failureReason ?? '')
  )
}

/** Updates stock and payment according to the status of an order. */
function holdOrRelease(context: ShopContext, before: Order, after: Order): Order {
  if (holdsStock(before.status) === holdsStock(after.status)) return after
  if (holdsStock(after.status)) {
    takeGoodsAgain(context, after.content)
    takeBenefitsAgain(context, after)
    return after
  }
  giveGoodsBack(context, after.content)
  giveBenefitsBack(context, after)
  return {...after, custom: {...after.custom, ...releasePayment(context, after)}}
}

function reopen({db}: ShopContext, order: Order): Basket {
  const basket = reopenedBasket(order.content)
  insertBasket(db, basket)
  return basket
}

function mayReopen(
  {db}: ShopContext,
  {siteId, customerId, content}: Order,
  reopen: 'always' | 'unless-open' | undefined,
): boolean {
  if (reopen !== 'unless-open') return reopen === 'always'
  if (content.temporary) return true
  return findCustomerBaskets(db, siteId, customerId).every(({temporary}) => temporary)
}

function requireState(order: Order, expectedState: string | undefined): void {
  if (expectedState === undefined || expectedState === orderState(order)) return
  throw new CommerceFault(
    'ResourceStateConflict',
    `The order with number '${order.orderNo}' was changed in the meantime.`,
    {orderNo: order.orderNo},
  )
}

/**
 * Returns true for an order that the provider has already failed and that has no new basket yet:
 * the returning shopper may still request the basket.
 */
function failedWithoutBasket(order: Order, status: OrderStatus): boolean {
  return (
    order.status === 'failed' &&
    status === 'failed' &&
    PROVIDER_REASONS.has(order.failureReason ?? '') &&
    order.custom[NEW_BASKET_ID] === undefined
  )
}

function applyChange(order: Order, change: OrderChange): Order {
  const {status} = change
  const moved =
    status === undefined || failedWithoutBasket(order, status) ? order : moveTo(order, status)
  const {customer} = change
  return {
    ...moved,
    ...(customer ? {...customer, guest: false} : {}),
    paymentStatus: change.paymentStatus ?? order.paymentStatus,
    confirmationStatus: change.confirmationStatus ?? order.confirmationStatus,
    exportStatus: change.exportStatus ?? order.exportStatus,
    shippingStatus: change.shippingStatus ?? order.shippingStatus,
    externalStatus: change.externalStatus ?? order.externalStatus,
    failureReason: change.failureReason ?? order.failureReason,
    custom: changeCustom(order.custom, change.custom),
    content: {
      ...order.content,
      email: change.email ?? order.content.email,
      paymentInstruments: change.paymentInstruments ?? order.content.paymentInstruments,
    },
    revision: order.revision + 1,
    lastModified: Date.now(),
  }
}

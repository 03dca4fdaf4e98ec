import {createHash} from 'node:crypto'
import {secretsEqual} from '../auth/secrets'
import type {Basket, CustomValues} from '../baskets/basket'
import {insertBasket} from '../baskets/basket-repository'
import type {CheckoutContext} from '../baskets/basket-service'
import {listBaskets} from '../baskets/basket-service'
import type {PricedBasket} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import {takeStock} from '../inventory/inventory-repository'
import type {Order, OrderStatus, PaymentStatus} from './order'
import {holdsStock, moveTo} from './order'
import {findOrder, findOrderByToken, updateOrder} from './order-repository'

/** What may be changed of an order once it is placed. */
export interface OrderChange {
  status?: OrderStatus
  paymentStatus?: PaymentStatus
  confirmationStatus?: Order['confirmationStatus']
  externalStatus?: string
  failureReason?: string
  custom?: CustomValues
}

/** What a change led to; `newBasketId` names the basket that a failed order was turned back into. */
export interface OrderOutcome {
  order: Order
  newBasketId?: string
}

/** The opaque text by which OCAPI tells one state of an order from another. */
export function orderState(order: Pick<Order, 'orderNo' | 'revision'>): string {
  return createHash('sha256').update(`${order.orderNo}:${order.revision}`).digest('hex')
}

function orderNotFound(orderNo: string): CommerceFault {
  return new CommerceFault('OrderNotFound', `No order with number '${orderNo}' was found.`, {
    orderNo,
  })
}

/** The shopper's own order. Throws OrderNotFound, also for the order of somebody else. */
export function requireOrder({sandbox, site, shopper}: CheckoutContext, orderNo: string): Order {
  const order = findOrder(sandbox.db, site.id, orderNo)
  if (!order || order.customerId !== shopper.customerId) throw orderNotFound(orderNo)
  return order
}

/** The shopper's own order by its token, or by the id of the basket it was made of. */
export function findOwnOrderByToken(
  {sandbox, site, shopper}: CheckoutContext,
  token: string,
): Order | undefined {
  const order = findOrderByToken(sandbox.db, site.id, token)
  return order?.customerId === shopper.customerId ? order : undefined
}

/** The order that a cancel link names: order number and cancel token; needs no login. */
export function requireCancellable(
  {sandbox, site}: CheckoutContext,
  orderNo: string,
  cancelToken: string,
): Order {
  const order = findOrder(sandbox.db, site.id, orderNo)
  if (!order || !secretsEqual(order.cancelToken, cancelToken)) throw orderNotFound(orderNo)
  return order
}

/**
 * Changes an order in one transaction. An order that fails or is cancelled gives its goods back;
 * with `reopen` a failed one also turns into a new basket. `find` reads the order and decides
 * whether the shopper may change it.
 */
export function changeOrder(
  context: CheckoutContext,
  find: () => Order,
  change: OrderChange,
  options: {reopen?: 'always' | 'unless-open'; expectedState?: string} = {},
): OrderOutcome {
  const {db} = context.sandbox
  return db
    .transaction((): OrderOutcome => {
      const before = find()
      requireState(before, options.expectedState)
      const after = applyChange(before, change)
      if (holdsStock(before.status) && !holdsStock(after.status)) giveBack(context, after)
      updateOrder(db, after)
      const fails = after.status === 'failed' && before.status !== 'failed'
      const mayReopen =
        options.reopen === 'always' ||
        (options.reopen === 'unless-open' && listBaskets(context).length === 0)
      if (!fails || !mayReopen) return {order: after}
      const basket = reopenedBasket(after.content)
      insertBasket(db, basket)
      return {order: after, newBasketId: basket.basketId}
    })
    .immediate()
}

function requireState(order: Order, expectedState: string | undefined): void {
  if (expectedState === undefined || expectedState === orderState(order)) return
  throw new CommerceFault(
    'ResourceStateConflict',
    `The order with number '${order.orderNo}' was changed in the meantime.`,
    {orderNo: order.orderNo},
  )
}

function applyChange(order: Order, change: OrderChange): Order {
  const {status, custom, ...rest} = change
  const moved = status === undefined ? order : moveTo(order, status)
  return {
    ...moved,
    paymentStatus: rest.paymentStatus ?? order.paymentStatus,
    confirmationStatus: rest.confirmationStatus ?? order.confirmationStatus,
    externalStatus: rest.externalStatus ?? order.externalStatus,
    failureReason: rest.failureReason ?? order.failureReason,
    custom: {...order.custom, ...custom},
    revision: order.revision + 1,
    lastModified: Date.now(),
  }
}

function giveBack({sandbox, site}: CheckoutContext, order: Order): void {
  for (const {productId, quantity} of order.content.items) {
    takeStock(sandbox.db, site.inventoryListId, productId, -quantity)
  }
}

/** The basket that an order was made of, under a new id and without its payment. */
function reopenedBasket(content: PricedBasket): Basket {
  const now = Date.now()
  const {siteId, customerId, currency, email, billingAddress, custom} = content
  return {
    basketId: randomId(),
    siteId,
    customerId,
    currency,
    email,
    billingAddress,
    custom,
    creationDate: now,
    lastModified: now,
    revision: 0,
    items: content.items.map(
      ({itemId, productId, quantity, shipmentId, gift, giftMessage, custom: itemCustom}) => ({
        itemId,
        productId,
        quantity,
        shipmentId,
        gift,
        giftMessage,
        custom: itemCustom,
      }),
    ),
    shipments: content.shipments.map((shipment) => ({
      shipmentId: shipment.shipmentId,
      shippingItemId: shipment.shippingItemId,
      shippingAddress: shipment.shippingAddress,
      shippingMethodId: shipment.shippingMethodId,
      gift: shipment.gift,
      giftMessage: shipment.giftMessage,
      custom: shipment.custom,
    })),
    paymentInstruments: [],
  }
}

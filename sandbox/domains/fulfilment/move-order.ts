import type {PricedShipment} from '../baskets/priced-basket'
import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {hostedInstruments} from '../orders/hosted-payment'
import type {Order} from '../orders/order'
import {sendReadyForPickup, sendShipped} from '../orders/order-mails'
import {findOrder} from '../orders/order-repository'
import type {OrderChange} from '../orders/order-service'
import {changeOrder, orderNotFound} from '../orders/order-service'
import {pickupShipments, shipmentTimes, trackingNumber} from '../orders/order-shipping'
import {DELIVERED, nextStages, stageOf, type OrderStage} from './order-stage'
import {returnWholeOrder} from './return-service'

/**
 * Returns true when the payment provider has not reported the payment of an order yet, or the instruments of an order
 * that is not paid do not cover it.
 */
function awaitsPayment(context: ShopContext, order: Order): boolean {
  if (order.paymentStatus === 'paid') return false
  if (hostedInstruments(context, order.content).length > 0) {
    return order.paymentStatus === 'not_paid' || order.confirmationStatus === 'not_confirmed'
  }
  const {totals, paymentInstruments} = order.content
  const covered = paymentInstruments.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  return covered < (totals.total ?? 0)
}

/** Returns the stages to which an order may move next. */
export function movesOf(context: ShopContext, order: Order): OrderStage[] {
  return nextStages(order, awaitsPayment(context, order))
}

/**
 * Moves an order to a stage of its life cycle as a back office does, in one transaction, and sends
 * the mail of the stage. Cancelling and failing return stock, coupons and payment; a return refunds
 * all goods. Throws OrderNotFound, and OrderStatusTransition for a move that is not permitted.
 */
export function moveOrder(
  context: ShopContext,
  orderNo: string,
  to: OrderStage,
  now = Date.now(),
): Order {
  const {db} = context
  return db
    .transaction(() => {
      const order = findOrder(db, context.site.id, orderNo)
      if (!order) throw orderNotFound(orderNo)
      if (!movesOf(context, order).includes(to)) throw refusedMove(order, to)
      if (to === 'returned') return returnWholeOrder(context, order, now)
      if (to === 'created') throw refusedMove(order, to)
      const change = changeFor(order, to, new Date(now).toISOString())
      const after = changeOrder(context, () => order, change, {
        byShop: true,
        ...(to === 'failed' ? {reopen: 'always' as const} : {}),
      }).order
      if (to === 'shipped') {
        const before = shipmentTimes(order, 'shipped')
        const left = after.content.shipments.filter(({shipmentId}) => !before[shipmentId])
        sendShippingMails(context, after, left)
      }
      return after
    })
    .immediate()
}

/** The fault of a move that is not permitted. */
export function refusedMove(order: Order, to: OrderStage): CommerceFault {
  const from = stageOf(order)
  return new CommerceFault(
    'OrderStatusTransition',
    `The order with number '${order.orderNo}' can't move from '${from}' to '${to}'.`,
    {orderNo: order.orderNo, from, to},
  )
}

/** The stages that a change of the order's own fields reaches. */
type ChangeStage = Exclude<OrderStage, 'created' | 'returned'>

/** Returns the change of an order that reaches a stage. @param time of the move, in ISO 8601 */
export function changeFor(order: Order, to: ChangeStage, time: string): OrderChange {
  switch (to) {
    case 'paid':
      return {
        ...(order.status === 'created' ? {status: 'new' as const} : {}),
        paymentStatus: 'paid',
        confirmationStatus: 'confirmed',
        custom: {c_paidAt: time},
      }
    case 'shipped':
      return {
        ...(order.status === 'open' ? {} : {status: 'open' as const}),
        confirmationStatus: 'confirmed',
        exportStatus: 'exported',
        shippingStatus: 'shipped',
        custom: {c_shippedAt: time, c_trackingNumber: trackingNumber(order)},
      }
    case 'delivered':
      return {
        ...(order.status === 'completed' ? {} : {status: 'completed' as const}),
        externalStatus: DELIVERED,
        custom: {c_deliveredAt: time},
      }
    case 'cancelled':
      return {status: 'cancelled'}
    case 'failed':
      return {status: 'failed', failureReason: 'back_office'}
  }
}

/** Sends the mails about shipments that have left. */
export function sendShippingMails(
  context: ShopContext,
  order: Order,
  left: readonly PricedShipment[],
): void {
  const pickups = new Set(pickupShipments(order).map(({shipmentId}) => shipmentId))
  if (left.some(({shipmentId}) => pickups.has(shipmentId))) sendReadyForPickup(context, order)
  for (const shipment of left) {
    if (!pickups.has(shipment.shipmentId)) sendShipped(context, order, shipment)
  }
}

import type {PricedShipment} from '../baskets/priced-basket'
import type {ShopContext} from '../baskets/shop-context'
import type {Order} from '../orders/order'
import {findOrder} from '../orders/order-repository'
import type {OrderChange} from '../orders/order-service'
import {changeOrder, orderNotFound} from '../orders/order-service'
import {SHIPMENT_TIMES, shipmentTimes, type ShipmentStage} from '../orders/order-shipping'
import {changeFor, movesOf, refusedMove, sendShippingMails} from './move-order'
import {stageOf} from './order-stage'

/** A shipment of an order that has several, and the stages to which it may move. */
export interface ShipmentMoves {
  readonly shipmentId: string
  readonly moves: readonly ShipmentStage[]
}

/** Returns the moves of single shipments: none for an order with one shipment, which moves as a whole. */
export function shipmentMovesOf(context: ShopContext, order: Order): ShipmentMoves[] {
  const {shipments} = order.content
  if (shipments.length < 2) return []
  return shipments.map(({shipmentId}) => ({
    shipmentId,
    moves: nextShipmentStages(context, order, shipmentId),
  }))
}

function nextShipmentStages(
  context: ShopContext,
  order: Order,
  shipmentId: string,
): ShipmentStage[] {
  if (!shipmentTimes(order, 'shipped')[shipmentId]) {
    return movesOf(context, order).includes('shipped') ? ['shipped'] : []
  }
  // A part of an order that is cancelled or returned is not on its way any more.
  const isUnderWay = ['created', 'paid', 'shipped'].includes(stageOf(order))
  return isUnderWay && !shipmentTimes(order, 'delivered')[shipmentId] ? ['delivered'] : []
}

/**
 * Ships or delivers one shipment of an order that has several; a shipped one gets its mail. The order reaches the stage
 * with its last shipment. Throws OrderNotFound, and OrderStatusTransition for a shipment that is unknown or cannot move.
 */
export function moveShipment(
  context: ShopContext,
  orderNo: string,
  shipmentId: string,
  to: ShipmentStage,
  now = Date.now(),
): Order {
  const {db} = context
  return db
    .transaction(() => {
      const order = findOrder(db, context.site.id, orderNo)
      if (!order) throw orderNotFound(orderNo)
      const shipment = order.content.shipments.find((one) => one.shipmentId === shipmentId)
      if (!shipment || !nextShipmentStages(context, order, shipmentId).includes(to)) {
        throw refusedMove(order, to)
      }
      const change = changeOf(order, shipment, to, new Date(now).toISOString())
      const after = changeOrder(context, () => order, change, {byShop: true}).order
      if (to === 'shipped') sendShippingMails(context, after, [shipment])
      return after
    })
    .immediate()
}

function changeOf(
  order: Order,
  {shipmentId}: PricedShipment,
  to: ShipmentStage,
  time: string,
): OrderChange {
  const times = {...shipmentTimes(order, to), [shipmentId]: time}
  const isLast = order.content.shipments.every((one) => times[one.shipmentId])
  const own = {[SHIPMENT_TIMES[to].single]: JSON.stringify(times)}
  if (to === 'delivered' && !isLast) return {custom: own}
  const {custom, ...change} = changeFor(order, to, time)
  if (isLast) return {...change, custom: {...custom, ...own}}
  return {...change, shippingStatus: 'part_shipped', custom: own}
}

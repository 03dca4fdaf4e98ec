import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {findMovingOrders} from '../orders/order-repository'
import type {Order} from '../orders/order'
import {moveOrder, movesOf} from './move-order'
import type {OrderStage} from './order-stage'

/** Stages to which the clock moves orders, in this order; a shopper's invoice is not paid by it. */
const FORWARD: readonly OrderStage[] = ['shipped', 'delivered']
const TIMES = ['c_paidAt', 'c_shippedAt', 'c_deliveredAt'] as const

/** Returns the time of an order's last stage, in milliseconds since 1970. */
function lastStageTime({creationDate, custom}: Order): number {
  return TIMES.reduce((latest, name) => {
    const time = custom[name]
    return typeof time === 'string' ? Math.max(latest, Date.parse(time)) : latest
  }, creationDate)
}

/**
 * Moves each order of a site whose last stage is `stepMs` old to its next stage: shipped, then
 * delivered. Orders that wait for the payment provider stay. Returns the number of moved orders.
 */
export function moveDueOrders(context: ShopContext, stepMs: number, now = Date.now()): number {
  let moved = 0
  for (const order of findMovingOrders(context.db, context.site.id)) {
    if (now - lastStageTime(order) < stepMs) continue
    const moves = movesOf(context, order)
    const next = FORWARD.find((stage) => moves.includes(stage))
    if (!next) continue
    try {
      moveOrder(context, order.orderNo, next, now)
      moved += 1
    } catch (error) {
      // The order was changed between the list and the move: the next round decides again.
      if (!(error instanceof CommerceFault)) throw error
    }
  }
  return moved
}

import type {Order} from '../orders/order'

/** Stage of an order in its life cycle, derived from its statuses (rule ORDER-1). */
export const orderStages = [
  'created',
  'paid',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
  'failed',
] as const
export type OrderStage = (typeof orderStages)[number]

/** External status of an order after the parcel arrived, and after all its goods came back. */
export const DELIVERED = 'DELIVERED'
export const RETURNED = 'RETURNED'

type Statuses = Pick<Order, 'status' | 'paymentStatus' | 'shippingStatus' | 'externalStatus'>

export function stageOf({
  status,
  paymentStatus,
  shippingStatus,
  externalStatus,
}: Statuses): OrderStage {
  if (status === 'failed' || status === 'cancelled') return status
  if (externalStatus === RETURNED) return 'returned'
  if (externalStatus === DELIVERED) return 'delivered'
  if (shippingStatus === 'shipped') return 'shipped'
  return paymentStatus === 'paid' ? 'paid' : 'created'
}

const moves: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  created: ['paid', 'shipped', 'cancelled', 'failed'],
  paid: ['shipped', 'cancelled'],
  shipped: ['paid', 'delivered'],
  delivered: ['paid', 'returned'],
  returned: [],
  cancelled: [],
  failed: [],
}

/**
 * Returns the stages to which an order may move next. `paid` after shipping is the payment of an
 * invoice, which does not change the stage. An order that waits for the payment provider cannot
 * be shipped, and one of which a shipment has left cannot be cancelled.
 */
export function nextStages(order: Statuses, awaitsPayment: boolean): OrderStage[] {
  return moves[stageOf(order)].filter((stage) => {
    if (stage === 'paid') return order.paymentStatus !== 'paid'
    const isOver = stage === 'cancelled' || stage === 'failed'
    if (isOver && order.shippingStatus === 'part_shipped') return false
    return stage !== 'shipped' || !awaitsPayment
  })
}

import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import type {Site} from '../sites/site-registry'
import type {LineMove} from './line-move-repository'
import {insertLineMove, movedQuantities} from './line-move-repository'
import type {Order} from './order'
import {changeOrder} from './order-service'

/**
 * Order management of a site, active when the preference `omsActive` is set: cancellation of whole
 * orders and returns of single lines, each with a reason.
 */

export interface ReasonCode {
  readonly reason: string
  readonly default: boolean
}

const reasonCodes = (reasons: readonly string[]): ReasonCode[] =>
  reasons.map((reason, index) => ({reason, default: index === 0}))

export const cancelReasons = reasonCodes(['Not specified', 'Changed my mind', 'Wrong item'])
export const returnReasons = reasonCodes(['Not specified', 'Defect', 'Does not fit', 'Wrong item'])

/** Checks that order management is active. Throws OmsNotActive. */
export function requireOrderManagement(site: Pick<Site, 'preferences'>): void {
  if (site.preferences['omsActive'] === true) return
  throw new CommerceFault('OmsNotActive', 'Order Management (OMS) is not active for this site.')
}

function readReason(given: string | undefined, known: readonly ReasonCode[]): string {
  const found = known.find(({reason, default: isDefault}) =>
    given === undefined ? isDefault : reason === given,
  )
  if (found) return found.reason
  throw new CommerceFault(
    'InvalidReasonCode',
    `The reason '${given ?? ''}' is not configured in Order Management (OMS).`,
    {reason: given ?? ''},
  )
}

/** Quantities of a line by order management state. */
export interface LineState {
  readonly ordered: number
  readonly cancelled: number
  readonly returnInitiated: number
}

/** Returns the state of every line of an order by item id. */
export function lineStates({db}: ShopContext, order: Order): Map<string, LineState> {
  const moves = movedQuantities(db, order.orderNo)
  const quantityOf = (itemId: string, kind: LineMove['kind']) =>
    moves.find((move) => move.itemId === itemId && move.kind === kind)?.quantity ?? 0
  return new Map(
    order.content.items.map(({itemId, quantity}) => [
      itemId,
      {
        ordered: quantity,
        cancelled: quantityOf(itemId, 'cancelled'),
        returnInitiated: quantityOf(itemId, 'return_initiated'),
      },
    ]),
  )
}

/** Cancels a whole order. Throws OmsNotActive, InvalidReasonCode, OrderCancelFailed. */
export function cancelByManagement(context: ShopContext, order: Order, reason?: string): Order {
  requireOrderManagement(context.site)
  const code = readReason(reason, cancelReasons)
  const {db} = context
  return db
    .transaction(() => {
      const cancelled = tryCancel(context, order)
      for (const {itemId, quantity} of order.content.items) {
        recordMove(context, order, {itemId, kind: 'cancelled', quantity, reason: code})
      }
      return cancelled
    })
    .immediate()
}

function tryCancel(context: ShopContext, order: Order): Order {
  try {
    return changeOrder(context, () => order, {status: 'cancelled'}).order
  } catch (error) {
    if (!(error instanceof CommerceFault)) throw error
    throw new CommerceFault('OrderCancelFailed', `Order '${order.orderNo}' cannot be cancelled.`, {
      orderNo: order.orderNo,
    })
  }
}

export interface ReturnedItem {
  readonly itemId: string
  readonly quantity: number
  readonly reason?: string
}

/**
 * Registers a return. Throws OmsNotActive, InvalidReasonCode, UnknownProductItemIds,
 * ReturnQuantityExceeded, and OrderReturnFailed for an order that failed or was cancelled.
 */
export function returnByManagement(
  context: ShopContext,
  order: Order,
  items: readonly ReturnedItem[],
): void {
  requireOrderManagement(context.site)
  const {orderNo, status} = order
  const reasons = items.map(({reason}) => readReason(reason, returnReasons))
  const {db} = context
  db.transaction(() => {
    if (status === 'cancelled' || status === 'failed') {
      throw new CommerceFault('OrderReturnFailed', `Order '${orderNo}' cannot be returned.`, {
        orderNo,
      })
    }
    items.forEach(({itemId, quantity}, index) => {
      requireReturnable(context, order, itemId, quantity)
      const reason = reasons[index] ?? ''
      recordMove(context, order, {itemId, kind: 'return_initiated', quantity, reason})
    })
  }).immediate()
}

function requireReturnable(
  context: ShopContext,
  order: Order,
  itemId: string,
  quantity: number,
): void {
  const {orderNo} = order
  const state = lineStates(context, order).get(itemId)
  if (!state) {
    throw new CommerceFault(
      'UnknownProductItemIds',
      `One or more product item IDs in the request are not part of order '${orderNo}'.`,
      {orderNo, unknownItemIds: [itemId]},
    )
  }
  if (quantity > 0 && quantity <= returnable(state)) return
  throw new CommerceFault(
    'ReturnQuantityExceeded',
    `The return request for order '${orderNo}' exceeds the quantity available to return on one ` +
      'or more items.',
    {orderNo, itemIds: [itemId]},
  )
}

/** Returns the number of units of a line that can still be returned. */
export function returnable({ordered, cancelled, returnInitiated}: LineState): number {
  return ordered - cancelled - returnInitiated
}

function recordMove({db}: ShopContext, {orderNo}: Order, move: LineMove): void {
  insertLineMove(db, orderNo, move, Date.now())
}

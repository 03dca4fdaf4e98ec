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

/** Returns the reason that was given, or the default. Throws InvalidReasonCode. */
export function readReason(given: string | undefined, known: readonly ReasonCode[]): string {
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
        const move = {itemId, kind: 'cancelled', quantity, reason: code} as const
        insertLineMove(db, order.orderNo, move, Date.now())
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

/** Returns the number of units of a line that can still be returned. */
export function returnable({ordered, cancelled, returnInitiated}: LineState): number {
  return ordered - cancelled - returnInitiated
}

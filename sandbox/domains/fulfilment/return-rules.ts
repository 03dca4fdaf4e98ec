import type {Site} from '../sites/site-registry'
import type {PricedItem} from '../baskets/priced-basket'
import {returnable, type LineState} from '../orders/order-management'
import type {Order} from '../orders/order'
import {stageOf} from './order-stage'
import {paidForDelivery, refundFor} from './return-amounts'

/** Reasons of a return, as ids; clients have their texts. */
export const returnReasonIds = [
  'changed_mind',
  'does_not_fit',
  'not_as_described',
  'damaged',
  'wrong_item',
  'too_late',
] as const
export type ReturnReason = (typeof returnReasonIds)[number]

/** Days for a return after the delivery, when the site's preference sets none (rule ORDER-5). */
const DEFAULT_RETURN_DAYS = 30
const DAY_MS = 86_400_000

/** Returns the end of the return period, in milliseconds since 1970; null before the delivery. */
export function returnEnd(
  {preferences}: Pick<Site, 'preferences'>,
  {custom}: Pick<Order, 'custom'>,
): number | null {
  const deliveredAt = custom['c_deliveredAt']
  if (typeof deliveredAt !== 'string') return null
  const days = Number(preferences['orderReturnDays'] ?? DEFAULT_RETURN_DAYS)
  return Date.parse(deliveredAt) + (Number.isFinite(days) ? days : DEFAULT_RETURN_DAYS) * DAY_MS
}

/** Returns true when goods of an order may be returned now. */
export function acceptsReturns(
  site: Pick<Site, 'preferences'>,
  order: Order,
  now: number,
): boolean {
  const end = returnEnd(site, order)
  return stageOf(order) === 'delivered' && end !== null && now <= end
}

/** Returns the refund in minor units of one, two, ... units of a line that can still be returned. */
export function refundSteps(order: Order, item: PricedItem, state: LineState): number[] {
  const before = state.cancelled + state.returnInitiated
  return Array.from({length: Math.floor(returnable(state))}, (_, index) =>
    refundFor(order.content, item, {quantity: index + 1, before}),
  )
}

/**
 * Returns the delivery costs to refund with a return, in minor units: all of them with the last
 * units of an order, otherwise none.
 */
export function deliveryRefund(
  {content}: Pick<Order, 'content'>,
  lines: ReadonlyMap<string, LineState>,
  returned: readonly {readonly itemId: string; readonly quantity: number}[],
): number {
  const isComplete = content.items.every(({itemId}) => {
    const state = lines.get(itemId)
    const now = returned.find((line) => line.itemId === itemId)?.quantity ?? 0
    return state === undefined || returnable(state) - now <= 0
  })
  return isComplete ? paidForDelivery(content) : 0
}

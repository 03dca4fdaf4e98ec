import type {ShopEvent} from '@app/features/analytics/public/shop-event'
import type {Change} from '@app/features/offline-changes/public/keep-change'
import type {ApiFault} from '@common/fault'

/** What became of a change. `applied` needs no words of its own: the backend has the state that the shopper wants. */
export type Outcome =
  | {readonly kind: 'applied'}
  | {readonly kind: 'gone' | 'unavailable'}
  | {readonly kind: 'lowered'; readonly units: number}
  | {
      readonly kind: 'price'
      readonly before: number
      readonly after: number
      readonly taxRate: number | undefined
    }
  | {readonly kind: 'refused'; readonly fault: ApiFault}

interface Stock {
  readonly minOrderQuantity?: number
  readonly stepQuantity?: number
  readonly inventory?: {readonly ats?: number; readonly orderable?: boolean}
}

/**
 * Units of a line that the stock allows, in steps from the minimum order quantity; 0 when there is not enough.
 * @param units `requested` of the line, and those that other lines `held` of the product
 */
export function unitsLeft(
  {minOrderQuantity = 1, stepQuantity = 1, inventory}: Stock,
  {requested, held}: {readonly requested: number; readonly held: number},
): number {
  if (inventory?.orderable === false) return 0
  const [least, step] = [Math.max(1, minOrderQuantity), Math.max(1, stepQuantity)]
  const most = Math.min(requested, inventory?.ats === undefined ? requested : inventory.ats - held)
  return most < least ? 0 : least + Math.floor((most - least) / step) * step
}

/** The event of a change, when the backend has made it; null where nothing has changed (rule EVENT-7). */
export function eventOf(change: Change, outcome: Outcome): ShopEvent | null {
  if (!['applied', 'lowered', 'price'].includes(outcome.kind)) return null
  const {productId: id, name} = change
  if (change.kind === 'wish') {
    const {masterId} = change
    const item = masterId && masterId !== id ? {id: masterId, sku: id, name} : {id, name}
    return {type: change.wanted ? 'add_to_wishlist' : 'remove_from_wishlist', items: [item]}
  }
  const after = outcome.kind === 'lowered' ? outcome.units : change.quantity
  const units = after - change.before
  if (units === 0) return null
  const price = outcome.kind === 'price' ? outcome.after : change.unitPrice
  const item = {id, name, quantity: Math.abs(units), ...(price !== null && {price})}
  return {type: units > 0 ? 'add_to_cart' : 'remove_from_cart', items: [item]}
}

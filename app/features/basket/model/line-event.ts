import type {EventItem, ShopEvent} from '@app/features/analytics/model/shop-event'
import type {BasketLine} from './basket-lines'

/** A line as events tell of it, with what one of it costs after its own reductions. */
export const itemOfBasketLine = (
  {productId, name, quantity, price}: BasketLine,
  units = quantity,
): EventItem => ({
  id: productId,
  name,
  quantity: units,
  ...(price !== null && {price: Math.round((price / Math.max(1, quantity)) * 100) / 100}),
})

/** What a changed quantity means: more was added, or some was removed; null when it is the same. */
export function quantityEvent(line: BasketLine, before: number, after: number): ShopEvent | null {
  if (before === after) return null
  const items = [itemOfBasketLine(line, Math.abs(after - before))]
  return {type: after > before ? 'add_to_cart' : 'remove_from_cart', items}
}

import type {EventItem, ShopEvent} from '@app/features/analytics/model/shop-event'
import type {BasketLine} from './basket-lines'

/** Converts a line to an event item, with the price of one unit after the line's own discounts. */
export const itemOfBasketLine = (
  {productId, name, quantity, price}: BasketLine,
  units = quantity,
): EventItem => ({
  id: productId,
  name,
  quantity: units,
  ...(price !== null && {price: Math.round((price / Math.max(1, quantity)) * 100) / 100}),
})

/** The event for a quantity change: units added or units removed; null when the quantity is unchanged. */
export function quantityEvent(line: BasketLine, before: number, after: number): ShopEvent | null {
  if (before === after) return null
  const items = [itemOfBasketLine(line, Math.abs(after - before))]
  return {type: after > before ? 'add_to_cart' : 'remove_from_cart', items}
}

import {plainText} from '@common/plain-text'
import type {Basket, ProductItem} from './basket'
import type {NewItem} from './new-item'
import type {EventItem, ShopEvent} from '@app/features/analytics/public/shop-event'
import type {BasketLine} from './basket-lines'

/** The items of a basket with the server's sum of its products, in major units. */
interface BasketEventData {
  readonly items: readonly EventItem[]
  readonly value: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The master of a line, if the backend returns it (rule EVENT-7). */
function masterOf(line: ProductItem): string {
  const {masterId, c_master: custom} = line as {masterId?: unknown; c_master?: unknown}
  return textOf(masterId) || textOf(custom)
}

/** Price of one unit of a line after its item discounts, in hundredths. */
function unitPriceOf({price, priceAfterItemDiscount = price, quantity = 1}: ProductItem) {
  return priceAfterItemDiscount === undefined || quantity <= 0
    ? undefined
    : Math.round((priceAfterItemDiscount / quantity) * 100) / 100
}

/** Converts a basket line to an event item. */
export function itemOfLine(line: ProductItem): EventItem {
  const {productId = '', productName, itemText, quantity = 1} = line
  const master = masterOf(line)
  const price = unitPriceOf(line)
  return {
    id: master || productId,
    ...(master && master !== productId && {sku: productId}),
    name: plainText(productName ?? itemText) || productId,
    ...(price !== undefined && {price}),
    quantity,
  }
}

/** The event items of a basket with their sum. */
export function basketEventData({
  productItems = [],
  productSubTotal,
  productTotal,
}: Basket): BasketEventData {
  return {
    items: productItems.map(itemOfLine),
    value: productSubTotal ?? productTotal ?? 0,
  }
}

/**
 * The event items that were added to a basket. Known product data takes precedence; the basket lines
 * supply the remaining fields.
 * @param known product data by the id that was added: `sku`, or `id` of a product without variants
 */
export function addedItems(
  items: readonly NewItem[],
  {productItems = []}: Basket,
  known: readonly EventItem[] = [],
): EventItem[] {
  return items.map(({productId, quantity}) => {
    const line = productItems.find((one) => one.productId === productId)
    const product = known.find(({id, sku = id}) => sku === productId)
    return {
      ...(line ? itemOfLine(line) : {id: productId, name: productId}),
      ...product,
      quantity,
    }
  })
}

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

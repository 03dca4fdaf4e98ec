import type {Basket} from './basket'
import type {BasketLine} from './basket-lines'
import type {LineProblem, LineProduct} from './line-product'

/** Maximum units of one item in a basket, from the site's preferences; undefined if not set. */
export interface PurchaseLimits {
  readonly purchaseLimit?: number
  readonly purchaseLimitBusiness?: number
}

/** Parses a preference given as a number or as digits; undefined for invalid values. */
function unitsIn(preference: unknown): number | undefined {
  const units = Number(String(preference))
  return Number.isInteger(units) && units > 0 ? units : undefined
}

/** Reads the limits from the preferences of a site. */
export const purchaseLimitsIn = (
  preferences: Readonly<Record<string, unknown>>,
): PurchaseLimits => ({
  purchaseLimit: unitsIn(preferences.purchaseLimit),
  purchaseLimitBusiness: unitsIn(preferences.purchaseLimitBusiness),
})

/** Limit used where no preference is set. */
const FALLBACK_LIMIT = 50
const FALLBACK_LIMIT_BUSINESS = 999

/** Maximum units of one item in a basket, for consumers or business customers. */
export const purchaseLimitOf = (
  {purchaseLimit, purchaseLimitBusiness}: PurchaseLimits,
  business: boolean,
): number =>
  business ? (purchaseLimitBusiness ?? FALLBACK_LIMIT_BUSINESS) : (purchaseLimit ?? FALLBACK_LIMIT)

/** Units of a product in a basket, without bonus units of a promotion. */
export function unitsOf(
  basket: Pick<Basket, 'productItems'> | null | undefined,
  productId: string,
): number {
  const lines = (basket?.productItems ?? []).filter(
    (line) => line.productId === productId && line.bonusProductLineItem !== true,
  )
  return lines.reduce((units, {quantity = 0}) => units + quantity, 0)
}

/** Whether the basket would exceed the maximum units of a product. */
export function exceedsLimit(
  basket: Pick<Basket, 'productItems'> | null | undefined,
  items: readonly {readonly productId: string; readonly quantity: number}[],
  limit: number,
): boolean {
  const unitsAfter = new Map<string, number>()
  for (const {productId, quantity} of items) {
    unitsAfter.set(productId, (unitsAfter.get(productId) ?? unitsOf(basket, productId)) + quantity)
  }
  return [...unitsAfter.values()].some((units) => units > limit)
}

export interface QuantitySource {
  readonly minOrderQuantity?: number
  readonly stepQuantity?: number
  /** Units available to sell; missing or null when the stock is unknown. */
  readonly stock?: number | null
  /** Maximum units of one item in a basket. */
  readonly limit: number
  /** Units of the item in the basket's other lines, without the line that changes. */
  readonly held?: number
}

/** The quantities, in units, that the shopper can select. */
export interface QuantityRules {
  readonly min: number
  /** Maximum; 0 when no unit can be ordered. A full basket still shows the minimum; adding it is refused. */
  readonly max: number
  readonly step: number
  readonly initial: number
}

/**
 * Calculates the selectable quantities: from the minimum order quantity in whole steps up to the lower
 * of stock and limit, minus the units already in the basket. Step and minimum default to 1; without
 * enough stock for the minimum no unit can be ordered.
 */
export function quantityRules(source: QuantitySource): QuantityRules {
  const {stock, limit, held = 0} = source
  const step = Math.max(1, source.stepQuantity ?? 1)
  const least = Math.max(1, source.minOrderQuantity ?? 1)
  const total = Math.min(stock ?? limit, limit)
  if (total < least) return {min: 0, max: 0, step, initial: 1}
  const steps = Math.floor(Math.max(0, total - held - least) / step)
  return {min: least, max: least + steps * step, step, initial: least}
}

export type QuantityRange = Pick<QuantityRules, 'min' | 'max' | 'step'>

/**
 * The selectable quantities of a line. The range always includes the line's current quantity, and the
 * minimum of a sold-out product.
 * @param line quantity of the line, and units of the other lines with its product
 */
export function lineRange(
  product: LineProduct | undefined,
  line: {readonly quantity: number; readonly held: number},
  limit: number,
): QuantityRange {
  const {minOrderQuantity = 1, stepQuantity = 1, stock} = product ?? {}
  const {max, step} = quantityRules({minOrderQuantity, stepQuantity, stock, limit, held: line.held})
  const min = Math.min(minOrderQuantity, line.quantity)
  return {min, max: Math.max(max, min), step}
}

/**
 * Returns the reason why a line cannot be ordered.
 * @param product undefined when the backend no longer sells it
 */
export function problemOf(
  product: LineProduct | undefined,
  {quantity, unitPrice, bonus}: Pick<BasketLine, 'quantity' | 'unitPrice' | 'bonus'>,
): LineProblem | undefined {
  if (!product) return 'unavailable'
  if (unitPrice === null && !bonus) return 'unpriced'
  if (product.stock === 0 || !product.orderable) return 'outOfStock'
  if (product.stock !== null && quantity > product.stock) return 'notEnough'
  return undefined
}

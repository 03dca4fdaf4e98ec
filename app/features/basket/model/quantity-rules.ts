import type {LineProblem, LineProduct} from './line-product'

export interface QuantityRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/**
 * What a line's quantity may be (spec 5 "Quantity"): in steps from the minimum order quantity up to the
 * stock, at most `maxPerItem` (spec 9 "Per-item cart max").
 * @param current quantity of the line; the range never excludes what is in the basket already
 */
export function quantityRange(
  product: LineProduct | undefined,
  current: number,
  maxPerItem: number,
): QuantityRange {
  const step = product?.stepQuantity ?? 1
  const min = product?.minOrderQuantity ?? 1
  const most = Math.min(product?.stock ?? maxPerItem, maxPerItem)
  const max = min + Math.floor(Math.max(0, most - min) / step) * step
  return {min: Math.min(min, current), max: Math.max(max, Math.min(min, current)), step}
}

/**
 * Why a line cannot be ordered.
 * @param product undefined when the backend no longer sells it
 */
export function problemOf(
  product: LineProduct | undefined,
  quantity: number,
): LineProblem | undefined {
  if (!product) return 'unavailable'
  if (product.stock === 0 || !product.orderable) return 'outOfStock'
  if (product.stock !== null && quantity > product.stock) return 'notEnough'
  return undefined
}

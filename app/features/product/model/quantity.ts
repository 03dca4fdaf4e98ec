/** Quantities of a product that may go into the basket at once, in units. */
export interface QuantityRules {
  readonly min: number
  /** 0 when nothing can be ordered. */
  readonly max: number
  readonly step: number
  readonly initial: number
}

interface QuantitySource {
  readonly minOrderQuantity?: number
  readonly stepQuantity?: number
  /** Units available to sell; missing when there is no limit. */
  readonly stock?: number
  /** Most of one item in a cart (spec 9 "Per-item cart max"). */
  readonly maxPerItem: number
}

/**
 * Spec 5 "Quantity": step default 1; minimum order quantity 1 when there is stock, else 0; maximum the
 * stock, capped; the initial quantity is the minimum, else 1. The maximum is a whole number of steps
 * above the minimum.
 */
export function quantityRules(source: QuantitySource): QuantityRules {
  const {stock, maxPerItem} = source
  const step = Math.max(1, source.stepQuantity ?? 1)
  const most = Math.min(stock ?? maxPerItem, maxPerItem)
  const least = Math.max(1, source.minOrderQuantity ?? 1)
  if (most < least) return {min: 0, max: 0, step, initial: 1}
  return {min: least, max: least + Math.floor((most - least) / step) * step, step, initial: least}
}

import type {CartLine} from './cart'
import {matchesProduct} from './product-specification'
import type {ProductConstraint} from './promotion'

/** How often every constraint can be met at once; a unit counts for one constraint. */
export function combinationCount(
  lines: readonly CartLine[],
  constraints: readonly ProductConstraint[],
): number {
  if (constraints.length === 0) return 0
  const free = new Map(
    lines.map(({lineId, quantity, optionOf}) => [lineId, optionOf ? 0 : quantity]),
  )
  for (let count = 0; ; count += 1) {
    for (const {quantity, products} of constraints) {
      let wanted = Math.max(quantity, 1)
      for (const {lineId, facts} of lines) {
        if (wanted === 0 || !matchesProduct(products, facts)) continue
        const taken = Math.min(free.get(lineId) ?? 0, wanted)
        free.set(lineId, (free.get(lineId) ?? 0) - taken)
        wanted -= taken
      }
      if (wanted > 0) return count
    }
  }
}

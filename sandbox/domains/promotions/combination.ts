import type {CartLine} from './cart'
import {matchesProduct} from './product-specification'
import type {ProductConstraint, Tier} from './promotion'

/** Place of a combination, filled by one unit of a product. */
interface Place {
  readonly lineIds: ReadonlySet<string>
}

/** Returns the places that the constraints require, each with the matching lines. */
export function placesOf(
  constraints: readonly ProductConstraint[],
  lines: readonly CartLine[],
): Place[] {
  return constraints.flatMap(({quantity, products}) => {
    const fitting = lines.filter(
      ({facts, optionOf}) => optionOf === null && matchesProduct(products, facts),
    )
    const place = {lineIds: new Set(fitting.map(({lineId}) => lineId))}
    return Array<Place>(Math.max(quantity, 1)).fill(place)
  })
}

/**
 * Assigns units to all places, each unit to one place, the first units first; null when this is not
 * possible. A unit that fits several places is moved when another unit fits only one of them.
 */
export function fillPlaces<Unit extends {readonly line: CartLine}>(
  places: readonly Place[],
  units: readonly Unit[],
): Unit[] | null {
  const placeOf = new Map<Unit, number>()
  const fill = (index: number, tried: Set<Unit>): boolean => {
    for (const unit of units) {
      if (tried.has(unit) || !places[index]?.lineIds.has(unit.line.lineId)) continue
      tried.add(unit)
      const occupied = placeOf.get(unit)
      if (occupied !== undefined && !fill(occupied, tried)) continue
      placeOf.set(unit, index)
      return true
    }
    return false
  }
  for (const index of places.keys()) if (!fill(index, new Set())) return null
  return units.filter((unit) => placeOf.has(unit))
}

/**
 * Returns how often all constraints can be met together, at most `most`; a unit counts for one
 * constraint.
 */
export function combinationCount(
  lines: readonly CartLine[],
  constraints: readonly ProductConstraint[],
  most: number,
): number {
  const places = placesOf(constraints, lines)
  if (places.length === 0) return 0
  let units = lines.flatMap((line) =>
    line.optionOf === null
      ? Array.from({length: Math.floor(line.quantity)}, (_, unit) => ({line, unit}))
      : [],
  )
  for (let count = 0; count < most; count += 1) {
    const filled = fillPlaces(places, units)
    if (!filled) return count
    units = units.filter((unit) => !filled.includes(unit))
  }
  return most
}

/** Returns the maximum count of a combination: the threshold of the highest tier, at least 1. */
export function mostOf({tiers}: {readonly tiers: readonly Tier[]}): number {
  return Math.max(1, Math.ceil(tiers.at(-1)?.threshold ?? 1))
}

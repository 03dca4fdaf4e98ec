import type {CartLine} from './cart'
import {matchesProduct} from './product-specification'
import type {ProductConstraint, Tier} from './promotion'

/** One place of a combination that a unit of a product has to fill. */
interface Place {
  readonly lineIds: ReadonlySet<string>
}

/** The places that constraints ask to fill, each with the lines that fit. */
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
 * Units that fill every place, each one of them only one place, the first units first; null when
 * that cannot be done. A unit that fits several places makes way for one that fits its own alone.
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
 * How often every constraint can be met at once, counted no further than `most`; a unit counts for
 * one constraint.
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

/** How often a combination counts: as often as the highest tier asks for, but once at least. */
export function mostOf({tiers}: {readonly tiers: readonly Tier[]}): number {
  return Math.max(1, Math.ceil(tiers.at(-1)?.threshold ?? 1))
}

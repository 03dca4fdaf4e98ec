import type {CartLine, RunningCart} from './cart'
import {fillPlaces, placesOf} from './combination'
import {discountOn} from './discount'
import type {Discount, ProductConstraint, ProductRule, Tier} from './promotion'
import {prorate} from './prorate'
import type {ActivePromotion} from './qualification'
import type {Unit} from './unit-pool'
import {UnitPool} from './unit-pool'

/** Lines that a promotion may change, by their role. */
export interface Parts {
  readonly lines: readonly CartLine[]
  readonly qualifiers: readonly CartLine[]
  readonly discounted: readonly CartLine[]
}

/** Qualifying and discounted units of one application of a promotion. */
export interface UnitGroup {
  readonly earning: readonly Unit[]
  readonly getting: readonly Unit[]
  readonly tier: Tier
}

/** Returns true for promotions that form groups of units instead of evaluating whole lines. */
export function isGrouped({kind}: ProductRule): boolean {
  return kind === 'bogo' || kind === 'total' || kind === 'combination'
}

/**
 * Returns the unit groups of a promotion: buy some, get some; a number of units for one price;
 * combinations. Every unit is in one group at most.
 */
export function formGroups(running: RunningCart, rule: ProductRule, parts: Parts): UnitGroup[] {
  const pool = new UnitPool(running, parts.lines)
  const groups: UnitGroup[] = []
  while (groups.length < (rule.maxApplications ?? Infinity)) {
    const group = nextGroup(running, pool, rule, parts)
    if (!group) break
    groups.push(group)
  }
  return groups
}

/** Deducts the discounts of the groups from their lines. */
export function discountGroups(
  running: RunningCart,
  active: ActivePromotion,
  groups: readonly UnitGroup[],
): void {
  const savings = new Map<string, {amount: number; tier: Tier}>()
  for (const group of groups) {
    for (const [lineId, amount] of savingsOf(running, active, group)) {
      const before = savings.get(lineId)?.amount ?? 0
      savings.set(lineId, {amount: before + amount, tier: group.tier})
    }
  }
  for (const [lineId, {amount, tier}] of savings) {
    const {discount} = tier
    running.apply({active, discount, amount, target: {kind: 'line', lineId}})
  }
}

function nextGroup(
  running: RunningCart,
  pool: UnitPool,
  rule: ProductRule,
  parts: Parts,
): UnitGroup | null {
  if (rule.kind === 'combination') return combinationGroup(running, pool, rule, parts)
  for (const tier of [...rule.tiers].reverse()) {
    const group =
      rule.kind === 'total'
        ? totalGroup(pool, tier, parts)
        : bogoGroup(running, pool, rule, tier, parts)
    if (group) return group
  }
  return null
}

/** Forms a group of the most expensive units for one total price. */
function totalGroup(pool: UnitPool, tier: Tier, {discounted}: Parts): UnitGroup | null {
  const eligibleQuantity = Math.max(tier.eligibleQuantity ?? 1, 1)
  const getting = pool.units(discounted, 'dearest').slice(0, eligibleQuantity)
  if (getting.length < eligibleQuantity) return null
  pool.take(getting)
  return {earning: [], getting, tier}
}

/**
 * The most expensive units qualify; of the others the next most expensive, or the cheapest, are
 * discounted, provided that they cost no more than any qualifying unit. When they may cost more,
 * units that cannot be discounted qualify first, so that the other units can be discounted.
 */
function bogoGroup(
  {cart: {buyGet}}: RunningCart,
  pool: UnitPool,
  {exactQuantity}: ProductRule,
  tier: Tier,
  {qualifiers, discounted}: Parts,
): UnitGroup | null {
  const others = qualifiers.filter((line) => !discounted.includes(line))
  const both = qualifiers.filter((line) => discounted.includes(line))
  const candidates = buyGet?.anyPrice
    ? [...pool.units(others, 'dearest'), ...pool.units(both, 'dearest')]
    : pool.units(qualifiers, 'dearest')
  const earning = candidates.slice(0, tier.threshold)
  if (earning.length < tier.threshold) return null
  pool.take(earning)
  const eligibleQuantity = tier.eligibleQuantity ?? 1
  const limit = buyGet?.anyPrice ? Infinity : Math.min(...earning.map(({price}) => price))
  const order = buyGet?.leastExpensive ? 'cheapest' : 'dearest'
  const getting = pool.units(discounted, order, limit).slice(0, eligibleQuantity)
  if (getting.length === 0 || (exactQuantity && getting.length < eligibleQuantity)) {
    pool.putBack(earning)
    return null
  }
  pool.take(getting)
  return {earning, getting, tier}
}

/**
 * Forms a group with the quantity of each constraint. Without discounted products the qualifying
 * ones are discounted, and without qualifying ones the discounted have to be complete; beside them
 * a part is enough.
 */
function combinationGroup(
  {cart: {buyGet}}: RunningCart,
  pool: UnitPool,
  {combination, discountedCombination, tiers: [tier]}: ProductRule,
  {lines, qualifiers}: Parts,
): UnitGroup | null {
  if (!tier) return null
  const [needed, from] =
    combination.length > 0 ? [combination, qualifiers] : [discountedCombination, lines]
  const found = fillPlaces(placesOf(needed, from), pool.units(from, 'dearest'))
  if (!found || found.length === 0) return null
  pool.take(found)
  if (combination.length === 0 || discountedCombination.length === 0) {
    return {earning: [], getting: found, tier}
  }
  const order = buyGet?.leastExpensive ? 'cheapest' : 'dearest'
  const getting = discountedCombination.flatMap((constraint) =>
    takePart(pool, lines, constraint, order),
  )
  if (getting.length > 0) return {earning: found, getting, tier}
  pool.putBack(found)
  return null
}

/** Takes the available units that match a constraint, up to its quantity. */
function takePart(
  pool: UnitPool,
  lines: readonly CartLine[],
  constraint: ProductConstraint,
  order: 'dearest' | 'cheapest',
): Unit[] {
  const [place] = placesOf([constraint], lines)
  const fitting = lines.filter(({lineId}) => place?.lineIds.has(lineId))
  const units = pool.units(fitting, order).slice(0, Math.max(constraint.quantity, 1))
  pool.take(units)
  return units
}

/** Whether a discount is calculated for every unit of a group, or for all of them together. */
const BASES: Readonly<Record<Discount['type'], 'unit' | 'group'>> = {
  percentage: 'unit',
  amount: 'unit',
  fixed_price: 'unit',
  total_fixed_price: 'group',
  free: 'unit',
  price_book_price: 'unit',
  percentage_off_options: 'unit',
  bonus: 'unit',
  bonus_choice: 'unit',
  free_shipping: 'unit',
  fixed_price_shipping: 'unit',
}

/**
 * Returns the discount of a group by line; it is also distributed over the qualifying units when
 * the promotion requires it.
 */
function savingsOf(
  running: RunningCart,
  {promotion}: ActivePromotion,
  {earning, getting, tier}: UnitGroup,
): [string, number][] {
  const {discount} = tier
  const {currency} = running.cart
  const price = getting.reduce((sum, unit) => sum + unit.price, 0)
  if (BASES[discount.type] === 'group') {
    const amount = discountOn(discount, {price, quantity: 1, currency})
    return spread(amount, promotion.proratesAcrossEligible ? [...earning, ...getting] : getting)
  }
  const each = getting.map(({line, price: unitPrice}): number => {
    const {priceInBook} = line
    return discountOn(discount, {price: unitPrice, quantity: 1, currency, priceInBook})
  })
  if (promotion.proratesAcrossEligible) {
    return spread(
      each.reduce((sum, amount) => sum + amount, 0),
      [...earning, ...getting],
    )
  }
  return getting.map(({line}, index) => [line.lineId, each[index] ?? 0])
}

function spread(amount: number, units: readonly Unit[]): [string, number][] {
  const shares = prorate(
    amount,
    units.map(({price}) => price),
  )
  return units.map(({line}, index) => [line.lineId, shares[index] ?? 0])
}

import {toMinor} from '../money'
import type {CartLine, RunningCart} from './cart'
import {discountOn} from './discount'
import {matchesProduct} from './product-specification'
import type {ProductConstraint, ProductRule, Tier} from './promotion'
import {prorate} from './prorate'
import type {ActivePromotion} from './qualification'

/** One unit of a line, with what it costs so far in minor units. */
interface Unit {
  readonly line: CartLine
  readonly price: number
}

interface Parts {
  readonly lines: readonly CartLine[]
  readonly qualifiers: readonly CartLine[]
  readonly discounted: readonly CartLine[]
}

/** Units that earn a discount and units that get it, once. */
interface Group {
  readonly earning: readonly Unit[]
  readonly getting: readonly Unit[]
  readonly tier: Tier
}

/**
 * Promotions that form groups of units: buy some, get some; so many for one price; combinations.
 * The dearest units earn, the cheapest are discounted; every unit is in one group at most.
 */
export function groupUnits(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  parts: Parts,
): void {
  const pool = new UnitPool(running, parts.lines)
  const limit = rule.maxApplications ?? Infinity
  const savings = new Map<string, {amount: number; tier: Tier}>()
  for (let count = 0; count < limit; count += 1) {
    const group = nextGroup(pool, rule, parts)
    if (!group) break
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

function nextGroup(pool: UnitPool, rule: ProductRule, parts: Parts): Group | null {
  if (rule.kind === 'combination') return combinationGroup(pool, rule)
  for (const tier of [...rule.tiers].reverse()) {
    const group =
      rule.kind === 'total' ? totalGroup(pool, tier, parts) : bogoGroup(pool, rule, tier, parts)
    if (group) return group
  }
  return null
}

/** So many units for one price: the dearest, and only where the price is lower. */
function totalGroup(pool: UnitPool, tier: Tier, {discounted}: Parts): Group | null {
  const getting = pool.take(discounted, Math.max(tier.eligibleQuantity ?? 1, 1), 'dearest')
  return getting && {earning: [], getting, tier}
}

function bogoGroup(
  pool: UnitPool,
  {exactQuantity}: ProductRule,
  tier: Tier,
  {qualifiers, discounted}: Parts,
): Group | null {
  const wanted = tier.eligibleQuantity ?? 1
  // Units that cannot be discounted earn first, so that the others stay free to be.
  const others = qualifiers.filter((line) => !discounted.includes(line))
  const earning = pool.take(
    [...others, ...qualifiers.filter((line) => discounted.includes(line))],
    tier.threshold,
    'dearest',
    others.length,
  )
  if (!earning) return null
  const available = Math.min(wanted, pool.count(discounted))
  const getting =
    available === 0 || (exactQuantity && available < wanted)
      ? null
      : pool.take(discounted, available, 'cheapest')
  if (getting) return {earning, getting, tier}
  pool.putBack(earning)
  return null
}

/** So many of each constraint; without discounted products the qualifying ones are discounted. */
function combinationGroup(pool: UnitPool, rule: ProductRule): Group | null {
  const tier = rule.tiers[0]
  if (!tier) return null
  const earning = takeConstraints(pool, rule.combination, 'dearest')
  if (!earning) return null
  const getting = takeConstraints(pool, rule.discountedCombination, 'cheapest')
  if (getting && earning.length + getting.length > 0) {
    return getting.length > 0 ? {earning, getting, tier} : {earning: [], getting: earning, tier}
  }
  pool.putBack(earning)
  return null
}

function takeConstraints(
  pool: UnitPool,
  constraints: readonly ProductConstraint[],
  which: 'dearest' | 'cheapest',
): Unit[] | null {
  const taken: Unit[] = []
  for (const {quantity, products} of constraints) {
    const lines = pool.lines.filter(({facts}) => matchesProduct(products, facts))
    const units = pool.take(lines, quantity, which)
    if (!units) {
      pool.putBack(taken)
      return null
    }
    taken.push(...units)
  }
  return taken
}

/** What a group saves, by line; spread over its earning units too where the promotion says so. */
function savingsOf(
  running: RunningCart,
  {promotion}: ActivePromotion,
  {earning, getting, tier}: Group,
): [string, number][] {
  const {discount} = tier
  const {currency} = running.cart
  const price = getting.reduce((sum, unit) => sum + unit.price, 0)
  if (discount.type === 'total_fixed_price') {
    const amount = Math.max(price - toMinor(discount.amount, currency), 0)
    return spread(amount, getting)
  }
  const each = getting.map(({line, price: unitPrice}): number => {
    const bookPrice =
      discount.type === 'price_book_price' ? line.priceInBook(discount.priceBookId) : null
    return discountOn(discount, {price: unitPrice, quantity: 1, currency, bookPrice})
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

/** Units of lines that no group has taken yet. */
class UnitPool {
  private readonly free = new Map<string, Unit[]>()

  constructor(
    running: RunningCart,
    readonly lines: readonly CartLine[],
  ) {
    for (const line of lines) {
      const count = Math.floor(line.quantity)
      const prices = prorate(running.priceOf(line.lineId), Array<number>(count).fill(1))
      this.free.set(
        line.lineId,
        prices.map((price) => ({line, price})),
      )
    }
  }

  count(lines: readonly CartLine[]): number {
    return lines.reduce((sum, {lineId}) => sum + (this.free.get(lineId)?.length ?? 0), 0)
  }

  /**
   * Takes units of the lines, or none and null when there are too few. The first `preferred` lines
   * go before the others.
   */
  take(
    lines: readonly CartLine[],
    quantity: number,
    which: 'dearest' | 'cheapest',
    preferred = 0,
  ): Unit[] | null {
    if (this.count(lines) < quantity) return null
    const sign = which === 'dearest' ? -1 : 1
    const sorted = (some: readonly CartLine[]) =>
      some
        .flatMap(({lineId}) => this.free.get(lineId) ?? [])
        .sort((a, b) => sign * (a.price - b.price))
    const taken = [...sorted(lines.slice(0, preferred)), ...sorted(lines.slice(preferred))].slice(
      0,
      quantity,
    )
    for (const unit of taken) {
      const units = this.free.get(unit.line.lineId) ?? []
      units.splice(units.indexOf(unit), 1)
    }
    return taken
  }

  putBack(units: readonly Unit[]): void {
    for (const unit of units) this.free.get(unit.line.lineId)?.push(unit)
  }
}

import type {CartLine, RunningCart} from './cart'
import {combinationCount, mostOf} from './combination'
import {isCompatible} from './compatibility'
import {discountOn, hasEffect} from './discount'
import {isPaidAsAsked} from './product-discounts'
import type {ProductSpecification} from './product-specification'
import {matchesProduct} from './product-specification'
import type {OrderRule} from './promotion'
import {prorate} from './prorate'
import type {ActivePromotion} from './qualification'
import {reachedTier} from './tiers'

/**
 * Applies an order discount, based on the product prices after product promotions, and distributes
 * it over the lines to the minor unit.
 */
export function applyOrderPromotion(
  running: RunningCart,
  active: ActivePromotion,
  rule: OrderRule,
  globallyExcluded: ProductSpecification | null,
): void {
  if (!allowsOrder(running, active) || !isPaidAsAsked(running, rule.paymentMethodIds)) return
  const {eligible, qualifying, reached} = orderStanding(running, rule, globallyExcluded)
  const currency = rule.condition === 'total' ? running.cart.currency : null
  const tier = qualifying.length === 0 ? undefined : reachedTier(rule.tiers, reached, currency)
  if (!tier) return
  const {discount} = tier
  if (hasEffect(discount, 'gift', 'choice')) {
    running.bonuses.push({active, discount, times: 1, qualifyingLineId: null})
    return
  }
  const lines = (rule.onlyQualifying ? qualifying : eligible).filter((one) => !one.neverDiscounted)
  const prices = lines.map(({lineId}) => running.priceOf(lineId))
  const price = prices.reduce((sum, one) => sum + one, 0)
  const amount = discountOn(discount, {price, quantity: 1, currency: running.cart.currency})
  const shares = prorate(amount, prices)
  running.apply({
    active,
    discount,
    amount,
    target: {
      kind: 'order',
      shares: new Map(lines.map(({lineId}, index) => [lineId, shares[index] ?? 0])),
    },
  })
}

/**
 * Returns true when an order promotion can be combined with the others. They all apply to the
 * order, so a class-exclusive one excludes all others.
 */
function allowsOrder(running: RunningCart, active: ActivePromotion): boolean {
  return running
    .used()
    .every(({active: other}) => isCompatible(active.promotion, other.promotion, true))
}

/**
 * Returns the lines that an order promotion may discount, the lines that count towards its
 * condition, and the value to compare with its thresholds: minor units, a quantity, or how often
 * the combination is complete.
 */
export function orderStanding(
  running: RunningCart,
  rule: OrderRule,
  globallyExcluded: ProductSpecification | null,
): {eligible: CartLine[]; qualifying: CartLine[]; reached: number} {
  const excluded = [
    ...(rule.excluded ? [rule.excluded] : []),
    ...(globallyExcluded && !rule.ignoresGlobalExclusions ? [globallyExcluded] : []),
  ]
  const discounted = new Set(
    running.discounts.flatMap(({target}) => (target.kind === 'line' ? [target.lineId] : [])),
  )
  const eligible = running.cart.lines.filter(
    (line) =>
      line.price !== null &&
      !excluded.some((spec) => isExcluded(spec, line)) &&
      !(rule.excludesDiscounted && discounted.has(line.lineId)),
  )
  const {qualifying: spec, combination} = rule
  if (combination.length > 0) {
    const count = combinationCount(eligible, combination, mostOf(rule))
    const isOneOf = ({facts}: CartLine) =>
      combination.some(({products}) => matchesProduct(products, facts))
    const qualifying = count === 0 ? [] : eligible.filter(isOneOf)
    const reached = rule.condition === 'combination' ? count : reachOf(running, rule, qualifying)
    return {eligible, qualifying, reached}
  }
  const qualifying = spec ? eligible.filter(({facts}) => matchesProduct(spec, facts)) : eligible
  return {eligible, qualifying, reached: reachOf(running, rule, qualifying)}
}

/** Returns true for an excluded line. A specification without any group excludes no line. */
function isExcluded(spec: ProductSpecification, {facts}: CartLine): boolean {
  return spec.included.length > 0 && matchesProduct(spec, facts)
}

function reachOf(running: RunningCart, rule: OrderRule, lines: readonly CartLine[]): number {
  switch (rule.condition) {
    case 'total':
      return lines.reduce((sum, {lineId}) => sum + running.priceOf(lineId), 0)
    case 'quantity':
      return lines.reduce((sum, {quantity, optionOf}) => sum + (optionOf ? 0 : quantity), 0)
    case 'combination':
      return 0
  }
}

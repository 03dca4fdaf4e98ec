import {byEffect, discountOn, hasEffect, percentOf, type DiscountWith} from './discount'
import type {CartLine, RunningCart} from './cart'
import {isCompatible} from './compatibility'
import type {ProductSpecification} from './product-specification'
import {matchesProduct} from './product-specification'
import type {ProductRule, Tier} from './promotion'
import {prorate} from './prorate'
import type {ActivePromotion} from './qualification'
import {reachedTier} from './tiers'
import {shipUnits} from './product-shipping'
import type {UnitGroup} from './unit-groups'
import {discountGroups, formGroups, isGrouped} from './unit-groups'
import type {Unit} from './unit-pool'

type Bonus = DiscountWith<'gift' | 'choice'>

/** Applies a product promotion to a cart, on the prices after earlier promotions. */
export function applyProductPromotion(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  globallyExcluded: ProductSpecification | null,
): void {
  const open = running.cart.lines.filter(
    (line) =>
      line.price !== null &&
      line.optionOf === null &&
      allows(running, active, line.lineId) &&
      (rule.ignoresGlobalExclusions ||
        !globallyExcluded ||
        !matchesProduct(globallyExcluded, line.facts)),
  )
  if (!isPaidAsAsked(running, rule.paymentMethodIds)) return
  const families = rule.identicalProducts
    ? [...new Set(open.map(({facts}) => facts.id))].map((id) =>
        open.filter(({facts}) => facts.id === id),
      )
    : [open]
  for (const lines of families) applyToLines(running, active, rule, lines)
}

/** Returns true when the promotion can be combined with all promotions applied so far. */
export function allows(running: RunningCart, active: ActivePromotion, place: string): boolean {
  return running
    .used()
    .every(
      (other) =>
        other.active.promotion.id === active.promotion.id ||
        isCompatible(active.promotion, other.active.promotion, other.place === place),
    )
}

/** Returns true when the promotion requires no payment method, or one of its methods is chosen. */
export function isPaidAsAsked(running: RunningCart, methodIds: readonly string[]): boolean {
  const {paymentMethodIds} = running.cart
  return methodIds.length === 0 || paymentMethodIds.some((id) => methodIds.includes(id))
}

function applyToLines(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  lines: readonly CartLine[],
): void {
  const matching = (spec: ProductSpecification | null) =>
    spec ? lines.filter(({facts}) => matchesProduct(spec, facts)) : []
  const mayQualify = ({lineId}: CartLine) => running.mayQualify(active, lineId)
  const qualifying = matching(rule.qualifying).filter(mayQualify)
  const discounted = rule.discounted ? matching(rule.discounted) : qualifying
  if (isGrouped(rule)) {
    const named = rule.qualifying ? qualifying : discounted.filter(mayQualify)
    const qualifiers = rule.kind === 'combination' ? lines.filter(mayQualify) : named
    applyToGroups(running, active, rule, formGroups(running, rule, {lines, qualifiers, discounted}))
    return
  }
  // Without qualifying products the discount requires no other purchase.
  const asks = rule.qualifying !== null || rule.kind !== 'simple'
  const qualifiers = rule.qualifying
    ? qualifying
    : discounted.filter((one) => !asks || mayQualify(one))
  const tier = tierOf(running, rule, qualifiers)
  if (!tier) return
  running.qualify(
    active,
    [...qualifiers, ...discounted].map(({lineId}) => lineId),
  )
  const grant = (discount: Bonus) =>
    grantBonus(running, active, rule, {...tier, discount}, qualifiers)
  byEffect(tier.discount, {
    price: (discount) => discountUnits(running, active, rule, discount, discounted),
    options: (discount) => discountOptions(running, active, rule, discount, discounted),
    delivery: (discount) => shipUnits(running, active, rule, discount, discounted),
    gift: grant,
    choice: grant,
  })
}

/**
 * Applies the discounts of unit groups: price discounts, bonus products, shipping, and option
 * discounts.
 */
function applyToGroups(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  groups: readonly UnitGroup[],
): void {
  const [first] = groups
  if (!first) return
  const linesOf = (units: readonly Unit[]) => [...new Set(units.map(({line}) => line))]
  const idsOf = (units: readonly Unit[]) => linesOf(units).map(({lineId}) => lineId)
  const earning = groups.flatMap((group) => group.earning)
  const getting = groups.flatMap((group) => group.getting)
  running.qualify(active, idsOf([...earning, ...getting]))
  running.earn(active, idsOf(earning))
  const granted = {...rule, maxApplications: getting.length}
  const grant = (discount: Bonus, times: number) => {
    const [unit] = [...first.earning, ...first.getting]
    running.bonuses.push({active, discount, times, qualifyingLineId: unit?.line.lineId ?? null})
  }
  byEffect(first.tier.discount, {
    price: () => discountGroups(running, active, groups),
    options: (discount) => discountOptions(running, active, granted, discount, linesOf(getting)),
    delivery: (discount) => shipUnits(running, active, granted, discount, linesOf(getting)),
    gift: (discount) => grant(discount, groups.length),
    choice: (discount) => grant(discount, 1),
  })
}

/**
 * Returns the tier that a rule reaches on all lines of the cart; the highest one for rules with
 * unit groups.
 */
export function productTier(running: RunningCart, rule: ProductRule): Tier | undefined {
  if (isGrouped(rule)) return rule.tiers.at(-1)
  const spec = rule.qualifying ?? rule.discounted
  const lines = running.cart.lines.filter(
    ({facts, optionOf}) => optionOf === null && !!spec && matchesProduct(spec, facts),
  )
  return tierOf(running, rule, lines)
}

/** Returns the tier that the qualifying lines reach by quantity or by their current price. */
function tierOf(
  running: RunningCart,
  rule: ProductRule,
  qualifiers: readonly CartLine[],
): Tier | undefined {
  if (qualifiers.length === 0) return undefined
  if (rule.kind === 'simple') return rule.tiers[0]
  const reached =
    rule.kind === 'amount'
      ? qualifiers.reduce((sum, {lineId}) => sum + running.priceOf(lineId), 0)
      : qualifiers.reduce((sum, {quantity}) => sum + quantity, 0)
  return reachedTier(rule.tiers, reached, rule.kind === 'amount' ? running.cart.currency : null)
}

/**
 * Discounts whole lines, most expensive units first, up to the maximum number of applications. A
 * percentage also applies to chosen options (B2C Commerce: product promotions).
 */
function discountUnits(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  discount: DiscountWith<'price'>,
  lines: readonly CartLine[],
): void {
  const {currency} = running.cart
  for (const {line, quantity} of unitsInTurn(running, rule, lines)) {
    const {lineId} = line
    const price = priceOfUnits(running, line, quantity)
    const {priceInBook} = line
    const amount = discountOn(discount, {price, quantity, currency, priceInBook})
    running.apply({active, discount, amount, target: {kind: 'line', lineId}})
    if (!('percentage' in discount)) continue
    for (const option of optionsOf(running, line)) {
      takeOff(running, active, discount, option, quantity)
    }
  }
}

/** Returns the lines with the number of units that a promotion may still discount, most expensive first. */
function unitsInTurn(
  running: RunningCart,
  {maxApplications}: ProductRule,
  lines: readonly CartLine[],
): {line: CartLine; quantity: number}[] {
  if (maxApplications === null) return lines.map((line) => ({line, quantity: line.quantity}))
  const unitPrice = ({lineId, quantity}: CartLine) => running.priceOf(lineId) / quantity
  let left = maxApplications
  return [...lines]
    .sort((a, b) => unitPrice(b) - unitPrice(a))
    .flatMap((line) => {
      const quantity = Math.min(line.quantity, left)
      left -= quantity
      return quantity > 0 ? [{line, quantity}] : []
    })
}

/** Returns the current price of some units of a line. */
function priceOfUnits(running: RunningCart, line: CartLine, quantity: number): number {
  const whole = running.priceOf(line.lineId)
  if (quantity >= line.quantity) return whole
  const weights = [Math.round(quantity * 1000), Math.round((line.quantity - quantity) * 1000)]
  return prorate(whole, weights)[0] ?? 0
}

/** Returns the options of a line that have a price and may be discounted. */
function optionsOf(running: RunningCart, {lineId}: CartLine): CartLine[] {
  return running.cart.lines.filter(
    (option) =>
      option.optionOf === lineId && !option.neverDiscounted && running.priceOf(option.lineId) > 0,
  )
}

function takeOff(
  running: RunningCart,
  active: ActivePromotion,
  discount: Extract<Tier['discount'], {percentage: number}>,
  option: CartLine,
  quantity: number,
): void {
  const amount = percentOf(priceOfUnits(running, option, quantity), discount.percentage)
  running.apply({active, discount, amount, target: {kind: 'line', lineId: option.lineId}})
}

/**
 * Discounts product options, those of the most expensive products first, up to the maximum number
 * of applications.
 */
function discountOptions(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  discount: DiscountWith<'options'>,
  lines: readonly CartLine[],
): void {
  const named = lines.flatMap((line) =>
    optionsOf(running, line).filter(({optionId}) => discount.optionIds.includes(optionId ?? '')),
  )
  for (const {line, quantity} of unitsInTurn(running, rule, named)) {
    takeOff(running, active, discount, line, quantity)
  }
}

/**
 * Grants a bonus product each time the condition is met: for each unit, or each time the threshold
 * is reached. A choice of products is offered once, with a quantity (B2C Commerce: maximum
 * application).
 */
function grantBonus(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  {discount, threshold}: Tier & {readonly discount: Bonus},
  qualifiers: readonly CartLine[],
): void {
  const quantity = qualifiers.reduce((sum, line) => sum + line.quantity, 0)
  const each = hasEffect(discount, 'gift') ? Math.floor(quantity) : 1
  const met =
    rule.kind === 'simple'
      ? each
      : rule.kind === 'quantity'
        ? Math.floor(quantity / Math.max(threshold, 1))
        : 1
  const granted = Math.min(met, rule.maxApplications ?? met)
  if (granted <= 0) return
  running.bonuses.push({
    active,
    discount,
    times: granted,
    qualifyingLineId: qualifiers[0]?.lineId ?? null,
  })
}

import {discountOn, percentOf} from './discount'
import type {CartLine, RunningCart} from './cart'
import {isCompatible} from './compatibility'
import type {ProductSpecification} from './product-specification'
import {matchesProduct} from './product-specification'
import type {ProductRule, Tier} from './promotion'
import {prorate} from './prorate'
import type {ActivePromotion} from './qualification'
import {reachedTier} from './tiers'
import {shipUnits} from './product-shipping'
import {groupUnits} from './unit-groups'

/** What a product promotion does to a cart: works on the prices that earlier promotions left. */
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

/** True when the promotion goes together with everything that holds already. */
export function allows(running: RunningCart, active: ActivePromotion, place: string): boolean {
  return running
    .used()
    .every(
      (other) =>
        other.active.promotion.id === active.promotion.id ||
        isCompatible(active.promotion, other.active.promotion, other.place === place),
    )
}

/** A promotion for certain payment methods holds once one of them is chosen. */
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
  const qualifying = matching(rule.qualifying)
  const discounted = rule.discounted ? matching(rule.discounted) : qualifying
  const qualifiers = rule.qualifying ? qualifying : discounted
  if (rule.kind === 'bogo' || rule.kind === 'total' || rule.kind === 'combination') {
    groupUnits(running, active, rule, {lines, qualifiers, discounted})
    return
  }
  const tier = tierOf(running, rule, qualifiers)
  if (!tier) return
  const {discount} = tier
  if (discount.type === 'bonus' || discount.type === 'bonus_choice') {
    grantBonus(running, active, rule, tier, qualifiers)
  } else if (discount.type === 'percentage_off_options') {
    discountOptions(running, active, discount, discounted)
  } else if (discount.type === 'free_shipping' || discount.type === 'fixed_price_shipping') {
    shipUnits(running, active, rule, discount, discounted)
  } else {
    discountUnits(running, active, rule, tier, discounted)
  }
}

/** The tier that a rule reaches on all lines of the cart; the highest where units are grouped. */
export function productTier(running: RunningCart, rule: ProductRule): Tier | undefined {
  if (rule.kind === 'bogo' || rule.kind === 'total' || rule.kind === 'combination') {
    return rule.tiers.at(-1)
  }
  const spec = rule.qualifying ?? rule.discounted
  const lines = running.cart.lines.filter(
    ({facts, optionOf}) => optionOf === null && !!spec && matchesProduct(spec, facts),
  )
  return tierOf(running, rule, lines)
}

/** The tier that the qualifying lines reach by quantity or by what they cost so far. */
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

/** Discounts whole lines, dearest unit first while the number of applications lasts. */
function discountUnits(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  {discount}: Tier,
  lines: readonly CartLine[],
): void {
  let left = rule.maxApplications ?? Infinity
  const unitPrice = ({lineId, quantity}: CartLine) => running.priceOf(lineId) / quantity
  const inOrder = left === Infinity ? lines : [...lines].sort((a, b) => unitPrice(b) - unitPrice(a))
  for (const line of inOrder) {
    const quantity = Math.min(line.quantity, left)
    if (quantity <= 0) return
    left -= quantity
    const whole = running.priceOf(line.lineId)
    const price =
      quantity === line.quantity
        ? whole
        : (prorate(whole, [
            Math.round(quantity * 1000),
            Math.round((line.quantity - quantity) * 1000),
          ])[0] ?? 0)
    const bookPrice =
      discount.type === 'price_book_price' ? line.priceInBook(discount.priceBookId) : null
    const {currency} = running.cart
    const amount = discountOn(discount, {price, quantity, currency, bookPrice})
    running.apply({active, discount, amount, target: {kind: 'line', lineId: line.lineId}})
  }
}

function discountOptions(
  running: RunningCart,
  active: ActivePromotion,
  discount: Extract<Tier['discount'], {type: 'percentage_off_options'}>,
  lines: readonly CartLine[],
): void {
  const parents = new Set(lines.map(({lineId}) => lineId))
  for (const option of running.cart.lines) {
    const {lineId, optionOf, optionId} = option
    if (optionOf === null || !parents.has(optionOf)) continue
    if (!discount.optionIds.includes(optionId ?? '')) continue
    const amount = percentOf(running.priceOf(lineId), discount.percentage)
    running.apply({active, discount, amount, target: {kind: 'line', lineId}})
  }
}

/** A bonus for each time the condition is met: each unit, or each time the threshold is reached. */
function grantBonus(
  running: RunningCart,
  active: ActivePromotion,
  rule: ProductRule,
  tier: Tier,
  qualifiers: readonly CartLine[],
): void {
  const {discount} = tier
  if (discount.type !== 'bonus' && discount.type !== 'bonus_choice') return
  const quantity = qualifiers.reduce((sum, line) => sum + line.quantity, 0)
  const met =
    rule.kind === 'simple'
      ? Math.floor(quantity)
      : rule.kind === 'quantity'
        ? Math.floor(quantity / Math.max(tier.threshold, 1))
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

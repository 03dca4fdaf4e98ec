import type {CartLine, CartShipment, RunningCart} from './cart'
import {combinationCount, mostOf} from './combination'
import {discountOn} from './discount'
import {allows, isPaidAsAsked} from './product-discounts'
import {isForMethod} from './product-shipping'
import type {ProductSpecification} from './product-specification'
import {matchesProduct} from './product-specification'
import type {ShippingRule} from './promotion'
import type {ActivePromotion} from './qualification'
import {reachedTier} from './tiers'

/** Discounts shipping prices, based on the goods' prices after product and order promotions. */
export function applyShippingPromotion(
  running: RunningCart,
  active: ActivePromotion,
  rule: ShippingRule,
  globallyExcluded: ProductSpecification | null,
): void {
  if (!isPaidAsAsked(running, rule.paymentMethodIds)) return
  let left = rule.maxApplications ?? Infinity
  for (const shipment of running.cart.shipments) {
    const {shipmentId, methodId} = shipment
    const price = running.shippingPriceOf(shipmentId)
    if (price === undefined || methodId === null || left === 0) continue
    if (!allows(running, active, shipmentId) || !isForMethod(rule, methodId)) continue
    const reached = shipmentStanding(running, rule, shipment, globallyExcluded)
    const currency = rule.condition === 'total' ? running.cart.currency : null
    const tier = reached === null ? undefined : reachedTier(rule.tiers, reached, currency)
    if (!tier) continue
    const {discount} = tier
    const amount = discountOn(discount, {price, quantity: 1, currency: running.cart.currency})
    running.apply({active, discount, amount, target: {kind: 'shipping', shipmentId}})
    left -= 1
  }
}

/**
 * Returns the value of a shipment's goods to compare with the condition, in minor units or as a
 * quantity; null when they cannot meet it.
 */
export function shipmentStanding(
  running: RunningCart,
  rule: ShippingRule,
  {shipmentId}: CartShipment,
  globallyExcluded: ProductSpecification | null,
): number | null {
  const lines = running.cart.lines.filter((line) => line.shipmentId === shipmentId)
  const excluded = rule.ignoresGlobalExclusions ? null : globallyExcluded
  const allowed = lines.filter(({facts}) => !excluded || !matchesProduct(excluded, facts))
  const {qualifying: spec, combination} = rule
  if (combination.length > 0) {
    const count = combinationCount(allowed, combination, mostOf(rule))
    if (count === 0) return null
    return rule.condition === 'combination' ? count : reachOf(running, rule, allowed)
  }
  const qualifying = spec ? allowed.filter(({facts}) => matchesProduct(spec, facts)) : allowed
  if (qualifying.length === 0) return null
  if (spec && rule.prohibitsOthers && qualifying.length < lines.length) return null
  return reachOf(running, rule, qualifying)
}

function reachOf(running: RunningCart, rule: ShippingRule, lines: readonly CartLine[]): number {
  switch (rule.condition) {
    case 'total':
      return lines
        .filter(({lineId, optionOf}) => !running.isShippedByPromotion(optionOf ?? lineId))
        .reduce((sum, {lineId}) => sum + running.priceOf(lineId), 0)
    case 'quantity':
      return lines.reduce((sum, {quantity, optionOf}) => sum + (optionOf ? 0 : quantity), 0)
    case 'combination':
      return 0
  }
}

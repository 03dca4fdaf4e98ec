import type {Cart, CartPromotions} from './cart'
import {RunningCart} from './cart'
import {priorityOrder} from './compatibility'
import {applyOrderPromotion, orderStanding} from './order-discounts'
import {applyProductPromotion, productTier} from './product-discounts'
import type {ProductSpecification} from './product-specification'
import type {Tier} from './promotion'
import type {ActivePromotion} from './qualification'
import {applyShippingPromotion, shipmentStanding} from './shipping-discounts'
import {reachedTier} from './tiers'

/**
 * Applies the active promotions to a cart one after another in the order of their priority, each on
 * the prices after the previous ones. The tier that decides a promotion's priority is determined
 * from the cart without discounts.
 */
export function runPromotions(
  cart: Cart,
  active: readonly ActivePromotion[],
  globallyExcluded: ProductSpecification | null,
): RunningCart {
  const running = new RunningCart(cart)
  const expected = new Map(
    active.map((one) => [one, expectedTier(running, one, globallyExcluded)?.discount ?? null]),
  )
  for (const one of [...active].sort(priorityOrder((each) => expected.get(each) ?? null))) {
    const {rule} = one.promotion
    if (rule?.class === 'product') applyProductPromotion(running, one, rule, globallyExcluded)
    if (rule?.class === 'order') applyOrderPromotion(running, one, rule, globallyExcluded)
    if (rule?.class === 'shipping') applyShippingPromotion(running, one, rule, globallyExcluded)
  }
  return running
}

/**
 * Returns the tier that a promotion reaches without other promotions; a promotion with one tier has
 * that tier.
 */
function expectedTier(
  running: RunningCart,
  {promotion: {rule}}: ActivePromotion,
  globallyExcluded: ProductSpecification | null,
): Tier | undefined {
  if (!rule || rule.tiers.length < 2) return rule?.tiers[0]
  const {currency, shipments} = running.cart
  switch (rule.class) {
    case 'product':
      return productTier(running, rule)
    case 'order': {
      const {reached} = orderStanding(running, rule, globallyExcluded)
      return reachedTier(rule.tiers, reached, rule.condition === 'total' ? currency : null)
    }
    case 'shipping': {
      const reached = shipments.map((one) => shipmentStanding(running, rule, one, globallyExcluded))
      const best = Math.max(...reached.map((one) => one ?? -Infinity))
      return reachedTier(rule.tiers, best, rule.condition === 'total' ? currency : null)
    }
  }
}

/** Applies the promotions to a cart. */
export function applyPromotions(
  cart: Cart,
  active: readonly ActivePromotion[],
  globallyExcluded: ProductSpecification | null,
): CartPromotions {
  const {discounts, productShipping, bonuses} = runPromotions(cart, active, globallyExcluded)
  return {discounts, productShipping, bonuses}
}

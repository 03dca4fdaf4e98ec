import {runPromotions} from './apply-promotions'
import type {Cart} from './cart'
import {orderStanding} from './order-discounts'
import type {ProductSpecification} from './product-specification'
import type {Discount, Promotion} from './promotion'
import type {ActivePromotion} from './qualification'
import {shipmentStanding} from './shipping-discounts'
import {thresholdOf} from './tiers'

/** Discount whose threshold the cart nearly reaches; amounts are in minor units. */
export interface ApproachingDiscount {
  readonly promotion: Promotion
  readonly discount: Discount
  readonly threshold: number
  readonly reached: number
  /** Id of the shipment for a shipping discount; null for an order discount. */
  readonly shipmentId: string | null
  /** Ids of the methods that a shipping discount applies to; empty for all. */
  readonly methodIds: readonly string[]
}

/**
 * Returns the order and shipping discounts whose missing amount is within their upsell threshold,
 * the lowest threshold first. Discounts that are incompatible with another promotion in the cart are left out; a
 * promotion in the cart is announced again for its own next tier.
 */
export function approachingDiscounts(
  cart: Cart,
  active: readonly ActivePromotion[],
  globallyExcluded: ProductSpecification | null,
): ApproachingDiscount[] {
  const running = runPromotions(cart, active, globallyExcluded)
  const {discounts} = running
  const isBlocked = ({id, exclusivity, rule}: Promotion) =>
    discounts.some(
      ({active: {promotion}}) =>
        promotion.id !== id &&
        (promotion.exclusivity === 'global' ||
          (rule?.class === promotion.rule?.class &&
            (exclusivity !== 'no' || promotion.exclusivity === 'class'))),
    )
  const found = active.flatMap(({promotion}): ApproachingDiscount[] => {
    const {rule} = promotion
    if (!rule || rule.class === 'product' || rule.condition !== 'total') return []
    if (rule.upsell === null || isBlocked(promotion)) return []
    const nextOf = (reached: number, shipmentId: string | null) => {
      const tier = rule.tiers.find((one) => thresholdOf(one, cart.currency) > reached)
      if (!tier) return []
      const threshold = thresholdOf(tier, cart.currency)
      const near =
        rule.upsell === null
          ? 0
          : thresholdOf({...tier, threshold: Math.min(rule.upsell, 1e9)}, cart.currency)
      if (threshold - reached > near) return []
      const methodIds = rule.class === 'shipping' ? rule.shippingMethodIds : []
      return [{promotion, discount: tier.discount, threshold, reached, shipmentId, methodIds}]
    }
    if (rule.class === 'order') {
      const {qualifying, reached} = orderStanding(running, rule, globallyExcluded)
      // What the promotion itself has deducted counts: it is announced for its next tier only.
      const deducted = discounts.flatMap(({active: {promotion: other}, target}) =>
        other.id === promotion.id && target.kind === 'order'
          ? qualifying.map(({lineId}) => target.shares.get(lineId) ?? 0)
          : [],
      )
      const before = deducted.reduce((sum, share) => sum + share, reached)
      return qualifying.length > 0 ? nextOf(before, null) : []
    }
    return cart.shipments.flatMap((shipment) => {
      const reached = shipmentStanding(running, rule, shipment, globallyExcluded)
      return reached === null ? [] : nextOf(reached, shipment.shipmentId)
    })
  })
  return found.sort((a, b) => a.threshold - b.threshold)
}

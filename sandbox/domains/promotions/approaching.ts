import {runPromotions} from './apply-promotions'
import type {Cart} from './cart'
import {orderStanding} from './order-discounts'
import type {ProductSpecification} from './product-specification'
import type {Discount, Promotion} from './promotion'
import type {ActivePromotion} from './qualification'
import {shipmentStanding} from './shipping-discounts'
import {thresholdOf} from './tiers'

/** A discount that the cart nearly earns; amounts in minor units. */
export interface ApproachingDiscount {
  readonly promotion: Promotion
  readonly discount: Discount
  readonly threshold: number
  readonly reached: number
  /** Shipment of a shipping discount; null for one of the order. */
  readonly shipmentId: string | null
  /** Methods that a shipping discount is about; empty for any. */
  readonly methodIds: readonly string[]
}

/**
 * Order and shipping discounts of which the cart lacks no more than their upsell threshold, nearest
 * first. Those that a promotion in the cart forbids are not announced.
 */
export function approachingDiscounts(
  cart: Cart,
  active: readonly ActivePromotion[],
  globallyExcluded: ProductSpecification | null,
): ApproachingDiscount[] {
  const running = runPromotions(cart, active, globallyExcluded)
  const {discounts} = running
  const isBlocked = ({exclusivity, rule}: Promotion) =>
    discounts.some(
      ({active: {promotion}}) =>
        promotion.exclusivity === 'global' ||
        (rule?.class === promotion.rule?.class &&
          (exclusivity !== 'no' || promotion.exclusivity === 'class')),
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
      return qualifying.length > 0 ? nextOf(reached, null) : []
    }
    return cart.shipments.flatMap((shipment) => {
      const reached = shipmentStanding(running, rule, shipment, globallyExcluded)
      return reached === null ? [] : nextOf(reached, shipment.shipmentId)
    })
  })
  return found.sort((a, b) => a.threshold - b.threshold)
}

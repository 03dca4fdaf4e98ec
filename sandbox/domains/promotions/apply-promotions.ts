import type {Cart, CartPromotions} from './cart'
import {RunningCart} from './cart'
import {byPriority} from './compatibility'
import {applyOrderPromotion} from './order-discounts'
import {applyProductPromotion} from './product-discounts'
import type {ProductSpecification} from './product-specification'
import type {ActivePromotion} from './qualification'
import {applyShippingPromotion} from './shipping-discounts'

/**
 * Works out what the active promotions do to a cart: product promotions first, then order, then
 * shipping promotions, each class by its priority and on the prices that those before it left.
 */
export function runPromotions(
  cart: Cart,
  active: readonly ActivePromotion[],
  globallyExcluded: ProductSpecification | null,
): RunningCart {
  const running = new RunningCart(cart)
  for (const one of [...active].sort(byPriority)) {
    const {rule} = one.promotion
    if (rule?.class === 'product') applyProductPromotion(running, one, rule, globallyExcluded)
    if (rule?.class === 'order') applyOrderPromotion(running, one, rule, globallyExcluded)
    if (rule?.class === 'shipping') applyShippingPromotion(running, one, rule, globallyExcluded)
  }
  return running
}

/** What the promotions do to a cart. */
export function applyPromotions(
  cart: Cart,
  active: readonly ActivePromotion[],
  globallyExcluded: ProductSpecification | null,
): CartPromotions {
  const {discounts, bonuses} = runPromotions(cart, active, globallyExcluded)
  return {discounts, bonuses}
}

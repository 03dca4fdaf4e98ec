import {CommerceFault} from '../commerce-fault'
import type {Basket} from './basket'
import {findChoice} from './bonus-items'
import type {ItemInput} from './change-items'
import {priceBasket} from './price-basket'
import type {ShopContext} from './shop-context'

/**
 * Checks that a product may be chosen as a bonus. Throws InvalidBonusProduct when the basket has no
 * such offer or the offer does not contain the product, and BonusProductQuantity above the maximum
 * quantity of the offer.
 */
export function requireBonus(
  context: ShopContext,
  basket: Basket,
  {productId, quantity, bonusDiscountLineItemId}: ItemInput,
): void {
  if (bonusDiscountLineItemId === undefined) return
  const offer = priceBasket(context, basket).bonusDiscounts?.find(
    ({id}) => id === bonusDiscountLineItemId,
  )
  if (!offer || !findChoice({context}, offer, productId)) {
    throw new CommerceFault(
      'InvalidBonusProduct',
      `The product '${productId}' is no bonus product of the discount line item ` +
        `'${bonusDiscountLineItemId}'.`,
      {productId, bonusDiscountLineItemId},
    )
  }
  const taken = basket.items
    .filter((item) => item.bonusDiscountLineItemId === offer.id)
    .reduce((sum, item) => sum + item.quantity, 0)
  if (taken + quantity > offer.maxItems) {
    throw new CommerceFault(
      'BonusProductQuantity',
      `At most ${offer.maxItems} bonus products can be chosen.`,
      {productId, quantity, maxBonusItems: offer.maxItems},
    )
  }
}

import type {Basket} from '@app/features/basket/public/basket'

/** Maximum number of products of one promotion (rule BASKET-8). */
export const MAX_BONUS_PRODUCTS = 3

/** A choice of bonus products in the basket (`bonusDiscountLineItems`, rule BASKET-8). */
export interface BonusChoice {
  /** Id of the bonus discount line item. */
  readonly id: string
  readonly promotionId: string
  /** Product ids as the basket lists them; empty for a rule-based promotion. */
  readonly productIds: readonly string[]
  /** Units that may still be chosen. */
  readonly left: number
}

/** All choices of a basket, including those that are used up. */
export function bonusChoices(basket: Basket | null | undefined): BonusChoice[] {
  const lines = basket?.productItems ?? []
  return (basket?.bonusDiscountLineItems ?? []).flatMap((offer) => {
    const {id, promotionId, maxBonusItems = 0, bonusProducts = []} = offer
    if (!id || !promotionId) return []
    const taken = lines
      .filter((line) => line.bonusDiscountLineItemId === id)
      .reduce((units, {quantity = 0}) => units + quantity, 0)
    return [
      {
        id,
        promotionId,
        productIds: bonusProducts.flatMap(({productId}) => productId ?? []),
        left: Math.max(0, Math.min(maxBonusItems, MAX_BONUS_PRODUCTS) - taken),
      },
    ]
  })
}

/** The choices with units left. */
export const openChoices = (basket: Basket | null | undefined): BonusChoice[] =>
  bonusChoices(basket).filter(({left}) => left > 0)

/**
 * A choice that a change of the basket has opened or enlarged; undefined for choices that were offered
 * before.
 */
export function newChoice(before: Basket | null, basket: Basket): BonusChoice | undefined {
  const known = new Map(bonusChoices(before).map(({id, left}) => [id, left]))
  return openChoices(basket).find(({id, left}) => left > (known.get(id) ?? 0))
}

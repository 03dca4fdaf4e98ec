import type {Basket} from '@app/features/session/model/shopper-client'

/** Products that one promotion gives at most (rule BASKET-8). */
export const MAX_BONUS_PRODUCTS = 3

/** Products that a promotion lets the shopper choose from (`bonusDiscountLineItems`, rule BASKET-8). */
export interface BonusChoice {
  /** Id of the bonus discount line item. */
  readonly id: string
  readonly promotionId: string
  /** Products as the basket names them; none for a promotion whose products a rule describes. */
  readonly productIds: readonly string[]
  /** Units that may still be chosen. */
  readonly left: number
}

/** Every choice that a basket offers, those that are used up too. */
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

/** The choices of which something is left. */
export const openChoices = (basket: Basket | null | undefined): BonusChoice[] =>
  bonusChoices(basket).filter(({left}) => left > 0)

/** A choice that a change of the basket has opened, or made larger; what was offered before is no news. */
export function newChoice(before: Basket | null, basket: Basket): BonusChoice | undefined {
  const known = new Map(bonusChoices(before).map(({id, left}) => [id, left]))
  return openChoices(basket).find(({id, left}) => left > (known.get(id) ?? 0))
}

import {unitsOf} from '@app/features/basket/model/quantity-rules'
import type {PriceModel} from '@app/features/catalog/model/price'
import type {Basket, NewItem} from '@app/features/session/model/shopper-client'

/** A basket before and after something was put into it. */
export interface CartChange {
  /** Null when there was none. */
  readonly before: Basket | null
  readonly basket: Basket
  readonly items: readonly NewItem[]
}

/** What has just gone into the basket, as the shopper saw it. */
export interface Added {
  readonly productId: string
  readonly name: string
  /** Chosen values in the words of the locale, such as `Spruce green`. */
  readonly choices: readonly string[]
  readonly picture?: string
  /** Of one unit; missing where the parts cost different amounts. */
  readonly price?: PriceModel
  /** Units. */
  readonly quantity: number
  readonly basket: Basket
  /** Bonus products that were chosen with it, by name. */
  readonly gifts?: readonly string[]
}

/** Units in a basket. */
export const basketUnits = ({productItems = []}: Basket): number =>
  productItems.reduce((units, {quantity = 0}) => units + quantity, 0)

/** Units that were asked for and did not come: the quantity was insufficient (rule BASKET-5). */
export function missingUnits({before, basket, items}: CartChange): number {
  const wanted = new Map<string, number>()
  for (const {productId, quantity} of items) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  }
  return [...wanted].reduce((units, [productId, quantity]) => {
    const gained = unitsOf(basket, productId) - unitsOf(before, productId)
    return units + Math.max(0, quantity - gained)
  }, 0)
}

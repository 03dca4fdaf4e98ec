import {unitsOf} from '@app/features/basket/public/quantity-rules'
import type {PriceModel} from '@app/features/catalog/public/price'
import type {TileModel} from '@app/features/catalog/public/tile'
import type {Basket} from '@app/features/basket/public/basket'
import type {NewItem} from '@app/features/basket/public/new-item'

/** The basket before and after an addition. */
export interface CartChange {
  /** The basket before; null when there was none. */
  readonly before: Basket | null
  readonly basket: Basket
  readonly items: readonly NewItem[]
}

/** A product that was added to the basket, as shown to the shopper. */
export interface AddedProduct {
  readonly productId: string
  readonly name: string
  /** Names of the chosen values in the language of the page, such as `Spruce green`. */
  readonly choices: readonly string[]
  readonly picture?: string
  /** Price of one unit; missing where it is not known. */
  readonly price?: PriceModel
  /** Quantity in units. */
  readonly quantity: number
  /** Products that were added with it. */
  readonly others?: readonly AddedProduct[]
}

/** A tile's product as announced. */
export function addedTile(
  {id, name, image, colors, color, price}: TileModel,
  choices: readonly string[],
  quantity: number,
): AddedProduct {
  const picture = image ?? colors?.[color ?? 0]?.image
  return {productId: id, name, choices, quantity, price, ...(picture && {picture})}
}

/** Data of an addition to the basket, as shown to the shopper. */
export interface Added extends AddedProduct {
  /** The basket with the addition; absent until the backend has answered. */
  readonly basket?: Basket
  /** Names of the bonus products that were chosen with it. */
  readonly gifts?: readonly string[]
}

/** Number of units that were added. */
export const addedUnits = ({quantity, others = []}: AddedProduct): number =>
  others.reduce((units, other) => units + other.quantity, quantity)

/** Number of units in a basket. */
export const basketUnits = ({productItems = []}: Basket): number =>
  productItems.reduce((units, {quantity = 0}) => units + quantity, 0)

/** Units that were requested and not added: the quantity was insufficient (rule BASKET-5). */
export function missingUnits({before, basket, items}: CartChange): number {
  const requested = new Map<string, number>()
  for (const {productId, quantity} of items) {
    requested.set(productId, (requested.get(productId) ?? 0) + quantity)
  }
  return [...requested].reduce((units, [productId, quantity]) => {
    const gained = unitsOf(basket, productId) - unitsOf(before, productId)
    return units + Math.max(0, quantity - gained)
  }, 0)
}

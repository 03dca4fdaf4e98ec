import type {Wish} from '@app/features/wishlist/public/wishes'
import type {WishedProduct} from '../public/wished-product'

/** Price of a wish at the time when its list first showed it, in major units. */
export interface NotedPrice {
  readonly amount: number
  /** ISO 4217 currency code; prices of other currencies are not compared. */
  readonly currency: string
}

/** The noted price when the product costs less today; undefined otherwise. */
export function droppedFrom(
  noted: NotedPrice | undefined,
  {tile}: WishedProduct,
  currency: string,
): number | undefined {
  const today = tile.price?.amount
  if (!noted || noted.currency !== currency || today === undefined) return undefined
  return today < noted.amount ? noted.amount : undefined
}

/** Wishes whose price was not noted yet in this currency, with their price of today. */
export function unnotedPrices(
  wishes: readonly Wish[],
  products: readonly WishedProduct[],
  currency: string,
): {itemId: string; price: NotedPrice}[] {
  return wishes.flatMap(({itemId, productId, noted}) => {
    const amount = products.find(({tile}) => tile.id === productId)?.tile.price?.amount
    if (!itemId || amount === undefined || noted?.currency === currency) return []
    return [{itemId, price: {amount, currency}}]
  })
}

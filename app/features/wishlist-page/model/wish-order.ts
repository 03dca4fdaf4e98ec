import type {WishedProduct} from '../public/wished-product'

/** Orders of the wish list. */
export const WISH_ORDERS = ['latest', 'name', 'priceUp', 'priceDown'] as const
export type WishOrder = (typeof WISH_ORDERS)[number]

/** Price of a product; one without a price is last. */
const priceOf = ({tile}: WishedProduct, none: number): number => tile.price?.amount ?? none

/**
 * The products in an order. @param products the last wish first
 * @param locale BCP 47 locale that names are compared in
 */
export function inOrder(
  products: readonly WishedProduct[],
  order: WishOrder,
  locale: string,
): readonly WishedProduct[] {
  switch (order) {
    case 'latest':
      return products
    case 'name':
      return [...products].sort((a, b) => a.tile.name.localeCompare(b.tile.name, locale))
    case 'priceUp':
      return [...products].sort((a, b) => priceOf(a, Infinity) - priceOf(b, Infinity) || 0)
    case 'priceDown':
      return [...products].sort((a, b) => priceOf(b, -1) - priceOf(a, -1))
  }
}

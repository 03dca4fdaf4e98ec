import type {Basket, NewItem, ProductItem} from './shopper-client'

/** A change of the position of a part: what `updateItemsInBasket` takes. */
export type PartChange = {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** The part of a line that is still the product which the bundle names. */
const isOpen = ({bundledProductItems = []}: ProductItem, {parts = []}: NewItem): boolean =>
  bundledProductItems.some(({productId}) => parts.some(({masterId}) => masterId === productId))

/** The line of a bundle that was just added: of its kind the one whose parts are not chosen yet. */
export const lineOfBundle = (basket: Basket, item: NewItem): ProductItem | undefined =>
  basket.productItems?.find((line) => line.productId === item.productId && isOpen(line, item))

/**
 * The second half of adding a bundle: adding takes no notice of the variants of its parts, which are
 * chosen by their own item ids afterwards.
 */
export function partChanges(line: ProductItem, {parts = []}: NewItem): PartChange[] {
  return (line.bundledProductItems ?? []).flatMap(({itemId, productId, quantity}) => {
    const chosen = parts.find(({masterId}) => masterId === productId)
    return chosen && itemId && chosen.productId !== productId
      ? [{itemId, productId: chosen.productId, quantity: quantity ?? 1}]
      : []
  })
}

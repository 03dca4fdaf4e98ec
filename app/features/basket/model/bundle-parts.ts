import type {Basket, ProductItem} from './basket'
import type {NewItem} from './new-item'

/** Change of a bundle part in the basket, in the format of `updateItemsInBasket`. */
export type PartChange = {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** Whether a part of a line item still has the product that the bundle names. */
const isOpen = ({bundledProductItems = []}: ProductItem, {parts = []}: NewItem): boolean =>
  bundledProductItems.some(({productId}) => parts.some(({masterId}) => masterId === productId))

/** The line item of a bundle that was just added: the one of its product whose parts are not chosen yet. */
export const lineOfBundle = (basket: Basket, item: NewItem): ProductItem | undefined =>
  basket.productItems?.find((line) => line.productId === item.productId && isOpen(line, item))

/**
 * The second step of adding a bundle: the first call ignores the variants of its parts, which are set by
 * their own item ids afterwards.
 */
export function partChanges(line: ProductItem, {parts = []}: NewItem): PartChange[] {
  return (line.bundledProductItems ?? []).flatMap(({itemId, productId, quantity}) => {
    const chosen = parts.find(({masterId}) => masterId === productId)
    return chosen && itemId && chosen.productId !== productId
      ? [{itemId, productId: chosen.productId, quantity: quantity ?? 1}]
      : []
  })
}

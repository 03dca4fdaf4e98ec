import type {ItemChange} from '@app/features/basket/public/item-change'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {chosenVariants} from '@app/features/sets/public/bundle'
import type {ChosenPart} from '@app/features/product/public/product'
import {ENGRAVED_PRODUCT, engravedProductOf} from './changeable'

/** A part of a line with another variant. */
interface PartChange {
  readonly itemId: string
  readonly before: string
  readonly productId: string
  readonly quantity: number
}

/** The parts of a line whose chosen variant is another one than in the basket. */
export function changedParts(line: BasketLine, parts: readonly ChosenPart[]): PartChange[] {
  const chosen = chosenVariants(parts)
  return (line.parts ?? []).flatMap(({itemId, productId: before, quantity}) => {
    const source = parts.find(
      ({part: {product}}) =>
        product.id === before || product.variants.some(({id}) => id === before),
    )
    const productId = chosen.find(({masterId}) => masterId === source?.part.product.id)?.productId
    return itemId && productId && productId !== before
      ? [{itemId, before, productId, quantity}]
      : []
  })
}

/**
 * Changes the quantity of a bundle and the variants of its parts. Engravings of a part follow it, unless another line
 * still has the earlier variant.
 */
export function partsChanges(
  lines: readonly BasketLine[],
  line: BasketLine,
  {quantity, changes}: {quantity: number; changes: readonly PartChange[]},
): ItemChange[] {
  const isLeft = (productId: string) =>
    lines.some(
      (other) =>
        other.itemId !== line.itemId &&
        (other.productId === productId ||
          other.parts?.some((part) => part.productId === productId) === true),
    )
  const engravings = changes
    .filter(({before}) => !isLeft(before))
    .flatMap(({before, productId}) =>
      lines
        .filter((other) => engravedProductOf(other) === before)
        .map((other) => ({
          itemId: other.itemId,
          quantity: other.quantity,
          custom: {[ENGRAVED_PRODUCT]: productId} as const,
        })),
    )
  return [
    {itemId: line.itemId, quantity},
    ...changes.map(({itemId, productId, quantity: units}) => ({
      itemId,
      productId,
      quantity: units,
    })),
    ...engravings,
  ]
}

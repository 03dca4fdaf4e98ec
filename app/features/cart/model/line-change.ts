import type {ItemChange} from '@app/features/basket/public/item-change'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {quantityRules} from '@app/features/basket/public/quantity-rules'
import {
  engravingItem,
  type Engraving,
  type EngravingModel,
} from '@app/features/engraving/public/engraving'
import type {Offer} from '@app/features/product/public/offer'
import {ENGRAVED_PRODUCT, engravedProductOf} from './changeable'

/** The engraving of a line, to be changed. */
export function engravingToChange({asNew}: BasketLine): Engraving {
  const {c_engravingText: text = '', c_engravingTypeface: typeface = ''} = asNew?.custom ?? {}
  return {text, typeface, position: asNew?.custom?.c_engravingPosition ?? ''}
}

/** Changes the engraving of a line: text, position and typeface, which is an option of the engraving service. */
export function engravingChange(
  line: BasketLine,
  model: EngravingModel,
  engraving: Engraving,
): ItemChange[] {
  const of = engravedProductOf(line) ?? ''
  const {optionItems, custom, quantity} = engravingItem(model, engraving, of, line.quantity)
  return [
    {itemId: line.itemId, quantity, ...(optionItems && {optionItems}), ...(custom && {custom})},
  ]
}

/**
 * The quantity of a line after its change to another variant, as far as stock and limit allow; 0 when no unit can
 * be ordered.
 * @param held units of the new variant in other lines
 */
export function quantityAfterChange(
  {quantity, bonus}: BasketLine,
  offer: Offer,
  {held, limit}: {held: number; limit: number},
): number {
  if (bonus) return quantity
  const {minOrderQuantity, stepQuantity, availability} = offer
  const stock = availability.stock
  const {min, max, step} = quantityRules({minOrderQuantity, stepQuantity, stock, limit, held})
  if (max === 0 || held + min > Math.min(stock ?? limit, limit)) return 0
  const clamped = Math.min(Math.max(quantity, min), max)
  return min + Math.floor((clamped - min) / step) * step
}

/**
 * Replaces the variant of a line. The engravings of the earlier variant follow, unless another line still has it.
 */
export function variantChanges(
  lines: readonly BasketLine[],
  line: BasketLine,
  {productId, quantity}: {productId: string; quantity: number},
): ItemChange[] {
  const isLeft = lines.some(
    (other) => other.itemId !== line.itemId && other.productId === line.productId,
  )
  const engravings = isLeft
    ? []
    : lines.filter((other) => engravedProductOf(other) === line.productId)
  return [
    {itemId: line.itemId, productId, quantity},
    ...engravings.map(({itemId, quantity: units}) => ({
      itemId,
      quantity: units,
      custom: {[ENGRAVED_PRODUCT]: productId} as const,
    })),
  ]
}

import type {ProductItem} from './basket'

/** Change of a line: another variant, quantity, option values or engraving. */
export interface ItemChange {
  readonly itemId: string
  readonly productId?: string
  readonly quantity?: number
  readonly optionItems?: readonly {optionId: string; optionValueId: string}[]
  /** Custom attributes, such as an engraving. */
  readonly custom?: Readonly<Record<`c_${string}`, string>>
}

/** Converts a change to the format of `updateItemsInBasket`, which changes all lines or none. */
export const itemChange = ({
  itemId,
  productId,
  quantity,
  optionItems,
  custom,
}: ItemChange): ProductItem => ({
  itemId,
  productId,
  quantity,
  optionItems: optionItems && [...optionItems],
  ...custom,
})

import type {Basket, ProductItem} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Change of a line: another variant, quantity, option values or engraving. */
export interface ItemChange {
  readonly itemId: string
  readonly productId?: string
  readonly quantity?: number
  readonly optionItems?: readonly {optionId: string; optionValueId: string}[]
  /** Custom attributes, such as an engraving. */
  readonly custom?: Readonly<Record<`c_${string}`, string>>
}

const fieldsOf = ({itemId, productId, quantity, optionItems, custom}: ItemChange): ProductItem => ({
  itemId,
  productId,
  quantity,
  optionItems: optionItems && [...optionItems],
  ...custom,
})

/** Changes lines, all or none, `PATCH baskets/{basketId}/items`. @throws ApiFault (rejects) */
export const updateItems = (
  context: BasketContext,
  changes: readonly ItemChange[],
): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateItemsInBasket({parameters: {basketId}, body: changes.map(fieldsOf)}),
  )

import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Changes a line, `PATCH baskets/{basketId}/items/{itemId}`. @throws ApiFault (rejects) */
export const updateItem = (
  context: BasketContext,
  itemId: string,
  {quantity}: {quantity: number},
): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateItemInBasket({parameters: {basketId, itemId}, body: {quantity}}),
  )

import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Removes a line, `DELETE baskets/{basketId}/items/{itemId}`. @throws ApiFault (rejects) */
export const removeItem = (context: BasketContext, itemId: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.removeItemFromBasket({parameters: {basketId, itemId}}),
  )

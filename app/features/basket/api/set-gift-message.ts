import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/**
 * Sets the gift message of the basket (`c_giftMessage`), `PATCH baskets/{basketId}`; an empty text removes
 * it.
 * @throws ApiFault (rejects)
 */
export const setGiftMessage = (context: BasketContext, text: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateBasket({parameters: {basketId}, body: {c_giftMessage: text}}),
  )

import type {Basket} from '../model/basket'
import type {BasketContext} from './basket-context'

/**
 * `loadBasket` for code that every page loads: the code that calls the backend loads with the first read.
 * @throws ApiFault (rejects), or the error of code that did not load
 */
export const loadBasketLater = async (context: BasketContext): Promise<Basket | null> =>
  (await import('./get-basket')).loadBasket(context)

import type {Basket, BasketContext} from '@app/features/basket/public/basket'

/**
 * `loadBasket` for code that every page loads: the code that calls the backend loads with the first read.
 * @throws ApiFault (rejects), or the error of code that did not load
 */
export const loadBasketLater = async (context: BasketContext): Promise<Basket | null> =>
  (await import('@app/features/basket/public/get-basket')).loadBasket(context)

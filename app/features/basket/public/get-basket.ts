import {type Basket, type BasketContext, storeBasket} from './basket'
import {basketsOf, inTurn, readBasket, changeBasket} from './basket-call'

/** Changes the currency of the basket to that of the locale when they differ (rule BASKET-3). */
async function inCurrency(context: BasketContext, basket: Basket | null): Promise<Basket | null> {
  const {currency} = context.shop
  if (!basket?.basketId || basket.currency === currency) return basket
  const change = {parameters: {basketId: basket.basketId}, body: {currency}}
  return storeBasket(context, await basketsOf(context).updateBasket(change))
}

/**
 * Reads the shopper's basket in its turn, null when there is none.
 * @throws ApiFault (rejects)
 */
export const loadBasket = (context: BasketContext): Promise<Basket | null> =>
  inTurn(async () => inCurrency(context, await readBasket(context)))

/**
 * Reads the basket again after an order or a change through another protocol; other tabs receive it.
 * @throws ApiFault (rejects)
 */
export const refreshBasket = (context: BasketContext): Promise<Basket | null> =>
  inTurn(async () => {
    const basket = storeBasket(context, await readBasket(context, {fresh: true}))
    return inCurrency(context, basket)
  })

/** Sets the email address of the basket, `PUT baskets/{basketId}/customer`. @throws ApiFault (rejects) */
export const updateCustomer = (context: BasketContext, email: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateCustomerForBasket({parameters: {basketId}, body: {email}}),
  )

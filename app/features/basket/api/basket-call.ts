import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {ApiFault, isApiFault} from '@common/fault'
import type {Basket} from '../model/basket'
import {cachedBasket, storeBasket} from './basket-cache'
import type {BasketContext} from './basket-context'
import {changeInTurn} from './basket-queue'
import {readBasket} from './read-basket'

/** The client of Shopper Baskets v2 for what runs in turn already; `basket-client` queues calls from outside. */
export const basketsOf = ({shop}: Pick<BasketContext, 'shop'>) =>
  shop.api.clients.of(ShopperBasketsV2)

/** The changed object no longer exists: the basket was changed elsewhere, or was ordered. */
export const isStaleBasket = (error: unknown): boolean => isApiFault(error) && error.status === 404

const noBasket = (): ApiFault =>
  new ApiFault({
    type: 'basket-not-found',
    status: 404,
    title: 'Basket Not Found',
    detail: 'There is no basket.',
    arguments: {},
  })

/** Id of the shopper's basket. @throws ApiFault (rejects) `basket-not-found` when there is none */
export async function currentBasketId(context: BasketContext): Promise<string> {
  const basket = cachedBasket(context) ?? (await readBasket(context))
  if (!basket?.basketId) throw noBasket()
  return basket.basketId
}

/**
 * Runs a change in its turn. When the changed object no longer exists, the basket is read again before the promise
 * rejects.
 * @throws ApiFault (rejects)
 */
export function withFreshBasket<Answer>(
  context: BasketContext,
  change: () => Promise<Answer>,
): Promise<Answer> {
  return changeInTurn(async () => {
    try {
      return await change()
    } catch (error) {
      if (isStaleBasket(error)) await readBasket(context, {fresh: true}).catch(() => null)
      throw error
    }
  })
}

type Baskets = ReturnType<typeof basketsOf>

/**
 * Changes the basket that the shopper has when its turn comes, and stores the answer. Components use
 * `useShopperBasketsV2Mutation`; this is for code outside of them.
 * @throws ApiFault (rejects)
 */
export const changeBasket = (
  context: BasketContext,
  change: (baskets: Baskets, basketId: string) => Promise<Basket>,
): Promise<Basket> =>
  withFreshBasket(context, async () =>
    storeBasket(context, await change(basketsOf(context), await currentBasketId(context))),
  )

import {scapiId} from '@common/api-id'
import {ApiFault, isApiFault} from '@common/fault'
import type {RequestOptions} from '@app/shared/api/http-client'
import type {Basket} from '../model/basket'
import {cachedBasket, storeBasket} from './basket-cache'
import type {BasketContext} from './basket-context'
import {changeInTurn} from './basket-queue'
import {readBasket} from './read-basket'

const BASKETS = '/checkout/shopper-baskets/v2/organizations/:org/baskets'

/** Joins path segments; a missing id is an error of the caller (rule API-9). */
function pathOf(segments: readonly (string | undefined)[]): string {
  return segments
    .map((segment) => {
      if (!segment) throw new Error('A basket call needs the ids of its path.')
      return `/${scapiId(segment)}`
    })
    .join('')
}

/**
 * Calls Shopper Baskets v2 below `/baskets`.
 * @throws ApiFault
 */
export const callBaskets = <T>(
  {shop}: BasketContext,
  segments: readonly (string | undefined)[],
  options: RequestOptions,
): Promise<T> => shop.api.scapi<T>(BASKETS + pathOf(segments), options)

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
 * Changes the shopper's basket in its turn and stores the answer. When the changed object no longer exists,
 * the basket is read again before the promise rejects.
 * @param segments path below `/baskets/{basketId}`
 * @throws ApiFault (rejects)
 */
export function changeBasket(
  context: BasketContext,
  segments: readonly (string | undefined)[],
  options: RequestOptions,
): Promise<Basket> {
  return changeInTurn(async () => {
    try {
      const path = [await currentBasketId(context), ...segments]
      return storeBasket(context, await callBaskets<Basket>(context, path, options))
    } catch (error) {
      if (isStaleBasket(error)) await readBasket(context, {fresh: true}).catch(() => null)
      throw error
    }
  })
}

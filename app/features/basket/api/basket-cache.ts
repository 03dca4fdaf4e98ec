import type {QueryKey} from '@tanstack/react-query'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {currentCustomerId} from '@app/features/session/model/shopper-client'
import type {Basket} from '../model/basket'
import type {BasketContext} from './basket-context'
import {isNewer, listenToOtherTabs, tellOtherTabs} from './basket-tabs'

/** Response of `getCustomerBaskets`, as the cache holds it. */
export interface CustomerBaskets {
  readonly baskets?: readonly Basket[]
  readonly total?: number
}

/**
 * The query key of a customer's baskets. It is the key of `useCustomerBaskets` of commerce-sdk-react, so that
 * its hooks and its cache updates use the same basket. The basket is stored nowhere else.
 */
export function basketKey(
  {shop, source}: Pick<BasketContext, 'shop' | 'source'>,
  customerId: string | undefined,
): QueryKey {
  const {commerce, site} = shop
  const {organizationId} = commerce
  if (source) return source.key
  return [
    '/commerce-sdk-react',
    '/organizations/',
    organizationId,
    '/customers/',
    customerId,
    '/baskets',
    {organizationId, customerId, siteId: site.id},
  ]
}

/** The basket of a cache entry: the first one of the customer (rule BASKET-1), null when there is none. */
export const firstBasket = ({baskets = []}: CustomerBaskets): Basket | null => baskets[0] ?? null

/** The basket of the current shopper as last read; undefined when it was not read yet. */
export function cachedBasket(context: BasketContext): Basket | null | undefined {
  const key = basketKey(context, currentCustomerId())
  const cached = context.queryClient.getQueryData<CustomerBaskets>(key)
  return cached && firstBasket(cached)
}

/** When the shopper's basket was stored last, in milliseconds since 1970. */
let storedAt = 0

/**
 * What the cache has, where it is the answer to a change of just now: hooks read all baskets again after some changes,
 * and the read could be older than the answer to the next one.
 */
export function justAnswered(
  {shop, queryClient}: BasketContext,
  customerId: string,
): CustomerBaskets | undefined {
  const {data, dataUpdatedAt = 0} =
    queryClient.getQueryState<CustomerBaskets>(basketKey({shop}, customerId)) ?? {}
  const isAnswer = dataUpdatedAt >= storedAt && Date.now() - storedAt < GENERAL_STALE_TIME_MS
  return isAnswer ? data : undefined
}

const entryOf = (basket: Basket | null): CustomerBaskets =>
  basket ? {baskets: [basket], total: 1} : {baskets: [], total: 0}

/** Stores the basket of the context. Other tabs receive the shopper's own basket; null when there is none. */
export function storeBasket<Stored extends Basket | null>(
  context: BasketContext,
  basket: Stored,
): Stored {
  const {shop, queryClient, source} = context
  const customerId = currentCustomerId()
  const queryKey = basketKey(context, customerId)
  // A read that began before, such as that of a new session, would bring an older basket.
  void queryClient.cancelQueries(queryKey)
  if (!source) storedAt = Date.now()
  queryClient.setQueryData(queryKey, entryOf(basket))
  if (customerId && !source) tellOtherTabs({siteId: shop.site.id, customerId, basket})
  return basket
}

/**
 * Stores what other tabs of the browser receive, for the same site and shopper (rule BASKET-21). A basket with a source
 * of its own belongs to its tab alone.
 * @returns ends the subscription
 */
export function followOtherTabs(context: BasketContext): () => void {
  const {shop, queryClient, source} = context
  if (source) return () => undefined
  return listenToOtherTabs(({siteId, customerId, basket}) => {
    if (siteId !== shop.site.id || customerId !== currentCustomerId()) return
    if (!isNewer(basket, cachedBasket(context))) return
    queryClient.setQueryData(basketKey(context, customerId), entryOf(basket))
  })
}

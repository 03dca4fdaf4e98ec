import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import {useQuery, useQueryClient, type QueryClient, type QueryKey} from '@tanstack/react-query'
import {useCommerceState, currentCustomerId} from '@app/features/session/public/shopper-client'
import {createContext, useContext, useMemo} from 'react'
import {createStore} from '@app/shared/lib/create-store'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {isNewer, listenToOtherTabs, tellOtherTabs} from '../api/basket-tabs'

/** Documents of Shopper Baskets v2; money in major units. */
export type Basket = ShopperBasketsV2Types.Basket
export type ProductItem = ShopperBasketsV2Types.ProductItem
export type Shipment = ShopperBasketsV2Types.Shipment
export type OrderAddress = ShopperBasketsV2Types.OrderAddress
export type ShippingMethod = ShopperBasketsV2Types.ShippingMethod
export type ShippingMethodResult = ShopperBasketsV2Types.ShippingMethodResult
export type PaymentInstrumentRequest = ShopperBasketsV2Types.BasketPaymentInstrumentRequest

/** The default shipment of every basket (B2C Commerce names it `me`). */
export const DEFAULT_SHIPMENT_ID = 'me'

/** Whether the goods have an address to be delivered to. */
export const hasDeliveryAddress = ({shipments = []}: Pick<Basket, 'shipments'>): boolean =>
  shipments.some(({shippingAddress}) => !!shippingAddress?.countryCode)

/**
 * The basket in the cache; undefined on the server, at the first render, and until it was read. This hook makes no request,
 * and has no function for one: hooks of commerce-sdk-react have the same key, and one that ran ours would wait for itself.
 */
export function useCurrentBasket(): Basket | null | undefined {
  const context = useBasketContext()
  const {customerId} = useCommerceState()
  const {data} = useQuery<CustomerBaskets, unknown, Basket | null>({
    queryKey: basketKey(context, customerId),
    enabled: false,
    select: firstBasket,
  })
  return data
}

/** Number on the cart badge: the sum of all quantities (rule FRAME-3). */
export function totalQuantity(items: readonly {readonly quantity?: number}[] = []): number {
  return items.reduce((sum, {quantity = 0}) => sum + quantity, 0)
}

/** Units by which changes that wait for a connection alter the number on the badge (rule DEVICE-3). */
export const waitingUnits = createStore(0)

/** What every basket operation needs: the shop, and the query cache, which is the store of the basket. */
export interface BasketContext {
  readonly shop: Shop
  readonly queryClient: QueryClient
  /** Set where the operations are on a basket other than the shopper's own (rule PAY-9). */
  readonly source?: BasketSource
}

/** A basket beside the shopper's own. */
export interface BasketSource {
  readonly key: QueryKey
  /** @returns the one basket, or none when it does not exist any more @throws ApiFault */
  readonly read: (shop: Shop) => Promise<{readonly baskets: readonly Basket[]}>
}

export const SourceContext = createContext<BasketSource | undefined>(undefined)

/** The context of basket operations; the same object between renders. */
export function useBasketContext(): BasketContext {
  const shop = useShop()
  const queryClient = useQueryClient()
  const source = useContext(SourceContext)
  return useMemo(() => ({shop, queryClient, source}), [shop, queryClient, source])
}

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

import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {ApiFault, isApiFault} from '@common/fault'
import {
  type Basket,
  cachedBasket,
  storeBasket,
  type BasketContext,
  basketKey,
  firstBasket,
  justAnswered,
  type CustomerBaskets,
} from './basket'
import {createSerialQueue} from '@app/shared/lib/serial-queue'
import {currentCustomerId, loadCustomerId} from '@app/features/session/public/shopper-client'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {mayRead} from '@app/features/session/public/preload-commerce'

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

const queue = createSerialQueue()

/** Fault of a change that was requested before a login or logout. */
const customerChanged = (): ApiFault =>
  new ApiFault({
    type: 'customer-changed',
    status: 0,
    title: 'The customer changed before the request was sent',
    detail: '',
    arguments: {},
  })

/** Runs a call after all earlier ones (rule BASKET-2). */
export const inTurn = queue

/**
 * Runs a change of the basket after all earlier calls. A change that waited while the customer changed is
 * dropped: it belongs to the earlier customer (rule BASKET-15).
 * @throws ApiFault (rejects) `customer-changed`, or the fault of the change
 */
export function changeInTurn<T>(change: () => Promise<T>): Promise<T> {
  const customerId = currentCustomerId()
  return queue(() => {
    if (customerId !== undefined && customerId !== currentCustomerId()) throw customerChanged()
    return change()
  })
}

/**
 * Reads the basket of the context: that of its source, otherwise the shopper's own, `GET
 * customers/{customerId}/baskets`; null when there is none. A shopper whose session begins with this call has no
 * basket of their own, and none is read.
 * @param fresh calls the backend even if the basket is cached
 * @throws ApiFault (rejects)
 */
export async function readBasket(
  context: BasketContext,
  {fresh = false}: {fresh?: boolean} = {},
): Promise<Basket | null> {
  const {shop, queryClient, source} = context
  const isNew = !mayRead(shop.site.id)
  const customerId = await loadCustomerId()
  const queryKey = basketKey(context, customerId)
  if (isNew && queryClient.getQueryData(queryKey) === undefined) return storeBasket(context, null)
  const client = shop.api.clients.of(ShopperCustomers)
  // The cache keeps the function, and calls it again when a hook has made a change.
  let mustAsk = fresh
  const own = async (): Promise<CustomerBaskets> => {
    const known = mustAsk ? undefined : justAnswered(context, customerId)
    mustAsk = false
    return known ?? client.getCustomerBaskets({parameters: {customerId}})
  }
  if (fresh) await queryClient.cancelQueries(queryKey)
  const result = await queryClient.fetchQuery({
    queryKey,
    queryFn: (): Promise<CustomerBaskets> => (source ? source.read(shop) : own()),
    staleTime: fresh ? 0 : GENERAL_STALE_TIME_MS,
  })
  return firstBasket(result)
}

import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {loadCustomerId} from '@app/features/session/model/shopper-client'
import {mayRead} from '@app/features/session/model/preload-commerce'
import type {Basket} from '../model/basket'
import {
  basketKey,
  firstBasket,
  justAnswered,
  storeBasket,
  type CustomerBaskets,
} from './basket-cache'
import type {BasketContext} from './basket-context'

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

import {useQuery, useQueryClient, type QueryClient} from '@tanstack/react-query'
import {customerQuery} from '@app/features/account/api/customer'
import {publishCustomerFacts} from '@app/features/account/business-mode'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {loadCommerce, useCommerceState} from './model/shopper-client'
import {GUEST, shopperOf, type Shopper} from './model/shopper'

/** The customer record, which has the business flag, is read for registered customers only. */
async function readShopper(shop: Shop, queries: QueryClient): Promise<Shopper> {
  const shopper = shopperOf(await (await loadCommerce()).accessToken(false))
  if (!shopper.registered) return shopper
  const customer = await queries.fetchQuery(customerQuery(shop, shopper.customerId))
  publishCustomerFacts({...customer, isRegistered: true})
  return shopper
}

/** Query key of the shopper; a login or logout invalidates it. */
export const SHOPPER_KEY = ['session', 'shopper']

/**
 * The current shopper: a guest until the session has another one; a visitor without a session makes no
 * request.
 */
export function useShopper(): Shopper {
  const shop = useShop()
  const queries = useQueryClient()
  const {status, customerId} = useCommerceState()
  const {data = GUEST} = useQuery({
    queryKey: [...SHOPPER_KEY, shop.site.id, customerId],
    enabled: status === 'ready',
    staleTime: 60_000,
    queryFn: () => readShopper(shop, queries),
  })
  return data
}

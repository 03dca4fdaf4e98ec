import {useQuery, useQueryClient, type QueryClient} from '@tanstack/react-query'
import {BUSINESS_KEY} from '@common/net-prices'
import {customerQuery} from '@app/features/account/api/customer'
import {isBusinessCustomer} from '@app/features/account/business-mode'
import {publishCustomerFacts} from '@app/features/account/customer-facts'
import {createBrowserStore} from '@app/shared/lib/browser-store'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {loadCommerce, useCommerceState} from './model/shopper-client'
import {GUEST, shopperOf, type Shopper} from './model/shopper'
import {storedMark} from './model/stored-session'

/** Hashed id of the business customer that this browser had last, in JSON; '' for none. */
const lastBusiness = createBrowserStore(BUSINESS_KEY, (stored) => stored ?? '')

/** Hashed id of this browser's customer; '' for guests and without a session. */
const hashedIdOf = (siteId: string): string => storedMark(siteId, document.cookie)?.hashedId ?? ''

/** Whether this browser's customer was a business customer on the page before; the record says it of this one. */
export function wasBusiness(siteId: string): boolean {
  const hashedId = hashedIdOf(siteId)
  return hashedId !== '' && lastBusiness.read(siteId) === JSON.stringify(hashedId)
}

/** The customer record, which has the business flag, is read for registered customers only. */
async function readShopper(shop: Shop, queries: QueryClient): Promise<Shopper> {
  const shopper = shopperOf(await (await loadCommerce()).accessToken(false))
  if (!shopper.registered) {
    publishCustomerFacts(null)
    return shopper
  }
  const {site} = shop
  const customer = await queries.fetchQuery(customerQuery(shop, shopper.customerId))
  const facts = {...customer, isRegistered: true}
  publishCustomerFacts(facts)
  lastBusiness.write(site.id, isBusinessCustomer(facts, site) ? hashedIdOf(site.id) : '')
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

/** The shopper once it is known who it is: until then prices would be read for a guest, and again for the customer. */
export function useKnownShopper(): Shopper | undefined {
  const {kind} = useCommerceState()
  const shopper = useShopper()
  return kind === 'guest' || shopper.registered ? shopper : undefined
}

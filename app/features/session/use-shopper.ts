import {useQuery} from '@tanstack/react-query'
import {publishCustomerFacts, type BusinessFacts} from '@app/features/account/business-mode'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {loadCommerce, useCommerceState} from './model/shopper-client'
import {GUEST, shopperOf, type Shopper} from './model/shopper'

/** The customer record, which says whether it is a business, is fetched only for registered customers. */
async function readShopper({api}: Shop): Promise<Shopper> {
  const shopper = shopperOf(await (await loadCommerce()).accessToken(false))
  if (!shopper.registered) return shopper
  const customer = await api.scapi<BusinessFacts>(
    `/customer/shopper-customers/v1/organizations/:org/customers/${encodeURIComponent(shopper.customerId)}`,
  )
  publishCustomerFacts({...customer, isRegistered: true})
  return shopper
}

/** Query key of who shops; a login or logout invalidates it. */
export const SHOPPER_KEY = ['session', 'shopper']

/** Who shops. A guest until the session says otherwise; a visitor who only looks asks nothing. */
export function useShopper(): Shopper {
  const shop = useShop()
  const {status} = useCommerceState()
  const {data = GUEST} = useQuery({
    queryKey: [...SHOPPER_KEY, shop.site.id],
    enabled: status === 'ready',
    staleTime: 60_000,
    queryFn: () => readShopper(shop),
  })
  return data
}

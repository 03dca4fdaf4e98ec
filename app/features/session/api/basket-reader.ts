import {useQueryClient} from '@tanstack/react-query'
import {useCommerceApi, useConfig} from '@salesforce/commerce-sdk-react'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {customerIdOf} from '../model/access-token'
import {publishBasket, type Basket} from '../model/shopper-client'
import {withToken, type TokenSource} from './sdk-call'

/**
 * Reads the shopper's basket: the first of the customer's baskets. It is cached under the SDK's own query
 * key, so that its hooks and their cache updates see the same basket.
 * @returns a function; with `fresh` it calls the backend even if the basket is cached
 */
export function useBasketReader(token: TokenSource): (fresh: boolean) => Promise<Basket | null> {
  const queryClient = useQueryClient()
  const shopperCustomers = useCommerceApi('shopperCustomers')
  const {organizationId, siteId} = useConfig()

  return async (fresh) => {
    const result = await withToken(token, (accessToken) => {
      const customerId = customerIdOf(accessToken)
      return queryClient.fetchQuery({
        queryKey: [
          '/commerce-sdk-react',
          '/organizations/',
          organizationId,
          '/customers/',
          customerId,
          '/baskets',
          {organizationId, customerId, siteId},
        ],
        queryFn: () =>
          shopperCustomers.getCustomerBaskets({
            parameters: {customerId},
            headers: {Authorization: `Bearer ${accessToken}`},
          }),
        staleTime: fresh ? 0 : GENERAL_STALE_TIME_MS,
      })
    })
    // The customer and basket APIs have separate types for the same document.
    const basket = (result.baskets?.[0] as Basket | undefined) ?? null
    publishBasket(basket)
    return basket
  }
}

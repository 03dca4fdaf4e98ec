import {useQuery} from '@tanstack/react-query'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import {basketKey, firstBasket, type CustomerBaskets} from './api/basket-cache'
import {useBasketContext} from './api/basket-context'
import {loadBasketLater} from './api/load-basket'
import type {Basket} from './model/basket'

/**
 * The basket in the cache; undefined on the server, at the first render, and until it was read. This hook
 * makes no request.
 */
export function useCurrentBasket(): Basket | null | undefined {
  const context = useBasketContext()
  const {customerId} = useCommerceState()
  const {data} = useQuery<CustomerBaskets, unknown, Basket | null>({
    queryKey: basketKey(context, customerId),
    queryFn: async () => {
      const basket = await loadBasketLater(context)
      return {baskets: basket ? [basket] : []}
    },
    enabled: false,
    select: firstBasket,
  })
  return data
}

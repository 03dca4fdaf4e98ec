import {useQuery} from '@tanstack/react-query'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import {basketKey, firstBasket, type CustomerBaskets} from './api/basket-cache'
import {useBasketContext} from './api/basket-context'
import type {Basket} from './model/basket'

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

import {createContext, useContext, useMemo} from 'react'
import {useQueryClient, type QueryClient, type QueryKey} from '@tanstack/react-query'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import type {Basket} from '../model/basket'

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

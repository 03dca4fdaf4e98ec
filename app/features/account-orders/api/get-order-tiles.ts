import {readTiles} from '@app/features/catalog/public/get-tiles'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Products of orders as tiles of today's catalogue, each once; at most 24 are read, and what is gone is left out. */
export const orderTilesQuery = (shop: Shop, productIds: readonly string[]) => {
  const ids = [...new Set(productIds)]
  return {
    queryKey: ['account-orders', 'tiles', shop.site.id, shop.locale.id, ids],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: () => readTiles(shop, ids),
  }
}

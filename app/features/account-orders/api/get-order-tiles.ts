import {defineQuery} from '@app/shared/api/define-query'
import {readTiles} from '@app/features/catalog/public/get-tiles'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

const once = (ids: readonly string[]) => [...new Set(ids)]

/** Products of orders as tiles of today's catalogue, each once; at most 24 are read, and what is gone is left out. */
export const {use: useOrderTiles} = defineQuery({
  key: ['account-orders', 'tiles'],
  staleTime: STATIC_STALE_TIME_MS,
  read: (shop, productIds: readonly string[]) => readTiles(shop, once(productIds)),
  keyOf: once,
  enabled: (productIds) => productIds.length > 0,
})

import {defineQuery} from '@app/shared/api/define-query'
import {readListing} from '@app/features/catalog/public/get-listing'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import type {TileRow} from '@app/features/catalog/public/get-tiles'
import {contentDataOf, type ContentAssetDocument} from '@app/features/content/public/content'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {readOptional} from '@app/shared/lib/incomplete'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import type {Shop} from '@app/shared/lib/shop-context'
import {homeContentOf, type HomeContent, type HomeProductRow} from '../model/home-content'

/** Number of tiles in the product row. */
const ROW_LENGTH = 8

export interface HomePage extends HomeContent, MaybeIncomplete {
  /** Products of the row; null when there are none or they could not be read. */
  products: TileRow | null
}

/** The products of the row; null when there are none. */
async function readProducts(shop: Shop, row: HomeProductRow): Promise<HomePage['products']> {
  const address = new URLSearchParams({cgid: row.categoryId, sort: row.sort})
  const request = parseListingRequest(address)
  const {tiles, imageFolder} = await readListing(shop, {...request, limit: ROW_LENGTH})
  return tiles.length > 0 ? {tiles, imageFolder} : null
}

/** Home page: content asset `home` and the products of its row. */
export const {query: homeQuery, use: useHome} = defineQuery({
  key: ['home'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop): Promise<HomePage> => {
    const content = homeContentOf(
      contentDataOf(await shop.api.ocapi<ContentAssetDocument>('/content/home')),
    )
    const {productRow: row} = content
    if (!row) return {...content, products: null}
    const {value, ...rest} = await readOptional('products', readProducts(shop, row), null)
    return {...content, products: value, ...rest}
  },
})

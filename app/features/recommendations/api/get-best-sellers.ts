import {defineQuery} from '@app/shared/api/define-query'
import {readListing} from '@app/features/catalog/public/get-listing'
import {parseListingRequest, SHORT_PAGE_SIZE} from '@app/features/catalog/public/listing-request'
import type {TileRow} from '@app/features/catalog/public/get-tiles'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {isEnough, isFullRow, recommendable} from '../model/recommendation-rules'

/** A category whose best sellers may be shown; one without a name is the whole shop. */
export interface BestSellingCategory {
  readonly id: string
  readonly name?: string
}

export interface BestSellers extends TileRow {
  readonly category: BestSellingCategory
}

/** The root category: the whole shop. */
const ROOT: BestSellingCategory = {id: 'root'}

/** Best sellers of a category (rule RECO-4). */
function readCategory(shop: Shop, {id}: BestSellingCategory) {
  const request = parseListingRequest(new URLSearchParams(), id)
  return readListing(shop, {...request, sort: 'bestSeller', limit: SHORT_PAGE_SIZE})
}

interface BestSellersRequest {
  /** The narrowest first. */
  readonly categories: readonly BestSellingCategory[]
  /** Products that the page already shows. */
  readonly without: readonly string[]
}

/** Best sellers of the first category that fills a row, else of the whole shop. */
export const {use: useBestSellers} = defineQuery({
  key: ['recommendations', 'best-sellers'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, {categories, without}: BestSellersRequest): Promise<BestSellers | null> => {
    for (const category of [...categories, ROOT]) {
      const {tiles, imageFolder} = await readCategory(shop, category)
      const others = recommendable(tiles).filter(({id}) => !without.includes(id))
      if (category === ROOT ? isEnough(others) : isFullRow(others)) {
        return {category, tiles: others, imageFolder}
      }
    }
    return null
  },
  keyOf: ({categories, without}) => [categories.map(({id}) => id), without],
})

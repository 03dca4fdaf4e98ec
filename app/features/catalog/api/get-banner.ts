import {defineQuery} from '@app/shared/api/define-query'
import type {CategoryPath} from '../model/category-path'
import {ocapiIds} from '@common/api-id'
import {isApiFault} from '@common/fault'
import {
  contentDataOf,
  type ContentAssetDocument,
  type ContentResultDocument,
} from '@app/features/content/public/content'
import {bannerOf, type Banner} from '@app/features/content/public/banner'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {readOfCategory} from './get-category'

/** The banner in an asset; null when its data is invalid, which only the content team can correct. */
function bannerIn(asset: ContentAssetDocument): Banner | null {
  try {
    return bannerOf(contentDataOf(asset))
  } catch (error) {
    console.warn(`Content asset ${asset.id} is not usable: ${String(error)}`)
    return null
  }
}

/**
 * Banner of a category: content asset `banner-{id}`; null when the category has none. It is read as a list of one
 * (OCAPI `content/(ids)`): the answer for a missing asset is an empty list, not a 404, which browsers print as an error.
 * @throws ApiFault of the query function when the content cannot be read
 */
export const {query: bannerQuery, use: useBanner} = defineQuery({
  key: ['catalog', 'banner'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, path: CategoryPath): Promise<Banner | null> => {
    try {
      const {data: [asset] = []} = await readOfCategory(shop, path, (id) =>
        shop.api.ocapi<ContentResultDocument>(`/content/${ocapiIds([`banner-${id}`])}`),
      )
      return asset ? bannerIn(asset) : null
    } catch (error) {
      // An unknown category has no banner.
      if (isApiFault(error) && error.status === 404) return null
      throw error
    }
  },
})

import {contentDataOf, type ContentAssetDocument} from '@app/features/content/model/content-asset'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {readOfCategory} from './get-category'
import {bannerOf, type CategoryBanner} from '../model/banner'

/** A page waits no longer for its banner, in milliseconds. */
export const PATIENCE_MS = 1500

/**
 * Banner of a category: content asset `banner-{id}`. It is read with the page, so that nothing moves
 * when it arrives, but it never fails or delays the page: without it the result is null.
 */
export function bannerQuery(shop: Shop, path: string) {
  const {api, site, locale} = shop
  return {
    queryKey: ['catalog', 'banner', site.id, locale.id, path],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<CategoryBanner | null> => {
      try {
        const asset = await readOfCategory(shop, path, (id) =>
          api.ocapi<ContentAssetDocument>(`/content/${encodeURIComponent(`banner-${id}`)}`, {
            signal: AbortSignal.timeout(PATIENCE_MS),
          }),
        )
        return bannerOf(contentDataOf(asset))
      } catch {
        return null
      }
    },
  }
}

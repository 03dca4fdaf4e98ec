import {encodePart} from '@common/address-part'
import {contentDataOf, type ContentAssetDocument} from '@app/features/content/public/content'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {guideOf, type Guide} from '../model/guide'

/** Query for a size and age guide (OCAPI `content/{id}`). */
export function guideQuery({api, site, locale}: Shop, contentId: string) {
  return {
    queryKey: ['product-advice', 'guide', site.id, locale.id, contentId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<Guide> =>
      guideOf(
        contentDataOf(await api.ocapi<ContentAssetDocument>(`/content/${encodePart(contentId)}`)),
      ),
  }
}

import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import {contentDataOf, type ContentAssetDocument} from '@app/features/content/public/content'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {guideOf} from '../model/guide'

/** Query for a size and age guide (OCAPI `content/{id}`). */
export const {use: useGuide} = defineQuery({
  key: ['product-advice', 'guide'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({api}, contentId: string) =>
    guideOf(
      contentDataOf(await api.ocapi<ContentAssetDocument>(`/content/${encodePart(contentId)}`)),
    ),
})

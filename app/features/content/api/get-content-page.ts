import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {contentPageOf, type ContentAssetDocument, type ContentPage} from '../model/content-asset'

/** One content page (OCAPI `content/{id}`). */
export function contentPageQuery({api, site, locale}: Shop, contentId: string) {
  return {
    queryKey: ['content', site.id, locale.id, contentId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ContentPage> =>
      contentPageOf(
        await api.ocapi<ContentAssetDocument>(`/content/${encodeURIComponent(contentId)}`),
      ),
  }
}

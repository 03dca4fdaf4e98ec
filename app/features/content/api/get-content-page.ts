import {ApiFault} from '@common/fault'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  contentPageOf,
  isPartOfPages,
  type ContentAssetDocument,
  type ContentPage,
} from '../model/content-asset'

const notAPage = (contentId: string): ApiFault =>
  new ApiFault({
    type: 'content-not-found',
    status: 404,
    title: `Content asset ${contentId} is not a page.`,
    detail: '',
    arguments: {},
  })

/**
 * One content page (OCAPI `content/{id}`).
 * @throws ApiFault 404, also for an asset that is part of other pages
 */
export function contentPageQuery({api, site, locale}: Shop, contentId: string) {
  return {
    queryKey: ['content', site.id, locale.id, contentId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ContentPage> => {
      const asset = await api.ocapi<ContentAssetDocument>(
        `/content/${encodeURIComponent(contentId)}`,
      )
      if (isPartOfPages(asset)) throw notAPage(contentId)
      return contentPageOf(asset)
    },
  }
}

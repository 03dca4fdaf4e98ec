import {encodePart} from '@common/address-part'
import {ApiFault} from '@common/fault'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import type {ContentDocument} from '@common/content-document'
import {contentPageOf, type ContentPage} from '../model/content-asset'
import {readContent} from './read-content'

const notAPage = (contentId: string): ApiFault =>
  new ApiFault({
    type: 'content-not-found',
    status: 404,
    title: `Content asset ${contentId} is not a page.`,
    detail: '',
    arguments: {},
  })

/** The page of a document. @throws ApiFault 404 for content that is part of other pages */
export function pageOrNotFound(document: ContentDocument, contentId: string): ContentPage {
  const page = contentPageOf(document)
  if (!page) throw notAPage(contentId)
  return page
}

/**
 * One content page: an asset, the index of a folder or a page of Page Designer (rule CONTENT-11).
 * @throws ApiFault 404, also for an asset that is part of other pages
 */
export function contentPageQuery(shop: Shop, contentId: string) {
  const {site, locale} = shop
  return {
    queryKey: ['content', site.id, locale.id, contentId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ContentPage> => {
      const path = `/pages/${encodePart(contentId)}`
      return pageOrNotFound(await readContent<ContentDocument>(shop, path), contentId)
    },
  }
}

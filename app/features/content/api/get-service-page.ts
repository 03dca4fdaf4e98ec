import {defineQuery} from '@app/shared/api/define-query'
import type {RouteParams} from '@common/route-params'
import {encodePart} from '@common/address-part'
import type {ContentDocument} from '@common/content-document'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {ContentPage} from '../public/content'
import {CONTACT_FORM, contentIdOf} from '@common/content-id'
import {pageOrNotFound, readContent} from '../public/content-page'

const pathOf = (pageId: RouteParams['pageId'] = [CONTACT_FORM]): string => pageId.join('/')

/**
 * One page of customer service (`pages/content/{pageId}`, rule CONTENT-9). A page that the endpoint does not know or
 * cannot answer is read as a content asset.
 * @param pageId segments of the path below `/customer-service` or `/support`, such as `faq` and `faq.html`; absent for
 *   `/contact-us`
 * @throws ApiFault 404, also for an asset that is part of other pages
 */
export const {query: servicePageQuery} = defineQuery({
  key: ['service'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, pageId: RouteParams['pageId']): Promise<ContentPage> => {
    const path = `/service/${encodePart(pathOf(pageId))}`
    return pageOrNotFound(
      await readContent<ContentDocument>(shop, path),
      contentIdOf({pageId: pageId ?? [CONTACT_FORM]}),
    )
  },
  keyOf: pathOf,
})

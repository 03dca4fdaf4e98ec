import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  contentPageOf,
  isPartOfPages,
  type ContentAssetDocument,
  type ContentPage,
} from '../model/content-asset'
import {contentIdOf} from '../model/content-id'
import {contentPageQuery} from './get-content-page'

/** Page of customer service as its endpoint answers it. */
interface ServicePageDocument {
  id: string
  name?: string | null
  pageTitle?: string | null
  pageDescription?: string | null
  c_body?: string
  c_data?: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function assetOf(document: ServicePageDocument): ContentAssetDocument {
  const {id, name, pageTitle, pageDescription, c_body, c_data} = document
  if (typeof id !== 'string') throw new Error('The page has no id.')
  return {
    id,
    name: text(name),
    page_title: text(pageTitle),
    page_description: text(pageDescription),
    c_body: text(c_body),
    c_data: text(c_data),
  }
}

/**
 * One page of customer service (`pages/content/{pageId}`, rule CONTENT-9). A page that the endpoint does not know or
 * cannot answer is read as a content asset.
 * @param pageId path below `/customer-service` or `/support`, such as `faq/faq.html`; absent for `/contact-us`
 * @throws ApiFault 404, also for an asset that is part of other pages
 */
export function servicePageQuery(shop: Shop, pageId = 'contact-form') {
  const {api, site, locale} = shop
  const contentId = contentIdOf({pageId})
  return {
    queryKey: ['service', site.id, locale.id, pageId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ContentPage> => {
      const plain = contentPageQuery(shop, contentId).queryFn
      try {
        const asset = assetOf(
          await api.scapi<ServicePageDocument>(
            `/custom/shopper-customer-service/v1/organizations/:org/pages/content/${encodeURIComponent(pageId)}`,
          ),
        )
        return isPartOfPages(asset) ? plain() : contentPageOf(asset)
      } catch {
        return plain()
      }
    },
  }
}

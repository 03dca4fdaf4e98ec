import {CONTENT_PATH} from '@common/content-body'
import {createHttpClient} from '@app/shared/api/http-client'
import type {Shop} from '@app/shared/lib/shop-context'

const client = createHttpClient({baseUrl: CONTENT_PATH})

/**
 * Sanitised content: on the server read where the page is rendered, in browsers from a route of our server (ADR 0012).
 * @param path `/pages/{id}`, `/service/{path of a page}` or `/slots/{id}`
 */
export async function readContent<T>(shop: Shop, path: string): Promise<T> {
  if (shop.readContent) return (await shop.readContent(path)) as T
  return client<T>(path, {query: {site: shop.site.id, locale: shop.locale.id}})
}

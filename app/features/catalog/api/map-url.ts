import type {ShopperSEOTypes} from 'commerce-sdk-isomorphic'
import {ShopperSEO} from '@app/generated/commerce/shopper-seo'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'

export type UrlMapping = ShopperSEOTypes.UrlMapping

/**
 * Resolves a path of the shop (SCAPI Shopper SEO `getUrlMapping`; rule API-10).
 * @param path below the site prefix, such as `/kinderwagen/stadtkinderwagen`
 * @param locale locale of the path; that of the page when not given
 * @returns null for a path without a mapping
 */
export async function mapUrl(
  {api}: Pick<Shop, 'api'>,
  path: string,
  locale?: string,
): Promise<UrlMapping | null> {
  try {
    return await api.clients.of(ShopperSEO).getUrlMapping({
      parameters: {urlSegment: path.startsWith('/') ? path : `/${path}`, locale},
    })
  } catch (error) {
    // A path that does not exist is a 404, an invalid one a 400.
    if (isApiFault(error) && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

import {decodePart} from '../../../common/address-part'
import type {Shop} from '../../../app/shared/lib/shop-context'
import type {Environment} from '../../../config/environment'
import {readerOf, type ContentShop} from './content-reader'

type Settings = Pick<Environment, 'SAPI_ORIGIN' | 'STOREFRONT_PASSWORD' | 'DEFERRED_TIMEOUT_MS'>

/**
 * The parts of a shop with which content is read.
 * @param accessToken token of the shopper whose slots are read; those of everyone when absent
 */
export function contentShopOf(
  env: Settings,
  {site, locale, api}: Pick<ContentShop, 'site' | 'locale' | 'api'>,
  accessToken?: () => Promise<string>,
): ContentShop {
  const slots = {
    origin: env.SAPI_ORIGIN,
    password: env.STOREFRONT_PASSWORD,
    timeoutMs: env.DEFERRED_TIMEOUT_MS,
    accessToken,
  }
  return {site, locale, api, slots}
}

/** Content for pages that the server renders: read here, without a request of the server to itself. */
export function serverContent(shop: ContentShop): NonNullable<Shop['readContent']> {
  return async (path) => {
    const [, kind = '', name = ''] = path.split('/')
    const read = readerOf(kind)
    if (!read) throw new Error(`There is no content at ${path}.`)
    return read(shop, decodePart(name))
  }
}

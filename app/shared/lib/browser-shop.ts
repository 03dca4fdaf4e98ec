import {createShopApi, type ShopApiConfig} from '@app/shared/api/shop-api'
import type {FrozenShop} from './locals'
import type {Shop} from './shop-context'
import {PREVIEW_HEADER, PREVIEW_PATH} from '@common/preview'
import {proxyPath} from '@common/proxy-path'

/** The session of the browser, as the clients use it. */
export interface BrowserSession {
  /** The shopper's token; called only when a call is made. */
  readonly accessToken: (refresh: boolean, refused?: string) => Promise<string>
  readonly hasSession: (siteId: string) => boolean
}

/**
 * The shop in the browser: calls use the page's own origin (docs/product/backends.md).
 */
export function thawShop(frozen: FrozenShop, {accessToken, hasSession}: BrowserSession): Shop {
  const {site, market, locale, origin, commerce, services, preview} = frozen
  const currency = locale.preferredCurrency
  // The server reads a previewed page with a token of its own.
  const access: Pick<ShopApiConfig, 'accessToken' | 'hasSession' | 'headers'> = preview
    ? {accessToken: () => Promise.resolve(''), headers: {[PREVIEW_HEADER]: preview.token}}
    : {accessToken, hasSession: () => hasSession(site.id)}
  return {
    site,
    market,
    locale,
    currency,
    origin,
    commerce,
    services,
    ...(preview && {preview}),
    api: createShopApi({
      commerce,
      scapiBase: preview ? `${PREVIEW_PATH}/scapi` : proxyPath('api'),
      ocapiBase: preview ? `${PREVIEW_PATH}/ocapi` : proxyPath('ocapi'),
      siteId: site.id,
      locale: locale.id,
      currency: site.isContentOnlySite ? null : currency,
      ...access,
    }),
  }
}

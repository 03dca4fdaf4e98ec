import {createShopApi} from '../../app/shared/api/shop-api'
import type {Shop} from '../../app/shared/lib/shop-context'
import {fetchOf} from '../../common/outgoing'
import type {Preview} from '../../common/preview'
import type {Environment} from '../../config/environment'
import {pageMarket} from '../../config/markets/registry'
import {safeText} from './content/content-reader'
import {contentShopOf, serverContent} from './content/server-content'
import {sharedGuestToken} from './guest-token'
import {reviewKeyOf, termsOfDelivery} from './run-time-site'
import {previewToken} from './preview/preview-session'
import type {SiteAndLocale} from './site-resolver'

interface Caller {
  /** Conditions under which the pages are previewed; absent for visitors. */
  readonly preview?: Preview
  /** Origin under which browsers reach the shop. */
  readonly origin: string
  /** Headers for every call, such as a correlation id. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Whether pages have the developer overlay: in development, in a preview, or when the variable says so (rule EVENT-10). */
const showsDeveloperOverlay = (
  {DEVELOPER_OVERLAY, NODE_ENV}: Environment,
  preview: Preview | undefined,
): boolean =>
  DEVELOPER_OVERLAY === 'on' ||
  (DEVELOPER_OVERLAY === 'auto' && (NODE_ENV === 'development' || preview !== undefined))

/** The shop of a site and locale for reads of the server. */
export function createShop(
  env: Environment,
  {site, locale}: SiteAndLocale,
  {origin, headers, preview}: Caller,
): Shop {
  const commerce = {
    organizationId: env.COMMERCE_ORGANIZATION_ID,
    clientId: env.COMMERCE_CLIENT_ID,
    shortCode: env.COMMERCE_SHORT_CODE,
  }
  const accessToken = (refresh: boolean): Promise<string> =>
    preview ? previewToken(env, site.id, preview, refresh) : sharedGuestToken(env, site.id, refresh)
  const api = createShopApi({
    commerce,
    scapiBase: env.COMMERCE_API_ORIGIN,
    ocapiBase: env.OCAPI_ORIGIN,
    siteId: site.id,
    locale: locale.id,
    currency: site.isContentOnlySite ? null : locale.preferredCurrency,
    accessToken,
    send: fetchOf([env.COMMERCE_API_ORIGIN, env.OCAPI_ORIGIN], env.BACKEND_TIMEOUT_MS),
    ...(headers && {headers}),
  })
  const delivery = termsOfDelivery(site)
  return {
    site,
    ...(delivery && {delivery}),
    market: pageMarket(site, locale.id),
    locale,
    currency: locale.preferredCurrency,
    origin,
    commerce,
    services: {
      socialFeedId: env.SOCIAL_FEED_ID,
      payment: {provider: env.PAYMENT_PROVIDER, origin: env.PAYMENT_ORIGIN},
      ...(env.REPORT_SHARE < 1 && {reportShare: env.REPORT_SHARE}),
      ...(env.VITALS_SHARE < 1 && {vitalsShare: env.VITALS_SHARE}),
      ...(showsDeveloperOverlay(env, preview) && {developerOverlay: true as const}),
    },
    reviews: {
      origin: env.REVIEWS_ORIGIN,
      passkey: reviewKeyOf(site) ?? env.REVIEWS_PASSKEY,
      send: fetchOf([env.REVIEWS_ORIGIN], env.BACKEND_TIMEOUT_MS),
    },
    api,
    readContent: serverContent(
      contentShopOf(env, {site, locale, api}, preview && (() => accessToken(false))),
    ),
    safeText: (markup) => safeText({site, locale}, markup),
    ...(preview && {preview}),
  }
}

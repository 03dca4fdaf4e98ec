import type {Shop} from '../../app/shared/lib/shop-context'
import type {Preview} from '../../common/preview'
import type {Environment} from '../../config/environment'
import {pageMarket} from '../../config/markets/registry'
import {backendFetch} from './call-backend'
import {safeText} from './content/content-reader'
import {contentShopOf, serverContent} from './content/server-content'
import {sharedGuestToken} from './guest-token'
import {reviewKeyOf, termsOfDelivery} from './run-time-site'
import {previewToken} from './preview/preview-session'
import {commerceOf, serverApi} from './server-api'
import type {SiteAndLocale} from './site-resolver'

interface Caller {
  /** Conditions under which the pages are previewed; absent for visitors. */
  readonly preview?: Preview
  /** Origin under which browsers reach the shop. */
  readonly origin: string
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
  {origin, preview}: Caller,
): Shop {
  const accessToken = (refresh: boolean): Promise<string> =>
    preview ? previewToken(env, site.id, preview, refresh) : sharedGuestToken(env, site.id, refresh)
  const api = serverApi(env, {
    siteId: site.id,
    locale: locale.id,
    currency: site.isContentOnlySite ? null : locale.preferredCurrency,
    accessToken,
  })
  const delivery = termsOfDelivery(site)
  return {
    site,
    ...(delivery && {delivery}),
    market: pageMarket(site, locale.id),
    locale,
    currency: locale.preferredCurrency,
    origin,
    commerce: commerceOf(env),
    services: {
      socialFeedId: env.SOCIAL_FEED_ID,
      payment: {provider: env.PAYMENT_PROVIDER, origin: env.PAYMENT_ORIGIN},
      ...(env.REPORT_SHARE < 1 && {reportShare: env.REPORT_SHARE}),
      ...(env.VITALS_SHARE < 1 && {vitalsShare: env.VITALS_SHARE}),
      ...(env.SERVICE_WORKER === 'off' && {withoutWorker: true as const}),
      ...(showsDeveloperOverlay(env, preview) && {developerOverlay: true as const}),
    },
    reviews: {
      origin: env.REVIEWS_ORIGIN,
      passkey: reviewKeyOf(site) ?? env.REVIEWS_PASSKEY,
      send: backendFetch([env.REVIEWS_ORIGIN], env.BACKEND_TIMEOUT_MS, {thirdParty: true}),
    },
    api,
    readContent: serverContent(
      contentShopOf(env, {site, locale, api}, preview && (() => accessToken(false))),
    ),
    safeText: (markup) => safeText({site, locale}, markup),
    ...(preview && {preview}),
  }
}

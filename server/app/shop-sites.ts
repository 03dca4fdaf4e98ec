import {createShopApi} from '../../app/shared/api/shop-api'
import {readSitePreferences} from '../../app/shared/api/site-preferences'
import {fetchOf} from '../../common/outgoing'
import type {SiteDirectory} from '../../common/site-directory'
import type {Environment} from '../../config/environment'
import {sites} from '../../config/sites/registry'
import {sharedGuestToken} from './guest-token'
import {createRunTimeSites, lacksPreferences, type RunTimeSites} from './run-time-site'
import {siteDirectoryOf} from './site-directory'
import type {SiteAndLocale} from './site-resolver'

/** Reads the preferences of a site; pages do not wait for it longer than for a deferred service. */
export function createSites(env: Environment): RunTimeSites {
  return createRunTimeSites(async ({id, l10n}) => {
    const api = createShopApi({
      commerce: {
        organizationId: env.COMMERCE_ORGANIZATION_ID,
        clientId: env.COMMERCE_CLIENT_ID,
        shortCode: env.COMMERCE_SHORT_CODE,
      },
      scapiBase: env.COMMERCE_API_ORIGIN,
      ocapiBase: env.OCAPI_ORIGIN,
      siteId: id,
      locale: l10n.defaultLocale,
      currency: null,
      accessToken: (refresh) => sharedGuestToken(env, id, refresh),
      send: fetchOf([env.OCAPI_ORIGIN], env.DEFERRED_TIMEOUT_MS),
    })
    return readSitePreferences({api})
  }, env.SCRIPTS_ORIGIN)
}

/** Name of the part that a page lacks while the preferences of its site could not be read (rule CACHE-5). */
export const PREFERENCES = 'site-preferences'

/** The directory of all sites, with the locales that their preferences allow (rule SITE-12). */
export async function readDirectory(sitesAtRunTime: RunTimeSites): Promise<SiteDirectory> {
  const present = await Promise.all(sites.map(sitesAtRunTime))
  const lacks = present.some(lacksPreferences)
  return {sites: siteDirectoryOf(present), ...(lacks && {missing: [PREFERENCES]})}
}

/** The site as its preferences set it; a locale that they do not allow becomes the default one. */
export async function siteAtRunTime(
  {site, locale}: SiteAndLocale,
  sitesAtRunTime: RunTimeSites,
): Promise<SiteAndLocale> {
  const present = await sitesAtRunTime(site)
  const {supportedLocales, defaultLocale} = present.l10n
  const allowed =
    supportedLocales.find(({id}) => id === locale.id) ??
    supportedLocales.find(({id}) => id === defaultLocale)
  return {site: present, locale: allowed ?? locale}
}

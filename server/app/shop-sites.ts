import {readSitePreferences} from '../../app/shared/api/site-preferences'
import {
  SITE_DIRECTORY_PATH,
  type SiteDirectory,
  type SiteSummary,
} from '../../common/site-directory'
import type {Environment} from '../../config/environment'
import {continentOf} from '../../config/continents'
import {marketOfSite} from '../../config/markets/registry'
import type {SiteConfig} from '../../config/schema'
import {sites} from '../../config/sites/registry'
import {sharedGuestToken} from './guest-token'
import type {RouteModule} from './route'
import {createRunTimeSites, lacksPreferences, type RunTimeSites} from './run-time-site'
import {serverApi} from './server-api'
import type {SiteAndLocale} from './site-resolver'

/** Reads the preferences of a site; pages do not wait for it longer than for a deferred service. */
export function createSites(env: Environment): RunTimeSites {
  return createRunTimeSites(async ({id, l10n}) => {
    const api = serverApi(env, {
      siteId: id,
      locale: l10n.defaultLocale,
      accessToken: (refresh) => sharedGuestToken(env, id, refresh),
      timeoutMs: env.DEFERRED_TIMEOUT_MS,
    })
    return readSitePreferences({api})
  }, env.SCRIPTS_ORIGIN)
}

/** Name of the part that a page lacks while the preferences of its site could not be read (rule CACHE-5). */
export const PREFERENCES = 'site-preferences'

/** The directory of all sites, in the order of the configuration. */
export function siteDirectoryOf(all: readonly SiteConfig[]): readonly SiteSummary[] {
  return all.map((site) => {
    const {id, alias, countryCode, isContentOnlySite, l10n} = site
    const {flag} = marketOfSite(site)
    return {
      id,
      alias,
      countryCode,
      isContentOnlySite,
      flag,
      locales: l10n.supportedLocales
        .map(({id: locale, alias: path, name}) => ({
          id: locale,
          alias: path,
          name,
          continent: continentOf(locale),
        }))
        .sort((a, b) => Number(b.id === l10n.defaultLocale) - Number(a.id === l10n.defaultLocale)),
    }
  })
}

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

/** Maximum age in seconds (rule CACHE-1). */
const DIRECTORY_MAX_AGE = 900

export const siteDirectoryRoutes: RouteModule = ({sitesAtRunTime}) => [
  {
    method: 'get',
    path: SITE_DIRECTORY_PATH,
    handler: async (_req, res) => {
      const directory = await readDirectory(sitesAtRunTime)
      const cacheControl = directory.missing ? 'no-store' : `public, max-age=${DIRECTORY_MAX_AGE}`
      res.set('Cache-Control', cacheControl).json(directory.sites)
    },
  },
]

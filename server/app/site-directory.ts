import type {SiteSummary} from '../../common/site-directory'
import {continentOf} from '../../config/continents'
import {marketOfSite} from '../../config/markets/registry'
import type {SiteConfig} from '../../config/schema'

/** The directory of all sites, in the order of the configuration. */
export function siteDirectoryOf(sites: readonly SiteConfig[]): readonly SiteSummary[] {
  return sites.map((site) => {
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

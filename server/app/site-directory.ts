import type {SiteSummary} from '../../common/site-directory'
import {marketOfSite} from '../../config/markets/registry'
import type {SiteConfig} from '../../config/schema'

/** The directory of all sites, in the order of the configuration. */
export function siteDirectoryOf(sites: readonly SiteConfig[]): readonly SiteSummary[] {
  return sites.map((site) => {
    const {id, alias, countryCode, isContentOnlySite, l10n} = site
    const {continent, flag} = marketOfSite(site)
    return {
      id,
      alias,
      countryCode,
      isContentOnlySite,
      continent,
      flag,
      locales: l10n.supportedLocales
        .map((locale) => ({id: locale.id, alias: locale.alias, name: locale.name}))
        .sort((a, b) => Number(b.id === l10n.defaultLocale) - Number(a.id === l10n.defaultLocale)),
    }
  })
}

import type {LocaleConfig, SiteConfig} from '../config/schema'

/** What the country selector shows of a site; a page otherwise carries its own site only. */
export interface SiteSummary extends Pick<
  SiteConfig,
  'id' | 'alias' | 'countryCode' | 'isContentOnlySite'
> {
  /** The default locale first. */
  locales: readonly Pick<LocaleConfig, 'id' | 'alias' | 'name'>[]
}

/** Where a browser reads the directory when it did not come with the page. */
export const SITE_DIRECTORY_PATH = '/sites.json'

/** The directory of all sites, in the order of the configuration. */
export function siteDirectoryOf(sites: readonly SiteConfig[]): readonly SiteSummary[] {
  return sites.map(({id, alias, countryCode, isContentOnlySite, l10n}) => ({
    id,
    alias,
    countryCode,
    isContentOnlySite,
    locales: l10n.supportedLocales
      .map((locale) => ({id: locale.id, alias: locale.alias, name: locale.name}))
      .sort((a, b) => Number(b.id === l10n.defaultLocale) - Number(a.id === l10n.defaultLocale)),
  }))
}

import type {LocaleConfig, SiteConfig} from '../config/schema'

/** Data of a site for the country selector; a page otherwise contains its own site only. */
export interface SiteSummary extends Pick<
  SiteConfig,
  'id' | 'alias' | 'countryCode' | 'isContentOnlySite'
> {
  /** Locales, the default one first. */
  locales: readonly Pick<LocaleConfig, 'id' | 'alias' | 'name'>[]
}

/** Path at which a browser reads the directory when it is not part of the page. */
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

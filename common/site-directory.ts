import type {Continent} from '../config/continents'
import type {Market} from '../config/markets/market'
import type {LocaleConfig, SiteConfig} from '../config/schema'

/** A locale in the country selector. */
interface LocaleSummary extends Pick<LocaleConfig, 'id' | 'alias' | 'name'> {
  /** Continent of its country. */
  continent: Continent
}

/** Data of a site for the country selector; a page otherwise contains its own site only. */
export interface SiteSummary extends Pick<
  SiteConfig,
  'id' | 'alias' | 'countryCode' | 'isContentOnlySite'
> {
  flag: Market['flag']
  /** Locales, the default one first. */
  locales: readonly LocaleSummary[]
}

/** The sites of the shop. `missing` names what the list lacks: the preferences of a site, for example. */
export interface SiteDirectory {
  readonly sites: readonly SiteSummary[]
  readonly missing?: readonly string[]
}

/** Path at which a browser reads the directory when it is not part of the page. */
export const SITE_DIRECTORY_PATH = '/sites.json'

import type {Market} from '../config/markets/market'
import type {LocaleConfig, SiteConfig} from '../config/schema'

/** Data of a site for the country selector; a page otherwise contains its own site only. */
export interface SiteSummary extends Pick<
  SiteConfig,
  'id' | 'alias' | 'countryCode' | 'isContentOnlySite'
> {
  continent: Market['continent']
  flag: Market['flag']
  /** Locales, the default one first. */
  locales: readonly Pick<LocaleConfig, 'id' | 'alias' | 'name'>[]
}

/** Path at which a browser reads the directory when it is not part of the page. */
export const SITE_DIRECTORY_PATH = '/sites.json'

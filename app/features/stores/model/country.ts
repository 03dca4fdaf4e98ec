import type {SiteConfig} from '@config/schema'

/** Country of the store locator where a site has none. */
const DEFAULT_COUNTRY = 'DE'

type Site = Pick<SiteConfig, 'countryCode' | 'shipTo'>

/** Whether a site is for one country; a site for several has a region as its country, or none. */
export const hasCountry = ({countryCode, shipTo}: Site): boolean =>
  countryCode !== null && shipTo.length < 2

/** The country whose addresses and stores come first (rule STORE-3). */
export const countryOf = (site: Site): string =>
  (hasCountry(site) && site.countryCode) || DEFAULT_COUNTRY

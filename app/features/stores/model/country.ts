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

/** The countries that a site is for; none for the site of all countries without a site of their own. */
export const ownCountriesOf = (site: Site): readonly string[] =>
  hasCountry(site) ? [countryOf(site)] : site.shipTo

/** The countries whose stores a finder without a place shows (rule STORE-4). */
export function listedCountriesOf(site: Site): readonly string[] {
  const own = ownCountriesOf(site)
  return own.length > 0 ? own : [DEFAULT_COUNTRY]
}

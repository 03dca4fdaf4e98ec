import type {MessageId} from '@app/shared/i18n/messages'
import type {SiteSummary} from '@common/site-directory'

const CONTINENTS = ['europe', 'northAmerica', 'asia', 'worldwide'] as const
export type Continent = (typeof CONTINENTS)[number]

const EUROPE = 'AT BE CH DE DK ES FI FR GB IE IT NL NO PL RU SE'
const ASIA = 'CN JP KR'

const continentOfCountry: Readonly<Record<string, Continent>> = Object.fromEntries([
  ...EUROPE.split(' ').map((country) => [country, 'europe'] as const),
  ...ASIA.split(' ').map((country) => [country, 'asia'] as const),
  ['US', 'northAmerica'] as const,
])

export const continentNames: Readonly<Record<Continent, MessageId>> = {
  europe: 'localeSelector.continent.europe',
  northAmerica: 'localeSelector.continent.northAmerica',
  asia: 'localeSelector.continent.asia',
  worldwide: 'localeSelector.continent.worldwide',
}

export interface ContinentGroup {
  continent: Continent
  sites: readonly SiteSummary[]
}

/** Sites by continent; a site without a country is listed as worldwide. Empty continents are left out. */
export function byContinent(sites: readonly SiteSummary[]): readonly ContinentGroup[] {
  const continentOf = ({countryCode}: SiteSummary): Continent =>
    (countryCode && continentOfCountry[countryCode]) || 'worldwide'
  return CONTINENTS.map((continent) => ({
    continent,
    sites: sites.filter((site) => continentOf(site) === continent),
  })).filter((group) => group.sites.length > 0)
}

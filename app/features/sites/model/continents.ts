import type {MessageId} from '@app/shared/i18n/messages'
import type {Continent} from '@config/markets/market'
import type {SiteSummary} from '@common/site-directory'

/** Names of the continents, in the order of the country selector. */
export const continentNames: Readonly<Record<Continent, MessageId>> = {
  europe: 'localeSelector.continent.europe',
  northAmerica: 'localeSelector.continent.northAmerica',
  southAmerica: 'localeSelector.continent.southAmerica',
  asia: 'localeSelector.continent.asia',
  oceania: 'localeSelector.continent.oceania',
  africa: 'localeSelector.continent.africa',
  worldwide: 'localeSelector.continent.worldwide',
}

export interface ContinentGroup {
  continent: Continent
  sites: readonly SiteSummary[]
}

/** Sites by continent; a site without a country is listed as worldwide. Empty continents are left out. */
export function byContinent(sites: readonly SiteSummary[]): readonly ContinentGroup[] {
  return (Object.keys(continentNames) as Continent[])
    .map((continent) => ({continent, sites: sites.filter((site) => site.continent === continent)}))
    .filter((group) => group.sites.length > 0)
}

import {formatLocale} from '@app/shared/i18n/format'
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

/**
 * Sites by continent, sorted by name as the language of the page sorts; a site without a country is listed as
 * worldwide. Empty continents are left out.
 * @param localeId locale of the page
 */
export function byContinent(
  sites: readonly SiteSummary[],
  nameOf: (site: SiteSummary) => string,
  localeId: string,
): readonly ContinentGroup[] {
  const {compare} = new Intl.Collator(formatLocale(localeId))
  const sorted = [...sites].sort((a, b) => compare(nameOf(a), nameOf(b)))
  return (Object.keys(continentNames) as Continent[])
    .map((continent) => ({continent, sites: sorted.filter((site) => site.continent === continent)}))
    .filter((group) => group.sites.length > 0)
}

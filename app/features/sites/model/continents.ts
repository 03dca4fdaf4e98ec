import {formatLocale} from '@app/shared/i18n/format'
import type {MessageId} from '@app/shared/i18n/messages'
import type {Continent} from '@config/continents'
import type {SiteSummary} from '@common/site-directory'

/** Names of the continents, in the order of the country selector. */
export const continentNames: Readonly<Record<Continent, MessageId>> = {
  europe: 'localeSelector.continent.europe',
  northAmerica: 'localeSelector.continent.northAmerica',
  southAmerica: 'localeSelector.continent.southAmerica',
  asia: 'localeSelector.continent.asia',
  oceania: 'localeSelector.continent.oceania',
  africa: 'localeSelector.continent.africa',
}

export interface ContinentGroup {
  continent: Continent
  /** Sites with a locale of a country of the continent, with these locales only. */
  sites: readonly SiteSummary[]
}

/**
 * Sites by continent, sorted by name as the language of the page sorts. A site for several continents stands in each, with
 * the languages of its countries there. Empty continents are left out.
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
    .map((continent) => ({
      continent,
      sites: sorted
        .map((site) => ({
          ...site,
          locales: site.locales.filter((locale) => locale.continent === continent),
        }))
        .filter(({locales}) => locales.length > 0),
    }))
    .filter((group) => group.sites.length > 0)
}

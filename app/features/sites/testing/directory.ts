import {continentOf} from '@config/continents'
import {marketOfSite} from '@config/markets/registry'
import {sites} from '@config/sites/registry'
import type {SiteSummary} from '@common/site-directory'

/** The directory of all configured sites. */
export const testDirectory: readonly SiteSummary[] = sites.map((site) => ({
  ...site,
  flag: marketOfSite(site).flag,
  locales: site.l10n.supportedLocales.map((locale) => ({
    ...locale,
    continent: continentOf(locale.id),
  })),
}))

import type {z} from 'zod'
import {readData} from './data'
import {sitesSchema} from './schema'

type SitesData = z.infer<typeof sitesSchema>

/** A site whose folder of the archive is generated. */
export type ContentSite = SitesData['content'][number]

/** A generated site that sells. */
export type GeneratedSite = SitesData['selling'][number]

const {selling, content, handWritten, telephones: numbers} = readData('sites', sitesSchema)

/** Taxes of the sites whose other files are written by hand. */
export const handWrittenTaxes = handWritten

/** Generated sites that sell. */
export const generatedSites: readonly GeneratedSite[] = selling

/** Sites that show the range and sell nothing, besides the global one. */
export const contentSites: readonly ContentSite[] = content

/**
 * Each locale of the sites that sell, once, with its site. A site for several countries has locales of theirs; a locale
 * that the site of its country has as well belongs to that one.
 */
export function sellingLocales(
  sites: readonly GeneratedSite[] = generatedSites,
): ReadonlyMap<string, GeneratedSite> {
  const byLocale = new Map<string, GeneratedSite>()
  for (const site of sites)
    for (const locale of site.locales)
      if (!byLocale.has(locale) || locale.endsWith(`-${site.country}`)) byLocale.set(locale, site)
  return byLocale
}

/** Number of the customer service by country. */
export const telephones: Readonly<Record<string, string>> = numbers

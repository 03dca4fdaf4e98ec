import type {CountryChoice} from '../../common/country-choice'
import {sites, defaultSite} from '../../config/sites/registry'
import type {LocaleConfig, SiteConfig} from '../../config/schema'

export interface SiteAndLocale {
  site: SiteConfig
  locale: LocaleConfig
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Site by its id or alias, in any case; undefined when there is none. */
export const siteNamed = (name: string): SiteConfig | undefined =>
  sites.find(({id, alias}) => sameText(id, name) || sameText(alias, name))

/** Locale of a site by its id or alias; undefined when the site does not have it. */
export function localeOf(site: SiteConfig, name: string | undefined): LocaleConfig | undefined {
  return site.l10n.supportedLocales.find(
    ({id, alias}) => name && (sameText(id, name) || alias === name),
  )
}

/** Default locale of a site. @throws Error when the site does not list it */
export function defaultLocaleOf(site: SiteConfig): LocaleConfig {
  const locale = localeOf(site, site.l10n.defaultLocale)
  if (!locale) throw new Error(`Site ${site.id} does not list its default locale.`)
  return locale
}

/** Default site and locale (rule SITE-2). */
export function defaultSiteAndLocale(): SiteAndLocale {
  const site = defaultSite()
  return {site, locale: defaultLocaleOf(site)}
}

/** Site and locale of `/{site}/{locale}/…`; null when either is unknown. */
export function fromPath(path: string): SiteAndLocale | null {
  const [, siteAlias, localeAlias] = path.split('/')
  const site = sites.find(({alias}) => alias === siteAlias)
  const locale = site && localeOf(site, localeAlias)
  return site && locale ? {site, locale} : null
}

/**
 * Site and locale of the query parameters `site` and `locale`. A locale without a site selects the first
 * site that has it; an unknown name is ignored.
 * @param present values of missing parameters
 */
export function fromQuery(
  query: URLSearchParams,
  present: SiteAndLocale = defaultSiteAndLocale(),
): SiteAndLocale {
  const siteName = query.get('site')
  const locale = query.get('locale') ?? undefined
  const site = siteName
    ? siteNamed(siteName)
    : [present.site, ...sites].find((candidate) => localeOf(candidate, locale))
  if (!site) return present
  const otherwise = site === present.site ? present.locale : defaultLocaleOf(site)
  return {site, locale: localeOf(site, locale) ?? otherwise}
}

/** Site and locale that a query names by their ids; null when either is unknown. */
export function exactlyFromQuery(query: Readonly<Record<string, unknown>>): SiteAndLocale | null {
  const site = sites.find(({id}) => id === query['site'])
  const locale = site?.l10n.supportedLocales.find(({id}) => id === query['locale'])
  return site && locale ? {site, locale} : null
}

/** Site and locale of a stored choice (rule SITE-13); null when either is no longer configured. */
export function fromChoice(choice: CountryChoice | null): SiteAndLocale | null {
  const site = choice && sites.find(({id}) => id === choice.siteId)
  const locale = site && localeOf(site, choice.localeId)
  return site && locale ? {site, locale} : null
}

import type {LocaleConfig, SiteConfig} from '@config/schema'
import {sitePrefixExpression} from '@common/routes'

export interface LocaleChoice {
  id: string
  /** Name of the language in that language. */
  name: string
  href: string
  current: boolean
}

/**
 * The address of the current page in another locale: the path is kept, its locale is replaced.
 * @param location path with search, such as `/deu/de-de/search?q=pram`
 */
export function inLocale(
  location: string,
  site: Pick<SiteConfig, 'alias'>,
  locale: Pick<LocaleConfig, 'alias'>,
): string {
  const rest = location.replace(sitePrefixExpression, '')
  return `/${site.alias}/${locale.alias}${rest}`
}

/**
 * Entries of the locale selector: the locales of the site by language name (rule SITE-7). For a site with
 * one locale the list is empty and the selector links to the country selector.
 */
export function localeChoices(
  site: SiteConfig,
  current: LocaleConfig,
  location: string,
): readonly LocaleChoice[] {
  const {supportedLocales} = site.l10n
  if (supportedLocales.length < 2) return []
  return supportedLocales
    .map((locale) => ({
      id: locale.id,
      name: locale.name,
      href: inLocale(location, site, locale),
      current: locale.id === current.id,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

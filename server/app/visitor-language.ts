import type {SiteConfig} from '../../config/schema'
import {defaultSite, sites} from '../../config/sites/registry'
import {defaultLocaleOf, defaultSiteAndLocale, localeOf, type SiteAndLocale} from './site-resolver'

/** A language of the browser. */
interface Language {
  /** Two or three letters in lower case. */
  readonly language: string
  /** Country that the tag names, else the one of most speakers; '' when there is none. */
  readonly country: string
}

/** Reads a tag such as `zh-Hant-TW`; null for `*` and for anything that is no language tag. */
function readTag(tag: string): Language | null {
  try {
    const {language, region = ''} = new Intl.Locale(tag).maximize()
    return {language, country: region}
  } catch {
    return null
  }
}

/** Tags of the header, best language first; a quality of 0 excludes a language. */
function languagesOf(acceptLanguage: string): Language[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.map((value) => /^q=([\d.]+)$/i.exec(value)?.[1]).find(Boolean)
      return {tag, quality: quality ? Number(quality) : 1}
    })
    .filter(({quality}) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .flatMap(({tag}) => readTag(tag) ?? [])
}

/** The home of one language; undefined when no site has it. */
function homeOf({language, country}: Language): SiteAndLocale | undefined {
  const tag = `${language}-${country}`
  const inLanguage = ({l10n}: SiteConfig) =>
    l10n.supportedLocales.find(({id}) => id.startsWith(`${language}-`))
  const global = defaultSite()
  const site =
    sites.find(({countryCode}) => countryCode === country) ??
    sites.find((candidate) => localeOf(candidate, tag)) ??
    sites.find(({shipTo}) => shipTo.includes(country)) ??
    (inLanguage(global) && global)
  return site && {site, locale: localeOf(site, tag) ?? inLanguage(site) ?? defaultLocaleOf(site)}
}

/**
 * Home of a first visit (rule SITE-6): the first language of the browser decides for which there is a site. That is the
 * site of its country, else the site with this locale, else the site that delivers to the country, else the global
 * site in this language; without any, the default home.
 * @param acceptLanguage header
 */
export function fromAcceptLanguage(acceptLanguage: string | undefined): SiteAndLocale {
  for (const language of languagesOf(acceptLanguage ?? '')) {
    const home = homeOf(language)
    if (home) return home
  }
  return defaultSiteAndLocale()
}

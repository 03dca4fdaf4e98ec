import {prefixOf} from '../../../common/paths'
import {sitePageKinds, type SitePages} from '../../../common/site-pages'
import type {LocaleConfig, SiteConfig} from '../../../config/schema'

export interface Alternate {
  /** Language and region, such as `de-DE`, or `x-default`. */
  readonly lang: string
  /** Path with site and locale. */
  readonly path: string
}

/** A site with the pages that it has. */
export interface SiteWithPages {
  readonly site: SiteConfig
  readonly pages: SitePages
}

const inLocale = (site: SiteConfig, locale: LocaleConfig, path: string): Alternate => ({
  lang: locale.id,
  path: prefixOf(site, locale) + path,
})

/**
 * Alternates of a page: the same path in every locale of every site that has it, and the default site as `x-default`
 * (rule SEO-3). All of them get the same list, so that each alternate is returned.
 * @param home path of the home page, whose `x-default` is the address that selects a site
 * @returns function of a path below site and locale
 */
export function alternatesOf(
  all: readonly SiteWithPages[],
  {defaultSite, home}: {defaultSite: string; home: string},
): (path: string) => readonly Alternate[] {
  const holders = new Map<string, SiteConfig[]>()
  for (const {site, pages} of all) {
    for (const kind of sitePageKinds) {
      for (const {path} of pages[kind]) holders.set(path, [...(holders.get(path) ?? []), site])
    }
  }
  return (path) => {
    const sites = holders.get(path) ?? []
    const listed = sites.flatMap((site) =>
      site.l10n.supportedLocales.map((locale) => inLocale(site, locale, path)),
    )
    if (path === home) return [...listed, {lang: 'x-default', path: '/'}]
    const fallback = sites.find(({id}) => id === defaultSite)
    const locale = fallback?.l10n.supportedLocales.find(
      ({id}) => id === fallback.l10n.defaultLocale,
    )
    if (!fallback || !locale) return listed
    return [...listed, {...inLocale(fallback, locale, path), lang: 'x-default'}]
  }
}

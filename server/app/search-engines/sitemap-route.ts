import type {Request, Response} from 'express'
import {prefixOf} from '../../../common/paths'
import {proxyPath} from '../../../common/proxy-path'
import {sitePageKinds, type SitePage, type SitePageKind} from '../../../common/site-pages'
import type {LocaleConfig} from '../../../config/schema'
import type {SiteWithPages} from './alternates'
import type {SiteSnapshot} from './site-snapshot'
import {sitemapIndex, urlSet, type SitemapEntry} from './sitemap-xml'

/** The index of all sitemaps. */
export const SITEMAP_PATH = '/sitemap.xml'
/** The index of one site. */
export const SITE_SITEMAP_PATH = '/sitemap/:site.xml'
/** Pages of one kind in one locale; `part` counts from 1. */
export const PART_SITEMAP_PATH = `/sitemap/:site/:locale/:kind(${sitePageKinds.join('|')})-:part(\\d+).xml`

/** Pages of one sitemap: with the alternates of all locales it stays far below the limit of 50 MB. */
const PAGES_PER_PART = 500
/** Seconds. */
const MAX_AGE = 900
const RETRY_AFTER = 60
/** Width in CSS pixels of pictures in sitemaps. */
const IMAGE_WIDTH = 1200

const partAddresses = (
  {site, pages}: SiteWithPages,
  {alias}: LocaleConfig,
  kind: SitePageKind,
): string[] =>
  Array.from(
    {length: Math.ceil(pages[kind].length / PAGES_PER_PART)},
    (_, index) => `/sitemap/${site.alias}/${alias}/${kind}-${index + 1}.xml`,
  )

const partsOf = (one: SiteWithPages): string[] =>
  one.site.l10n.supportedLocales.flatMap((locale) =>
    sitePageKinds.flatMap((kind) => partAddresses(one, locale, kind)),
  )

const entryOf = (
  {path, image}: SitePage,
  {
    prefix,
    origin,
    alternates,
  }: {prefix: string; origin: string; alternates: SiteSnapshot['alternatesOf']},
): SitemapEntry => ({
  address: origin + prefix + path,
  ...(image && {image: `${origin}${proxyPath('static')}${image}?sw=${IMAGE_WIDTH}`}),
  alternates: alternates(path),
})

/** The sitemap of a request; null for a site, locale or part that does not exist. */
function documentOf(
  {sites, alternatesOf}: SiteSnapshot,
  {site: alias, locale: localeAlias, kind, part}: Request['params'],
  origin: string,
): string | null {
  const absolute = (paths: readonly string[]) => paths.map((path) => origin + path)
  if (alias === undefined) return sitemapIndex(absolute(sites.flatMap(partsOf)))
  const one = sites.find(({site}) => site.alias === alias)
  if (!one) return null
  if (localeAlias === undefined) return sitemapIndex(absolute(partsOf(one)))
  const locale = one.site.l10n.supportedLocales.find((each) => each.alias === localeAlias)
  const start = (Number(part) - 1) * PAGES_PER_PART
  const pages = one.pages[kind as SitePageKind].slice(start, start + PAGES_PER_PART)
  if (!locale || pages.length === 0) return null
  const context = {prefix: prefixOf(one.site, locale), origin, alternates: alternatesOf}
  return urlSet(
    pages.map((page) => entryOf(page, context)),
    origin,
  )
}

/**
 * Sitemaps (rule SEO-2): an index of all, one per site, and one per locale and kind of page. Answers 503 while a
 * backend cannot be read, so that search engines keep what they know.
 */
export function sitemapRoute(readSnapshot: () => Promise<SiteSnapshot>, origin: string) {
  return async ({params}: Request, res: Response): Promise<void> => {
    const snapshot = await readSnapshot().catch((error: unknown) => {
      console.warn(`The sitemap could not be made: ${String(error)}`)
      return null
    })
    if (!snapshot) {
      res
        .status(503)
        .set({'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER)})
        .end()
      return
    }
    const document = documentOf(snapshot, params, origin)
    if (document === null) return void res.status(404).set('Cache-Control', 'no-store').end()
    res.set('Cache-Control', `public, max-age=${MAX_AGE}`).type('application/xml').send(document)
  }
}

import type {Request, Response} from 'express'
import {escapeHtml as escape} from '../../../common/escape-html'
import {prefixOf} from '../../../common/paths'
import {proxyPath} from '../../../common/proxy-path'
import {sitePageKinds, type SitePage, type SitePageKind} from '../../../common/site-pages'
import type {Alternate, SiteWithPages} from './alternates'
import type {SiteSnapshot} from './site-snapshot'

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

/** One page of a sitemap; addresses are absolute. */
interface SitemapEntry {
  readonly address: string
  readonly image?: string
  /** ISO time. */
  readonly lastChange?: string
  readonly alternates: readonly Alternate[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

const link = ({lang, path}: Alternate, origin: string): string =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(origin + path)}"/>`

const dateOf = (lastChange: string | undefined): string =>
  lastChange ? `<lastmod>${escape(lastChange)}</lastmod>` : ''

function urlOf({address, image, lastChange, alternates}: SitemapEntry, origin: string): string {
  const picture = image ? `<image:image><image:loc>${escape(image)}</image:loc></image:image>` : ''
  const links = alternates.map((one) => link(one, origin)).join('')
  return `<url><loc>${escape(address)}</loc>${dateOf(lastChange)}${links}${picture}</url>\n`
}

/** A sitemap with pictures and alternates (sitemaps.org 0.9). @param origin of the alternates */
const urlSet = (entries: readonly SitemapEntry[], origin: string): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${IMAGES}">\n` +
  `${entries.map((entry) => urlOf(entry, origin)).join('')}</urlset>\n`

/** One sitemap of an index. */
interface SitemapPart {
  readonly address: string
  /** ISO time of the latest change of its pages. */
  readonly lastChange?: string
}

/** An index of sitemaps. */
const sitemapIndex = (parts: readonly SitemapPart[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n` +
  `${parts.map(({address, lastChange}) => `<sitemap><loc>${escape(address)}</loc>${dateOf(lastChange)}</sitemap>\n`).join('')}</sitemapindex>\n`

/** The pages of each part of a kind. */
const partsOfKind = ({pages}: SiteWithPages, kind: SitePageKind): (readonly SitePage[])[] =>
  Array.from({length: Math.ceil(pages[kind].length / PAGES_PER_PART)}, (_, index) =>
    pages[kind].slice(index * PAGES_PER_PART, (index + 1) * PAGES_PER_PART),
  )

/** ISO times compare as text. */
const latestOf = (pages: readonly SitePage[]): string | undefined =>
  pages
    .flatMap(({lastChange}) => lastChange ?? [])
    .sort()
    .at(-1)

const partsOf = (one: SiteWithPages, origin: string): SitemapPart[] =>
  one.site.l10n.supportedLocales.flatMap(({alias}) =>
    sitePageKinds.flatMap((kind) =>
      partsOfKind(one, kind).map((pages, index) => ({
        address: `${origin}/sitemap/${one.site.alias}/${alias}/${kind}-${index + 1}.xml`,
        lastChange: latestOf(pages),
      })),
    ),
  )

const entryOf = (
  {path, image, lastChange}: SitePage,
  {
    prefix,
    origin,
    alternates,
  }: {prefix: string; origin: string; alternates: SiteSnapshot['alternatesOf']},
): SitemapEntry => ({
  address: origin + prefix + path,
  ...(image && {image: `${origin}${proxyPath('static')}${image}?sw=${IMAGE_WIDTH}`}),
  lastChange,
  alternates: alternates(path),
})

/** The sitemap of a request; null for a site, locale or part that does not exist. */
function documentOf(
  {sites, alternatesOf}: SiteSnapshot,
  {site: alias, locale: localeAlias, kind, part}: Request['params'],
  origin: string,
): string | null {
  if (alias === undefined) return sitemapIndex(sites.flatMap((one) => partsOf(one, origin)))
  const one = sites.find(({site}) => site.alias === alias)
  if (!one) return null
  if (localeAlias === undefined) return sitemapIndex(partsOf(one, origin))
  const locale = one.site.l10n.supportedLocales.find((each) => each.alias === localeAlias)
  const pages = partsOfKind(one, kind as SitePageKind)[Number(part) - 1]
  if (!locale || !pages) return null
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

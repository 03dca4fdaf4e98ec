import type {Alternate} from './alternates'

/** One page of a sitemap; addresses are absolute. */
export interface SitemapEntry {
  readonly address: string
  readonly image?: string
  /** ISO time. */
  readonly lastChange?: string
  readonly alternates: readonly Alternate[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

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
export const urlSet = (entries: readonly SitemapEntry[], origin: string): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${IMAGES}">\n` +
  `${entries.map((entry) => urlOf(entry, origin)).join('')}</urlset>\n`

/** One sitemap of an index. */
export interface SitemapPart {
  readonly address: string
  /** ISO time of the latest change of its pages. */
  readonly lastChange?: string
}

/** An index of sitemaps. */
export const sitemapIndex = (parts: readonly SitemapPart[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n` +
  `${parts.map(({address, lastChange}) => `<sitemap><loc>${escape(address)}</loc>${dateOf(lastChange)}</sitemap>\n`).join('')}</sitemapindex>\n`

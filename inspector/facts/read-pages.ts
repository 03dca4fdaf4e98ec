import {callOrigin} from '../../common/outgoing'
import {createPaths} from '../../common/paths'
import type {LocaleConfig, SiteConfig} from '../../config/schema'
import type {ConfiguredOrigin} from '../../config/configured-origin'
import {createLimiter, type Limiter} from '../backend/limiter'
import {dutiesIn, footerIn} from './duty-marks'
import type {LocaleFacts, PageFact} from './facts'

const TIMEOUT_MS = 15_000
/** Redirects that are followed for one page. */
const MAX_REDIRECTS = 5
/** Pages that the shop renders at a time for the inspector: visitors come first. */
const PAGES_AT_A_TIME = 4

/** Reads pages of the running shop. */
export interface PageReader {
  read(kind: PageFact['kind'], path: string, locale: string): Promise<PageFact>
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Language versions that a document names, by language tag; paths. */
export function alternatesIn(html: string): Record<string, string> {
  const links = html.match(/<link\b[^>]*>/gi) ?? []
  return Object.fromEntries(
    links.flatMap((tag) => {
      const lang = attribute(tag, 'hreflang')
      const href = attribute(tag, 'href')
      if (attribute(tag, 'rel') !== 'alternate' || !lang || !href) return []
      return URL.canParse(href, 'http://site')
        ? [[lang, new URL(href, 'http://site').pathname] as const]
        : []
    }),
  )
}

/** Scripts that the shop's start script loads: a list in the document. */
function listedScripts(html: string): string[] {
  const [, json = ''] = /<script id="page-scripts"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  return [...json.matchAll(/"([^"]+\.js)"/g)].flatMap(([, src]) => src ?? [])
}

/** Addresses of the scripts that a document loads at once. */
export const scriptsIn = (html: string): string[] => [
  ...[...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/gi)].flatMap(([, src]) => src ?? []),
  ...listedScripts(html),
]

/** Transferred bytes: the length that the answer names, else that of its body. */
async function bytesOf(response: Response): Promise<number> {
  const length = response.headers.get('content-length')
  const body = await response.arrayBuffer()
  return length === null ? body.byteLength : Number(length)
}

const ACCEPT = {'accept-encoding': 'br', 'user-agent': 'site-inspector'}

/** @param origin of the running shop */
export function createPageReader(origin: ConfiguredOrigin): PageReader {
  const limit: Limiter = createLimiter(PAGES_AT_A_TIME)
  const scripts = new Map<string, Promise<number>>()
  /** A page of the shop; redirects within the shop are followed. */
  const get = async (path: string, redirects = MAX_REDIRECTS): Promise<Response> => {
    const answer = await callOrigin(origin, path, {headers: ACCEPT, timeoutMs: TIMEOUT_MS})
    const location = new URL(answer.headers.get('location') ?? '', origin + path)
    const isRedirect = answer.status >= 300 && answer.status < 400
    if (!isRedirect || redirects === 0 || location.origin !== origin) return answer
    await answer.body?.cancel()
    return get(location.pathname + location.search, redirects - 1)
  }
  const weigh = (src: string): Promise<number> => {
    const {pathname, search} = new URL(src, origin)
    const path = pathname + search
    const known = scripts.get(path)
    if (known) return known
    const bytes = get(path).then(bytesOf, () => 0)
    scripts.set(path, bytes)
    return bytes
  }
  return {
    read: (kind, path, locale) =>
      limit(async () => {
        try {
          const response = await get(path)
          const length = response.headers.get('content-length')
          const html = await response.text()
          const own = scriptsIn(html).filter((src) => new URL(src, origin).origin === origin)
          const sizes = await Promise.all([...new Set(own)].map(weigh))
          return {
            kind,
            path,
            locale,
            status: response.status,
            htmlBytes: length === null ? Buffer.byteLength(html) : Number(length),
            scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
            alternates: alternatesIn(html),
            duties: dutiesIn(html),
            footer: footerIn(html),
          }
        } catch {
          return {kind, path, locale, status: 0, htmlBytes: 0, scriptBytes: 0, alternates: {}}
        }
      }),
  }
}

/** Pages of one locale: its home page, and where the site sells, those with duties of the law. */
function pagesOf(
  site: SiteConfig,
  locale: LocaleConfig,
  facts: LocaleFacts | undefined,
): [kind: PageFact['kind'], path: string][] {
  const paths = createPaths(site, locale)
  const isDefault = locale.id === site.l10n.defaultLocale
  const [category] = facts?.categories ?? []
  const [product] = facts?.products ?? []
  const sells = !site.isContentOnlySite
  const pages: Partial<Record<PageFact['kind'], string>> = {
    home: paths.home(),
    ...(category && isDefault && {category: paths.category(category.id)}),
    ...(product && (isDefault || sells) && {product: paths.product(product.id)}),
    ...(sells && {
      registration: paths.registration(),
      statement: paths.accessibility(),
      imprint: paths.imprint(),
    }),
  }
  return Object.entries(pages) as [PageFact['kind'], string][]
}

/** The pages of every locale; a listing in the default one alone. */
export const readPages = (
  reader: PageReader,
  site: SiteConfig,
  locales: readonly LocaleFacts[],
): Promise<PageFact[]> =>
  Promise.all(
    site.l10n.supportedLocales.flatMap((locale) => {
      const facts = locales.find((one) => one.locale.id === locale.id)
      return pagesOf(site, locale, facts).map(([kind, path]) => reader.read(kind, path, locale.id))
    }),
  )

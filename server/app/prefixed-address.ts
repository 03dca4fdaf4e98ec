import {pageRoots} from '../../common/page-roots'
import {createPaths, prefixOf, relativePaths} from '../../common/paths'
import {
  defaultLocaleOf,
  defaultSiteAndLocale,
  fromPath,
  fromQuery,
  siteNamed,
  type SiteAndLocale,
} from './site-resolver'

/** Paths of pages without a prefix; any other unknown path is a 404. */
const PAGE_ROOTS = new RegExp(`^/(${pageRoots().join('|')})(/|$)`)

/** A product below any words, as in links of other shops and of mails (rule ROUTE-3). */
const PRODUCT_ADDRESS = /^\/(?!mobify\/).*[^/]\.html$/

/** `/category/strollers` of `/deu/de-de/category/strollers` */
const withoutPrefix = (pathname: string): string => pathname.replace(/^\/[^/]*\/[^/]*/, '')

/** Whether the shop has pages at a path without a prefix; any other unknown path is a 404. */
const isPage = (path: string): boolean => PAGE_ROOTS.test(path) || PRODUCT_ADDRESS.test(path)

/** Site and locale of an address, and its path below them. */
type Place = SiteAndLocale & {path: string}

/**
 * Site and locale at the start of a path, in any case: `/DEU/DE-DE/home`, or the site alone, `/deu` and `/deu/search`. Null for
 * a path that begins with neither, or that has no page below the site.
 */
function readPrefix(pathname: string, visitor: SiteAndLocale): Place | null {
  const [, first = '', second = ''] = pathname.split('/')
  const found = fromPath(`/${first}/${second}`.toLowerCase())
  if (found) return {...found, path: withoutPrefix(pathname)}
  const site = siteNamed(first)
  const path = pathname.slice(first.length + 1)
  if (!site || (path.length > 1 && !isPage(path))) return null
  const where = site === visitor.site ? visitor : {site, locale: defaultLocaleOf(site)}
  return {...where, path: path.length > 1 ? path : relativePaths.home()}
}

/**
 * The prefixed address of a page whose site and locale are in the query, on any path, or whose prefix is missing, in
 * capitals or without the locale. The query overrides a prefix: adding `locale=en-DE` to an address selects that language.
 * @param url path and query of the request
 * @param visitor site and locale of an address that names none
 * @returns the address with a prefix and without the parameters, null when the page is at `url`
 */
export function prefixedAddress(url: string, visitor = defaultSiteAndLocale()): string | null {
  const [pathname = '/', ...rest] = url.split('?')
  const search = rest.join('?')
  const query = new URLSearchParams(search)
  const isCarried = query.has('site') || query.has('locale')
  const prefixed = readPrefix(pathname, visitor)
  if (!isCarried && !prefixed && !isPage(pathname)) return null
  const {path, ...present} = prefixed ?? {...visitor, path: pathname}
  const {site, locale} = fromQuery(query, present)
  if (pathname === '/') return createPaths(site, locale).home()
  query.delete('site')
  query.delete('locale')
  const left = isCarried ? query.toString() : search
  const address = prefixOf(site, locale) + path + (left && `?${left}`)
  return address === url ? null : address
}

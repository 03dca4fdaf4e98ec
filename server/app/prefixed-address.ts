import {pageRoots} from '../../common/page-roots'
import {createPaths, prefixOf} from '../../common/paths'
import {fromPath, fromQuery} from './site-resolver'

/** Paths of pages without a prefix; any other unknown path is a 404. */
const PAGE_ROOTS = new RegExp(`^/(${pageRoots().join('|')})(/|$)`)

/** `/category/strollers` of `/deu/de-de/category/strollers` */
const withoutPrefix = (pathname: string): string => pathname.replace(/^\/[^/]*\/[^/]*/, '')

/**
 * The prefixed address of a page whose site and locale are in the query, on any path, or missing. The query
 * overrides a prefix: adding `locale=en-DE` to an address selects that language.
 * @param url path and query of the request
 * @returns the address with a prefix and without the parameters, null when the page is at `url`
 */
export function prefixedAddress(url: string): string | null {
  const [pathname = '/', ...search] = url.split('?')
  const query = new URLSearchParams(search.join('?'))
  const found = fromPath(pathname)
  const isCarried = query.has('site') || query.has('locale')
  if (!isCarried && (found || !PAGE_ROOTS.test(pathname))) return null
  const {site, locale} = fromQuery(query, found ?? undefined)
  if (pathname === '/') return createPaths(site, locale).home()
  query.delete('site')
  query.delete('locale')
  const rest = query.toString()
  const path = found ? withoutPrefix(pathname) : pathname
  return prefixOf(site, locale) + path + (rest && `?${rest}`)
}

import {pageRoots} from '../../common/page-roots'
import {createPaths, prefixOf} from '../../common/paths'
import {fromPath, fromQuery} from './site-resolver'

/** Paths of pages without a prefix; anything else unknown is a 404. */
const PAGE_ROOTS = new RegExp(`^/(${pageRoots().join('|')})(/|$)`)

/** `/category/strollers` of `/deu/de-de/category/strollers` */
const withoutPrefix = (pathname: string): string => pathname.replace(/^\/[^/]*\/[^/]*/, '')

/**
 * Where a page is that names its site and locale in the query, on any path, or not at all. The query wins
 * over a prefix: who adds `locale=en-DE` to an address wants it in that language.
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

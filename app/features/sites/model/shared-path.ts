import {kindOf, routeNamed, sitePrefixExpression, type PageKind} from '@common/routes'
import {routeOf} from '@app/shared/lib/route-of'

/** Kinds of pages that a content-only site does not have. */
const OF_SELLING_SITES: ReadonlySet<PageKind> = new Set(['account', 'cart'])

/** Routes that every site has, but whose page says nothing about another site. */
const NOT_KEPT: ReadonlySet<string> = new Set(['home', 'countrySelector', 'notFound'])

/**
 * The path, below site and locale, of a page that another site may have too; null for a page that belongs to one
 * shopper, has a token in its address, or leads home anyway (rule SITE-14).
 * @param location path with search, such as `/deu/de-de/search?q=pram`
 */
export function sharedPath(
  location: string,
  target: {readonly isContentOnlySite: boolean},
): string | null {
  const [pathname = ''] = location.split(/[?#]/)
  const name = routeOf(pathname)
  if (!name || NOT_KEPT.has(name) || routeNamed(name).cache === 'none') return null
  if (target.isContentOnlySite && OF_SELLING_SITES.has(kindOf(name))) return null
  return location.replace(sitePrefixExpression, '').replace(/#.*$/, '')
}

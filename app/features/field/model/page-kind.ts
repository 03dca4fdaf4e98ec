import {routeOf} from '@app/shared/lib/route-of'
import {kindOf, type PageKind} from '@common/routes'

/** The kind of page at a path; it does not contain the product, order or search phrase. */
export function pageKindOf(pathname: string): PageKind {
  const name = routeOf(pathname)
  return name ? kindOf(name) : 'other'
}

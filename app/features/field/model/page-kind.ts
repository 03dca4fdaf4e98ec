import {routeOf} from '@app/shared/lib/route-of'
import {kindOf, type PageKind} from '@common/routes'

/** The kind of page at a path; says nothing about which product, order or phrase it shows. */
export function pageKindOf(pathname: string): PageKind {
  const name = routeOf(pathname)
  return name ? kindOf(name) : 'other'
}

import {matchPath} from 'react-router-dom'
import {readParams, type MatchParams, type RouteParams} from '@common/route-params'
import {
  kindOf,
  pageOf,
  routeNamed,
  routeNames,
  sitePrefix,
  type PageKind,
  type RouteName,
} from '@common/routes'

const fullPatterns = (name: RouteName): string[] =>
  routeNamed(name).patterns.map((pattern) => sitePrefix + pattern)

/** Name of the route of a path with site and locale; null when there is none. */
export const routeOf = (pathname: string): RouteName | null =>
  routeNames.find((name) => matchPath(pathname, {path: fullPatterns(name), exact: true})) ?? null

/** Decoded parameters of a path as that of a route; empty for a path of another route. */
export const paramsAt = (name: RouteName, pathname: string): RouteParams =>
  readParams(
    matchPath<MatchParams>(pathname, {path: fullPatterns(name), exact: true})?.params ?? {},
  )

/** Patterns of the routes of a page folder with site and locale, for React Router. */
export const patternsOfPage = (page: string): string[] =>
  routeNames.filter((name) => pageOf(name) === page).flatMap(fullPatterns)

/** Whether an address has a token, such as that of an order (rule ORDER-10). */
export function hasSecret(pathname: string): boolean {
  const name = routeOf(pathname)
  return name !== null && routeNamed(name).secret === true
}

/** The kind of page at a path; it does not contain the product, order or search phrase. */
export function pageKindOf(pathname: string): PageKind {
  const name = routeOf(pathname)
  return name ? kindOf(name) : 'other'
}

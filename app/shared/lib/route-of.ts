import {matchPath} from 'react-router-dom'
import {pageOf, routeNamed, routeNames, sitePrefix, type RouteName} from '@common/routes'

const fullPatterns = (name: RouteName): string[] =>
  routeNamed(name).patterns.map((pattern) => sitePrefix + pattern)

/** Name of the route of a path with site and locale; null when there is none. */
export const routeOf = (pathname: string): RouteName | null =>
  routeNames.find((name) => matchPath(pathname, {path: fullPatterns(name), exact: true})) ?? null

/** Patterns of the routes of a page folder with site and locale, for React Router. */
export const patternsOfPage = (page: string): string[] =>
  routeNames.filter((name) => pageOf(name) === page).flatMap(fullPatterns)

import {matchPath} from 'react-router-dom'
import {pageOf, routeNamed, routeNames, sitePrefix, type RouteName} from '@common/routes'

const fullPatterns = (name: RouteName): string[] =>
  routeNamed(name).patterns.map((pattern) => sitePrefix + pattern)

/** Name of the route at a path with site and locale; null where none is. */
export const routeOf = (pathname: string): RouteName | null =>
  routeNames.find((name) => matchPath(pathname, {path: fullPatterns(name), exact: true})) ?? null

/** The routes of a page folder: its patterns with site and locale, for React Router. */
export const patternsOfPage = (page: string): string[] =>
  routeNames.filter((name) => pageOf(name) === page).flatMap(fullPatterns)

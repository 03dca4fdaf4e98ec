import {useEffect} from 'react'
import {matchPath, useLocation} from 'react-router-dom'
import {routePatterns, sitePrefix} from '@common/paths'
import {useTrack} from '../use-track'

/** Kind of page at a path: its name in the table of routes. */
export function pageKind(pathname: string): string {
  const fits = (patterns: string | readonly string[]): boolean =>
    matchPath(pathname, {
      path: [patterns].flat().map((pattern) => sitePrefix + pattern),
      exact: true,
    }) !== null
  const {product, ...others} = routePatterns
  const [kind] = Object.entries(others).find(([, patterns]) => fits(patterns)) ?? []
  // An address of a product may look like that of any other page; they come first.
  return kind ?? (fits(product) ? 'product' : 'notFound')
}

/** Tells of every page that is opened, the first one too. */
export function PageEvents() {
  const track = useTrack()
  const {pathname} = useLocation()
  useEffect(() => {
    track({type: 'page_load', page: pageKind(pathname)})
  }, [pathname, track])
  return null
}

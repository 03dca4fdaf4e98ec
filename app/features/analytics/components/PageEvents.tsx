import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'
import {routeOf} from '@app/shared/lib/route-of'
import {pageOf, type RouteName} from '@common/routes'
import {useTrack} from '../public/use-track'

/** Kind of page at a path: its name in the route table, `notFound` where there is no page. */
export function pageKind(pathname: string): RouteName {
  const name = routeOf(pathname)
  return name && pageOf(name) ? name : 'notFound'
}

/** Tracks each page view, including the first one. */
export function PageEvents() {
  const track = useTrack()
  const {pathname} = useLocation()
  useEffect(() => {
    track({type: 'page_load', page: pageKind(pathname)})
  }, [pathname, track])
  return null
}

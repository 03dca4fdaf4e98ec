import {useMemo} from 'react'
// eslint-disable-next-line shop/address-imports -- the hook that others use instead
import {useParams} from 'react-router-dom'
import {readParams, type MatchParams, type RouteParams} from '@common/route-params'

/** Decoded parameters of the page's path. */
export function useRouteParams(): RouteParams {
  const match = useParams<MatchParams>()
  return useMemo(() => readParams(match), [match])
}

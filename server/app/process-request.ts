import {decodePart} from '../../common/address-part'
import {isIgnored} from '../../common/page-query'

interface EdgeRequest {
  path: string
  querystring: string
}

/**
 * Managed Runtime's request processor: removes parameters that would split the cache.
 * @returns path and query string under which a page is cached and rendered
 */
export function processRequest({path, querystring}: EdgeRequest): EdgeRequest {
  if (!querystring) return {path, querystring}
  const remaining = querystring
    .split('&')
    .filter((pair) => !isIgnored(decodePart(pair.split('=')[0] ?? '')))
  return {path, querystring: remaining.join('&')}
}

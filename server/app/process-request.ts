import {decodePart} from '../../common/address-part'

/** Tracking parameters, which do not change the page. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|_ga|mc_[ce]id)$/

/** Parameters by which developers make PWA Kit measure or print a page; in production they would fill the log. */
const DEBUGGING =
  /^(__server_timing|__server_only|__pretty_print|mobify_server_only|mobify_pretty)(\[|$)/

/** True for a parameter that does not change the page. @param name decoded */
export const isIgnored = (name: string): boolean => TRACKING.test(name) || DEBUGGING.test(name)

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
  const kept = querystring
    .split('&')
    .filter((pair) => !isIgnored(decodePart(pair.split('=')[0] ?? '')))
  return {path, querystring: kept.join('&')}
}

/** Parameters that tell where a visitor came from; they change nothing on the page. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|_ga|mc_[ce]id)$/

/** True for a parameter that says nothing about the page. */
export const isTracking = (name: string): boolean => TRACKING.test(name)

interface EdgeRequest {
  path: string
  querystring: string
}

/**
 * Managed Runtime's request processor: drops what would split the cache.
 * @returns path and query string under which a page is cached and rendered
 */
export function processRequest({path, querystring}: EdgeRequest): EdgeRequest {
  if (!querystring) return {path, querystring}
  const kept = querystring.split('&').filter((pair) => !isTracking(pair.split('=')[0] ?? ''))
  return {path, querystring: kept.join('&')}
}

import type {IncomingMessage} from 'node:http'

/** A path of the Shop API in one of the versions that clients use: `/s/DEU/dw/shop/v22_8/sessions`. */
const shopPath = /^(\/s\/[^/]+\/dw\/shop\/)v(?:1[5-9]|2\d)_\d{1,2}(?=[/?]|$)/

/** Methods that a POST may replace, where a browser or a proxy allows no others. */
const overrides: ReadonlySet<unknown> = new Set(['DELETE', 'PATCH', 'PUT'])

/**
 * The address that is routed. Clients name the version of the Shop API that they
 * were written for: all are answered as v21.3. A POST with `x-dw-http-method-override` gets the
 * method in the header.
 */
export function approach(request: IncomingMessage): string {
  const url = request.url ?? '/'
  if (!shopPath.test(url)) return url
  const method = request.headers['x-dw-http-method-override']
  if (request.method === 'POST' && overrides.has(method)) request.method = String(method)
  return url.replace(shopPath, '$1v21_3')
}

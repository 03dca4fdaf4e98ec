import type {IncomingMessage} from 'node:http'

/** A path of the Shop API in one of the versions that clients use: `/s/DEU/dw/shop/v22_8/sessions`. */
const shopPath = /^(\/s\/[^/]+\/dw\/shop\/)v(?:1[5-9]|2\d)_\d{1,2}(?=[/?]|$)/

/** What a POST may stand for, where a browser or a proxy lets nothing else through. */
const overrides: ReadonlySet<unknown> = new Set(['DELETE', 'PATCH', 'PUT'])

/**
 * The address under which a call is looked up. Clients name the version of the Shop API that they
 * were written for: all are answered as v21.3. A POST with `x-dw-http-method-override` becomes the
 * method that the header names.
 */
export function approach(request: IncomingMessage): string {
  const url = request.url ?? '/'
  if (!shopPath.test(url)) return url
  const method = request.headers['x-dw-http-method-override']
  if (request.method === 'POST' && overrides.has(method)) request.method = String(method)
  return url.replace(shopPath, '$1v21_3')
}

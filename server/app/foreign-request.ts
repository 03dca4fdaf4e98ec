import type {IncomingMessage} from 'node:http'

/**
 * True for a request from a page of another site, and for an address opened directly in a browser: routes
 * that only the shop's own scripts call refuse both. Clients other than browsers do not send the header.
 */
export const isForeign = ({headers}: IncomingMessage): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a write that a page of another origin caused. Clients that send neither `Sec-Fetch-Site` nor `Origin` are
 * servers and older browsers.
 * @param shopOrigin origin under which browsers reach the shop
 */
export const isForeignWrite = (
  {method = 'GET', headers}: Pick<IncomingMessage, 'method' | 'headers'>,
  shopOrigin: string,
): boolean =>
  !READS.has(method) &&
  (headers['sec-fetch-site'] === 'cross-site' || (headers.origin ?? shopOrigin) !== shopOrigin)

import type {IncomingMessage} from 'node:http'

/**
 * True for a request of another site's page, and for an address that somebody opens in a browser: routes
 * that only our own scripts call refuse both. Clients that are no browser do not send the header.
 */
export const isForeign = ({headers}: IncomingMessage): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin'

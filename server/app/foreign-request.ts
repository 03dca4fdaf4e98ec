import type {IncomingMessage} from 'node:http'

/**
 * True for a request from a page of another site, and for an address opened directly in a browser: routes
 * that only the shop's own scripts call refuse both. Clients other than browsers do not send the header.
 */
export const isForeign = ({headers}: IncomingMessage): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin'

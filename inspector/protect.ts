import type {IncomingHttpHeaders} from 'node:http'
import type {RequestHandler} from 'express'

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The address of the inspector is not told to the shop, and forms keep their origin.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; font-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}

/** True for a request that a page of another site sends. */
function isForeign(
  {origin, 'sec-fetch-site': site}: IncomingHttpHeaders,
  hosts: readonly string[],
) {
  if (site !== undefined) return site !== 'same-origin'
  return !origin || !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}

/** Names by which browsers of this machine reach a program on a port. */
export const loopbackHosts = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`)

/**
 * Headers of every answer: nothing is kept by caches or search engines, and no other site can frame a page. Refuses what
 * changes something and comes from another site.
 * @param hosts names and ports of the inspector in browsers
 * @param onlyThem also refuses other names in `Host`, by which a site could point a name of its own to this machine
 */
export const protectAnswers =
  (hosts: readonly string[], onlyThem: boolean): RequestHandler =>
  ({method, headers}, res, next) => {
    res.set(HEADERS)
    const changes = method !== 'GET' && method !== 'HEAD'
    const refused =
      (onlyThem && !hosts.includes(headers.host ?? '')) || (changes && isForeign(headers, hosts))
    if (!refused) return next()
    res.status(403).type('text').send('This request comes from another site.\n')
  }

import type http from 'node:http'
import {LOGIN_PATHS, proxies, type ProxyPolicy} from '../../config/proxies'
import {SECURITY_HEADER_NAMES} from '../app/security-headers'

/** Rules for the calls through a proxy of `config/proxies.js`. */
export interface ProxyRule extends ProxyPolicy {
  /** Paths of the backend's shopper protocol. */
  readonly paths: RegExp
}

/**
 * @param name path segment of the proxy
 * @throws Error when the proxy is not in the table
 */
export function ruleOf(name: string): ProxyRule {
  const proxy = proxies.find((one) => one.name === name)
  if (!proxy) throw new Error(`The proxy "${name}" is not in the table of config/proxies.js.`)
  return {paths: proxy.paths, ...proxy.policy}
}

/** A segment that leaves its folder once a server has decoded it: `..`, `%2e%2E`, `a%2f..`, `..\`. */
function leadsAway(segment: string): boolean {
  try {
    return decodeURIComponent(segment)
      .split(/[\\/]/)
      .some((part) => part === '.' || part === '..')
  } catch {
    return true
  }
}

/**
 * Whether an address belongs to the protocol of a proxy.
 * @param url path and query below the proxy, with a leading slash, as the browser sent it
 */
export function isAllowedPath({paths}: ProxyRule, url: string): boolean {
  const [path = ''] = url.split('?')
  if (!paths.test(url) || path.split('/').some(leadsAway)) return false
  return !LOGIN_PATHS.test(decodeURIComponent(path))
}

/** Methods of a read-only proxy. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD']

/** Headers of a third party's answer that are forwarded; others could affect the shop's origin. */
const THIRD_PARTY_HEADERS: ReadonlySet<string> = new Set([
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
])
/** JSON, and pictures; SVG is a document and is excluded. */
const HARMLESS = /^(application\/([\w.-]+\+)?json|image\/(?!svg)[\w.+-]+)\s*(;|$)/i
/** Headers for which a browser asks the visitor for a password of the backend. */
const LOGIN_FORM_HEADERS = ['www-authenticate', 'proxy-authenticate']
/** A document without scripts, forms and an origin. */
const SANDBOXED = "default-src 'none'; sandbox"

/** Removes headers that the backend of a request must not receive. A third party receives the origin of the shop. */
export function limitRequest(
  {credentials, thirdParty}: ProxyRule,
  request: http.ClientRequest,
  shopOrigin: string,
): void {
  if (!credentials) for (const name of ['cookie', 'authorization']) request.removeHeader(name)
  if (!thirdParty) return
  request.removeHeader('range')
  request.setHeader('Referer', `${shopOrigin}/`)
}

/** Removes headers by which a backend could act for the shop. Changes status and headers of `answer`. */
export function limitAnswer(
  {credentials, thirdParty}: ProxyRule,
  answer: http.IncomingMessage,
): void {
  const {headers, statusCode = 502} = answer
  delete headers['x-proxy-request-url']
  for (const name of LOGIN_FORM_HEADERS) delete headers[name]
  for (const name of SECURITY_HEADER_NAMES) delete headers[name]
  if (!credentials) delete headers['set-cookie']
  if (!thirdParty) return
  for (const name of Object.keys(headers)) {
    if (!THIRD_PARTY_HEADERS.has(name)) delete headers[name]
  }
  // Its redirects would lead from the shop's origin to an address that the third party chooses.
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) answer.statusCode = 502
  if (!HARMLESS.test(headers['content-type'] ?? '')) {
    headers['content-security-policy'] = SANDBOXED
  }
}

import type http from 'node:http'
import {SECURITY_HEADER_NAMES} from '../app/security-headers'

/** What may go through a proxy of `config/default.js`. */
export interface ProxyRule {
  /** Paths of the protocol that the backend speaks for shoppers. */
  paths: RegExp
  /** True when the proxy only reads, without cookies and tokens in either direction. */
  readOnly?: boolean
  /**
   * True for a host of another company: reached by the caching path alone, left out of pages when it is slow
   * or fails, and nothing that it returns can run as a document on the shop's origin.
   */
  thirdParty?: boolean
}

const RULES: Readonly<Record<string, ProxyRule>> = {
  /** SCAPI, SLAS and custom APIs: `/product/shopper-products/v1/organizations/{id}/…`. */
  api: {paths: /^\/[\w-]+\/[\w-]+\/v\d[\w.-]*\/organizations\/\w+\/[^?]/},
  /** OCAPI's Shop API: `/s/{siteId}/dw/shop/v21_3/…`; its Data API is not for shoppers. */
  ocapi: {paths: /^\/s\/[\w-]+\/dw\/shop\/v\d+_\d+\/[^?]/},
  /** Site controllers: `/s/{siteId}/{locale}/sapi/…`. */
  sapi: {paths: /^\/s\/[\w-]+\/[\w-]+\/sapi\/[^?]/},
  /** Images and files of catalogues and libraries, and the sandbox's stand-ins of third-party scripts. */
  static: {paths: /^\/(dw\/image|on\/demandware\.static|third-party)\/[^?]/, readOnly: true},
  /** Social feed: `/v1/media/{feed}`. */
  curalate: {paths: /^\/(v1\/)?media\/[\w.-]+(\?|$)/, readOnly: true, thirdParty: true},
}

/** @throws Error when the proxy has no rule */
export function ruleOf(proxy: string): ProxyRule {
  const rule = RULES[proxy]
  if (!rule) {
    throw new Error(
      `The proxy "${proxy}" of config/default.js has no rule: add one to RULES in ${__filename}`,
    )
  }
  return rule
}

/** A segment that leads elsewhere once a server has decoded it: `..`, `%2e%2E`, `a%2f..`, `..\`. */
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
export const isAllowedPath = ({paths}: ProxyRule, url: string): boolean =>
  paths.test(url) && !(url.split('?')[0] ?? '').split('/').some(leadsAway)

/** Methods of a proxy that only reads. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD']

/** Headers of a third party's answer that are passed on; others could act on the shop's origin. */
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
/** JSON, and pictures that are no documents: SVG is one. */
const HARMLESS = /^(application\/([\w.-]+\+)?json|image\/(?!svg)[\w.+-]+)\s*(;|$)/i
/** A document without scripts, forms and an origin. */
const SANDBOXED = "default-src 'none'; sandbox"

/** Removes what a read-only backend must not learn. A third party learns the origin of the shop. */
export function limitRequest(
  {readOnly, thirdParty}: ProxyRule,
  request: http.ClientRequest,
  shopOrigin: string,
): void {
  if (readOnly) for (const name of ['cookie', 'authorization']) request.removeHeader(name)
  if (!thirdParty) return
  request.removeHeader('range')
  request.setHeader('Referer', `${shopOrigin}/`)
}

/** Removes what a backend must not do in the shop's name. Changes status and headers of `answer`. */
export function limitAnswer({readOnly, thirdParty}: ProxyRule, answer: http.IncomingMessage): void {
  const {headers, statusCode = 502} = answer
  delete headers['x-proxy-request-url']
  for (const name of SECURITY_HEADER_NAMES) delete headers[name]
  if (readOnly) delete headers['set-cookie']
  if (!thirdParty) return
  for (const name of Object.keys(headers)) {
    if (!THIRD_PARTY_HEADERS.has(name)) delete headers[name]
  }
  // Its redirects would lead from the shop's origin to an address of its choice.
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) answer.statusCode = 502
  if (!HARMLESS.test(headers['content-type'] ?? '')) {
    headers['content-security-policy'] = SANDBOXED
  }
}

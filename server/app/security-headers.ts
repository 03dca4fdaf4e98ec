import type {ServerResponse} from 'node:http'

/** Seconds for which browsers use only HTTPS: a year. */
const HTTPS_ONLY_SECONDS = 31_536_000

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** Headers of every answer: pages, files, proxies, routes, redirects and errors. */
const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Pages whose address has a token send no referrer at all.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Windows opened for a payment or login keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  [RESOURCE_POLICY]: 'same-origin',
  'Permissions-Policy':
    'geolocation=(self), payment=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
}
const WITH_HTTPS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Strict-Transport-Security': `max-age=${HTTPS_ONLY_SECONDS}; includeSubDomains`,
}

/** Header names in lower case: the values of backends and of cached pages are replaced. */
export const SECURITY_HEADER_NAMES: ReadonlySet<string> = new Set(
  Object.keys(WITH_HTTPS).map((name) => name.toLowerCase()),
)

/**
 * Headers of an answer other than an image.
 * @param https true when browsers reach the shop over HTTPS
 */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https ? WITH_HTTPS : ALWAYS

const isImage = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith('image/')

/**
 * Sets the headers of every answer. Other sites may show images (shared links, mails), so the resource policy of
 * images is `cross-origin`; it is chosen once the content type is known. A route may set another policy.
 */
export function protect(res: ServerResponse, https: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(https))) res.setHeader(name, value)
  const {writeHead} = res
  res.writeHead = (...args: unknown[]) => {
    res.writeHead = writeHead
    if (!res.headersSent) {
      if (isImage(res)) res.setHeader(RESOURCE_POLICY, 'cross-origin')
      // The proxies of PWA Kit's development server put the requested address into a header.
      res.removeHeader('X-Proxy-Request-Url')
    }
    return Reflect.apply(writeHead, res, args) as ServerResponse
  }
}

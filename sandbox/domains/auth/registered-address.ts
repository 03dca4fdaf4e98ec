/**
 * A real SLAS client has a list of registered addresses. The sandbox's list is the origins of storefronts
 * (`shopOrigins`): SLAS redirects browsers to them and posts codes to them. Browsers are also redirected to every other
 * address that cannot be on the public internet: developers run shops on their machine and network. The sandbox itself
 * calls registered origins alone.
 */

const MAX_LENGTH = 256
const PRIVATE_ADDRESS = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^\[::1\]$/,
  /^\[f[cd][0-9a-f]{2}:/,
]
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|test|example|invalid|lan|home\.arpa)$/
const DOTTED_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/

const ANY_PORT = /:\*$/

/** True for an http(s) origin; its port may be `*`, for every port: `http://localhost:*`. */
export function isOrigin(text: string): boolean {
  const origin = text.replace(ANY_PORT, '')
  return /^https?:\/\/[^/*]+$/i.test(origin) && webAddress(origin) !== null
}

/** Proxies of a PWA Kit storefront lead on to backends, the sandbox among them. */
const PROXY_PATH = /\/mobify\//i

/** An absolute http(s) address without fragment and credentials; null for any other. */
function webAddress(uri: string): URL | null {
  if (!URL.canParse(uri)) return null
  const url = new URL(uri)
  if (!['http:', 'https:'].includes(url.protocol)) return null
  return url.hash === '' && url.username === '' && url.password === '' ? url : null
}

/** @param origins each as for `isOrigin` */
export function isRegisteredOrigin(origin: string, origins: readonly string[]): boolean {
  const url = webAddress(origin)
  if (!url) return false
  return origins.some((one) => {
    const registered = new URL(one.replace(ANY_PORT, ''))
    return ANY_PORT.test(one)
      ? url.protocol === registered.protocol && url.hostname === registered.hostname
      : url.origin === registered.origin
  })
}

/** True for an address that the sandbox may call: any path of a registered origin but its proxies. */
export function isRegisteredAddress(uri: string, origins: readonly string[]): boolean {
  const url = webAddress(uri)
  return url !== null && !PROXY_PATH.test(url.pathname) && isRegisteredOrigin(url.origin, origins)
}

/** True for an address to which SLAS redirects browsers: of a registered origin, this machine or a private network. */
export function isAllowedRedirect(uri: string, origins: readonly string[]): boolean {
  const url = uri.length > MAX_LENGTH ? null : webAddress(uri)
  if (!url) return false
  if (isRegisteredOrigin(url.origin, origins)) return true
  const host = url.hostname
  if (DOTTED_ADDRESS.test(host) || host.startsWith('[')) {
    return PRIVATE_ADDRESS.some((range) => range.test(host))
  }
  return !host.includes('.') || PRIVATE_NAME.test(host)
}

/** Returns `uri` with additional query parameters; parameters without a value are left out. */
export function withQuery(uri: string, params: Record<string, string | undefined>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.toString()
}

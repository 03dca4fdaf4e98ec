/**
 * A real SLAS client has a list of allowed redirect addresses. The sandbox serves developers on
 * their own machine and network, so it allows every http(s) address that cannot be on the public
 * internet. A code is therefore never sent to an unknown server.
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

/** True for an absolute http(s) address on this machine or a private network, without a fragment or credentials. */
export function isAllowedRedirect(uri: string): boolean {
  if (uri.length > MAX_LENGTH || !URL.canParse(uri)) return false
  const url = new URL(uri)
  if (!['http:', 'https:'].includes(url.protocol)) return false
  if (url.hash !== '' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.toLowerCase()
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

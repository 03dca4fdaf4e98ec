import {randomBytes} from 'node:crypto'

/** Hash of the empty style element that Chakra's style engine fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** 16 random bytes as hex (spec 9 "Limits"). */
export const createNonce = (): string => randomBytes(16).toString('hex')

/**
 * The policy of a page. A cacheable page carries `'self'` and hashes only, because a cache would replay
 * a nonce; a `no-store` page carries the nonce (DESIGN "Server rendering").
 * @param upgrade true when the page is served over HTTPS
 */
export function contentSecurityPolicy({
  nonce,
  upgrade,
}: {
  nonce?: string
  upgrade: boolean
}): string {
  const nonceSource = nonce ? ` 'nonce-${nonce}'` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self'${nonceSource}`,
    `style-src 'self' ${EMPTY_STYLE}${nonceSource}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  if (upgrade) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

import {randomBytes} from 'node:crypto'
import type {SiteConfig} from '../../config/schema'

/** Hash of the empty style element that Chakra's style engine fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** 16 random bytes as hex (spec 9 "Limits"). */
export const createNonce = (): string => randomBytes(16).toString('hex')

/** Origins of a site's scripts of other companies; paths are our own. */
export function thirdPartyOrigins(services: SiteConfig['services']): string[] {
  const scripts = Object.values(services).flatMap((service) => service?.script ?? [])
  const origins = scripts.flatMap((script) =>
    script.startsWith('https://') ? [new URL(script).origin] : [],
  )
  return [...new Set(origins)]
}

/**
 * The policy of a page. A cacheable page carries `'self'` and hashes only, because a cache would replay
 * a nonce; a `no-store` page carries the nonce (DESIGN "Server rendering").
 * @param upgrade true when the page is served over HTTPS
 * @param origins of other companies, whose scripts may run, call home and open frames
 */
export function contentSecurityPolicy({
  nonce,
  upgrade,
  origins = [],
}: {
  nonce?: string
  upgrade: boolean
  origins?: readonly string[]
}): string {
  const others = origins.map((origin) => ` ${origin}`).join('')
  const nonceSource = nonce ? ` 'nonce-${nonce}'` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self'${nonceSource}${others}`,
    `style-src 'self' ${EMPTY_STYLE}${nonceSource}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${others}`,
    `frame-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  if (upgrade) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

import {createHash, randomBytes} from 'node:crypto'
import {HEAD_SCRIPT} from '../../common/head-script'
import type {PolicySources} from '../../config/scripts/script-uses'

/** Hash of the empty style element that Chakra's style engine fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hash of the only inline script of a page, which assigns experiments (rule EXP-4) and keeps early presses. */
const HEAD = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`

/** 16 random bytes as hex (rule LIMIT-8). */
export const createNonce = (): string => randomBytes(16).toString('hex')

/**
 * The content security policy of a page. A cacheable page carries `'self'` and hashes, because a cache would replay
 * a nonce; a `no-store` page carries the nonce (ADR 0004).
 * @param upgrade true when the page is served over HTTPS
 */
export function contentSecurityPolicy({
  nonce,
  upgrade,
  origins = [],
  pixels = [],
  fetched = [],
}: {nonce?: string; upgrade: boolean} & Partial<PolicySources>): string {
  const listed = (list: readonly string[]) => list.map((origin) => ` ${origin}`).join('')
  const others = listed(origins)
  const nonceSource = nonce ? ` 'nonce-${nonce}'` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${HEAD}${nonceSource}${others}`,
    `style-src 'self' ${EMPTY_STYLE}${nonceSource}`,
    `img-src 'self' data:${listed(pixels)}`,
    "font-src 'self'",
    `connect-src 'self'${others}${listed(fetched)}`,
    `frame-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  if (upgrade) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

import {createHash, randomBytes} from 'node:crypto'
import {FIELD_PATH} from '../../common/field-report'
import {HEAD_SCRIPT} from '../../common/head-script'
import type {PolicySources} from '../../config/scripts/policy-sources'

/** Hash of the empty style element that Chakra's style engine fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hash of the only inline script of a page, which assigns experiments (rule EXP-4), marks net prices (PRICE-7) and keeps early presses. */
const HEAD = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`

/** 16 random bytes as hex (rule LIMIT-8). */
export const createNonce = (): string => randomBytes(16).toString('hex')

/** Name of the endpoint to which browsers report violations. */
const ENDPOINT = 'shop'

interface PolicyOptions extends Partial<PolicySources> {
  readonly nonce?: string
  /** True when the page is served over HTTPS. */
  readonly upgrade: boolean
  /** Id of the bundle that makes the page. */
  readonly bundle: string
}

const listed = (list: readonly string[]) => list.map((origin) => ` ${origin}`).join('')

/** Address of reports that browsers make by themselves. */
const reportAddress = (bundle: string): string => `${FIELD_PATH}?bundle=${bundle}`

/** Reports go to one endpoint. Browsers use `report-to` over HTTPS only, and leave `report-uri` out where they know it. */
const reportDirectives = ({upgrade, bundle}: PolicyOptions): string[] => [
  `report-uri ${reportAddress(bundle)}`,
  ...(upgrade ? [`report-to ${ENDPOINT}`] : []),
]

function enforced(options: PolicyOptions): string {
  const {nonce, upgrade, origins = [], pixels = [], fetched = []} = options
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
    ...reportDirectives(options),
  ]
  return directives.join('; ')
}

/**
 * Headers with the security policy of a page. A cacheable page carries `'self'` and hashes, because a cache would replay a
 * nonce; a `no-store` page carries the nonce (ADR 0004).
 */
export const securityPolicy = (options: PolicyOptions): Record<string, string> => ({
  'Content-Security-Policy': enforced(options),
  'Content-Security-Policy-Report-Only': [
    "require-trusted-types-for 'script'",
    ...reportDirectives(options),
  ].join('; '),
  ...(options.upgrade && {'Reporting-Endpoints': `${ENDPOINT}="${reportAddress(options.bundle)}"`}),
})

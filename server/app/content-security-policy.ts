import {randomBytes} from 'node:crypto'
import type {SiteConfig} from '../../config/schema'

/** Hash of the empty style element that Chakra's style engine fills through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** 16 random bytes as hex (rule LIMIT-8). */
export const createNonce = (): string => randomBytes(16).toString('hex')

type Services = SiteConfig['services']
/** Services of a site, and whether it uses the consent service. */
type Site = Pick<SiteConfig, 'services' | 'gdpr'>

/** Distinct origins of addresses; relative paths belong to the shop's own origin. */
const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address.startsWith('https://') ? [new URL(address).origin] : [],
    ),
  ),
]

/** Origins from which a tag manager loads scripts, and origins that its tags call. */
const tagAddresses = ({tagManager}: Services): string[] =>
  tagManager ? [tagManager.script, ...(tagManager.origins ?? [])] : []

/** Origins of the third-party scripts of a site; that of the consent service only where it is on (rule CONSENT-5). */
export function thirdPartyOrigins({services, gdpr}: Site): string[] {
  const {consentService, ...others} = services
  return originsOf([
    ...(consentService && gdpr?.enableCookiebot ? [consentService.script] : []),
    ...Object.values(others).flatMap((service) => service?.script ?? []),
    ...tagAddresses(services),
  ])
}

/** Origins whose pictures may be loaded: tags send reports as pictures of one pixel. */
export const pixelOrigins = (services: Services): string[] => originsOf(tagAddresses(services))

/**
 * The content security policy of a page. A cacheable page carries `'self'` and hashes, because a cache would replay
 * a nonce; a `no-store` page carries the nonce (ADR 0004).
 * @param upgrade true when the page is served over HTTPS
 * @param origins third-party origins, whose scripts may run, send requests and open frames
 * @param pixels origins whose pictures may be loaded
 */
export function contentSecurityPolicy({
  nonce,
  upgrade,
  origins = [],
  pixels = [],
}: {
  nonce?: string
  upgrade: boolean
  origins?: readonly string[]
  pixels?: readonly string[]
}): string {
  const listed = (list: readonly string[]) => list.map((origin) => ` ${origin}`).join('')
  const others = listed(origins)
  const nonceSource = nonce ? ` 'nonce-${nonce}'` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self'${nonceSource}${others}`,
    `style-src 'self' ${EMPTY_STYLE}${nonceSource}`,
    `img-src 'self' data:${listed(pixels)}`,
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

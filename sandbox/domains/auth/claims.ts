import {randomUUID} from 'node:crypto'
import {ALL_SCOPES} from './scopes'

/**
 * Claims of a shopper access token. The storefront's clients split `isb` and `sub` by position
 * (`::`), so the order of the parts is part of the contract.
 */

/** Life time of access and id tokens in seconds: 30 minutes. */
export const ACCESS_TOKEN_SECONDS = 1800
/** Life time of refresh tokens in seconds: 30 days for a guest, 90 days for a registered shopper. */
export const GUEST_REFRESH_SECONDS = 2_592_000
export const REGISTERED_REFRESH_SECONDS = 7_776_000
/** Maximum length of an issuer subject in characters (Shopper Login API, `token`). */
export const MAX_ISSUER_SUBJECT = 256

/** Shopper session on one site, as read from a token. */
export interface ShopperContext {
  /** Unique shopper id; it does not change when tokens are refreshed. */
  usid: string
  customerId: string
  guest: boolean
  siteId: string
  clientId: string
  /** Customer id of the guest with the same usid, whose basket is transferred at login. */
  guestCustomerId?: string
  /** Number and email address of a registered customer. */
  customerNo?: string
  email?: string
}

/** Identity of a registered shopper, in addition to the customer id. */
export interface RegisteredIdentity {
  login: string
  /** First and last name. */
  name: string
  /** Number of password changes when the token was issued; tokens with a lower number are void. */
  credentialsRevision: number
  /** Identity provider of a shopper without a password of the shop. */
  provider?: string
}

/** Do-not-track, `true` when the shopper asked not to be tracked. */
export interface ShopperSession extends ShopperContext {
  dnt: boolean
  /** Identity of a registered shopper; missing for guests. */
  identity?: RegisteredIdentity
  /**
   * Id of the access token (`jti`) that the session comes from, and its expiry time (milliseconds
   * since 1970).
   */
  tokenId?: string
  tokenExpiresAt?: number
  /** Token family: id that is common to all tokens issued from one authorization code. */
  tokenFamily?: string
  /** Scopes of the token, separated by spaces; a token without them has all scopes. */
  scopes?: string
}

export interface AccessTokenClaims {
  sub: string
  isb: string
  dnt: '0' | '1'
  aut: 'GUID'
  scp: string
  ctx: 'slas'
  sty: 'User'
  ist: 1
  /** Credentials revision of registered shoppers; see `RegisteredIdentity`. */
  crv?: number
}

/** Returns the `iss` claim for all tokens of a tenant. */
export function issuerOf(tenant: string): string {
  return `slas/prod/${tenant}`
}

/** Returns the `aud` claim for all access tokens of a tenant. */
export function audienceOf(tenant: string): string {
  return `commercecloud/prod/${tenant}`
}

export function subjectOf(tenant: string, session: ShopperContext): string {
  return `cc-slas::${tenant}::scid:${session.clientId}::usid:${session.usid}`
}

/**
 * Escapes colons. Clients split the text by `::` and read the parts by position, so a colon inside
 * a value would shift them.
 */
const escapeColons = (text: string) => text.replaceAll(':', '%3A')

/** Returns the issuer subject, which identifies the shopper. Clients read its parts by position. */
export function issuerSubject({customerId, guestCustomerId, siteId, identity}: ShopperSession) {
  if (!identity) {
    return `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:${siteId}`
  }
  const [login, name] = [identity.login, identity.name].map(escapeColons)
  return (
    `uido:${identity.provider ?? 'ecom'}::upn:${login}::uidn:${name}::gcid:${guestCustomerId ?? ''}` +
    `::rcid:${customerId}::chid:${siteId}`
  )
}

export function accessTokenClaims(tenant: string, session: ShopperSession): AccessTokenClaims {
  return {
    sub: subjectOf(tenant, session),
    isb: issuerSubject(session),
    dnt: session.dnt ? '1' : '0',
    aut: 'GUID',
    scp: session.scopes ?? ALL_SCOPES,
    ctx: 'slas',
    sty: 'User',
    ist: 1,
    ...(session.identity ? {crv: session.identity.credentialsRevision} : {}),
  }
}

function parts(text: string): Map<string, string> {
  const pairs = text.split('::').map((part): [string, string] => {
    const colon = part.indexOf(':')
    return colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)]
  })
  return new Map(pairs)
}

/** Creates the `jti` of an access token; it begins with the token family, if there is one. */
export function newTokenId(family: string | undefined): string {
  const id = randomUUID().replaceAll('-', '')
  return family === undefined ? `C2C${id}` : `C2C${family}-${id}`
}

function tokenIdOf(tokenId: string): Pick<ShopperSession, 'tokenId' | 'tokenFamily'> {
  const tokenFamily = /^C2C([^-]+)-/.exec(tokenId)?.[1]
  return tokenFamily === undefined ? {tokenId} : {tokenId, tokenFamily}
}

/**
 * Reads the session from the claims of a verified token; null when the claims were not issued by
 * the sandbox.
 */
export function readSession(claims: {
  sub?: unknown
  isb?: unknown
  dnt?: unknown
  crv?: unknown
  scp?: unknown
  jti?: unknown
  exp?: unknown
}): ShopperSession | null {
  if (typeof claims.sub !== 'string' || typeof claims.isb !== 'string') return null
  const subject = parts(claims.sub)
  const issuer = parts(claims.isb)
  const usid = subject.get('usid')
  const clientId = subject.get('scid')
  const guestCustomerId = issuer.get('gcid')
  const siteId = issuer.get('chid')
  const login = issuer.get('upn')
  if (!usid || !clientId || !guestCustomerId || !siteId || !login) return null
  const session = {
    usid,
    clientId,
    siteId,
    guestCustomerId,
    dnt: claims.dnt === '1',
    // Most tokens have all scopes; their scopes are not checked.
    ...(typeof claims.scp === 'string' && claims.scp !== ALL_SCOPES ? {scopes: claims.scp} : {}),
    ...(typeof claims.jti === 'string' ? tokenIdOf(claims.jti) : {}),
    ...(typeof claims.exp === 'number' ? {tokenExpiresAt: claims.exp * 1000} : {}),
  }
  const customerId = issuer.get('rcid')
  if (!customerId) {
    return login === 'Guest' ? {...session, customerId: guestCustomerId, guest: true} : null
  }
  const unescape = (text: string) => text.replaceAll('%3A', ':')
  return {
    ...session,
    customerId,
    guest: false,
    identity: {
      login: unescape(login),
      name: unescape(issuer.get('uidn') ?? ''),
      credentialsRevision: typeof claims.crv === 'number' ? claims.crv : 0,
    },
  }
}

import {randomUUID} from 'node:crypto'
import {ALL_SCOPES} from './scopes'

/**
 * What a shopper access token says. The storefront's clients split `isb` and `sub` by position
 * (`::`), so the order of the parts is part of the contract.
 */

/** Access and id tokens live 30 minutes. */
export const ACCESS_TOKEN_SECONDS = 1800
/** A guest's refresh token lives 30 days, that of a registered shopper 90. */
export const GUEST_REFRESH_SECONDS = 2_592_000
export const REGISTERED_REFRESH_SECONDS = 7_776_000
/** A longer issuer subject is refused (Shopper Login API, `token`). */
export const MAX_ISSUER_SUBJECT = 256

/** A shopper session on one site, as a token proves it. */
export interface ShopperContext {
  /** Unique shopper id: stays when tokens are refreshed. */
  usid: string
  customerId: string
  guest: boolean
  siteId: string
  clientId: string
  /** Customer id that the same usid has as a guest: whose basket a login takes over. */
  guestCustomerId?: string
  /** Number and email address of a registered customer. */
  customerNo?: string
  email?: string
}

/** Who a registered shopper is, beyond the customer id. */
export interface RegisteredIdentity {
  login: string
  /** First and last name. */
  name: string
  /** Count of password changes when the token was issued: an earlier count is void. */
  credentialsRevision: number
}

/** Do-not-track, `true` when the shopper asked not to be tracked. */
export interface ShopperSession extends ShopperContext {
  dnt: boolean
  /** Missing for guests. */
  identity?: RegisteredIdentity
  /** Id of the access token (`jti`) that proved the session, and when it ends (ms since 1970). */
  tokenId?: string
  tokenExpiresAt?: number
  /** Shared by the tokens that go back to one authorization code. */
  tokenFamily?: string
  /** What the token lets its bearer do, separated by spaces; everything when missing. */
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
  /** Registered shoppers only; see `RegisteredIdentity`. */
  crv?: number
}

/** The `iss` of every token of a tenant. */
export function issuerOf(tenant: string): string {
  return `slas/prod/${tenant}`
}

/** The `aud` of every access token of a tenant. */
export function audienceOf(tenant: string): string {
  return `commercecloud/prod/${tenant}`
}

export function subjectOf(tenant: string, session: ShopperContext): string {
  return `cc-slas::${tenant}::scid:${session.clientId}::usid:${session.usid}`
}

/** Clients split by `::` and read by position: a colon inside a value would move the parts. */
const escapeColons = (text: string) => text.replaceAll(':', '%3A')

/** The issuer subject: who the shopper is, in parts that clients read by position. */
export function issuerSubject({customerId, guestCustomerId, siteId, identity}: ShopperSession) {
  if (!identity) {
    return `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:${siteId}`
  }
  const [login, name] = [identity.login, identity.name].map(escapeColons)
  return (
    `uido:ecom::upn:${login}::uidn:${name}::gcid:${guestCustomerId ?? ''}` +
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

/** The `jti` of an access token: it begins with the family of the token, if there is one. */
export function newTokenId(family: string | undefined): string {
  const id = randomUUID().replaceAll('-', '')
  return family === undefined ? `C2C${id}` : `C2C${family}-${id}`
}

function tokenIdOf(tokenId: string): Pick<ShopperSession, 'tokenId' | 'tokenFamily'> {
  const tokenFamily = /^C2C([^-]+)-/.exec(tokenId)?.[1]
  return tokenFamily === undefined ? {tokenId} : {tokenId, tokenFamily}
}

/** Reads the session out of the claims of a verified token; null when they are not ours. */
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
    // Most tokens may do everything: then nothing needs to be checked.
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

/**
 * What a shopper access token says. The storefront's clients split `isb` and `sub` by position
 * (`::`), so the order of the parts is part of the contract.
 */

/** Access and id tokens live 30 minutes. */
export const ACCESS_TOKEN_SECONDS = 1800
/** A guest's refresh token lives 30 days. */
export const GUEST_REFRESH_SECONDS = 2_592_000

/** A shopper session on one site, as a token proves it. */
export interface ShopperContext {
  /** Unique shopper id: stays when tokens are refreshed. */
  usid: string
  customerId: string
  guest: boolean
  siteId: string
  clientId: string
}

/** Do-not-track, `true` when the shopper asked not to be tracked. */
export interface ShopperSession extends ShopperContext {
  dnt: boolean
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
}

const SCOPES = [
  'sfcc.shopper-standard',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-categories',
  'sfcc.shopper-customers.login',
  'sfcc.shopper-customers.register',
  'sfcc.shopper-myaccount.baskets',
  'sfcc.shopper-products',
  'sfcc.shopper-promotions',
  'sfcc.shopper-product-search',
  'sfcc.shopper-stores',
].join(' ')

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

/** The issuer subject of a guest; a site id has no colon, so nothing needs escaping. */
export function guestIssuerSubject(session: ShopperContext): string {
  return `uido:slas::upn:Guest::uidn:Guest User::gcid:${session.customerId}::chid:${session.siteId}`
}

export function accessTokenClaims(tenant: string, session: ShopperSession): AccessTokenClaims {
  return {
    sub: subjectOf(tenant, session),
    isb: guestIssuerSubject(session),
    dnt: session.dnt ? '1' : '0',
    aut: 'GUID',
    scp: SCOPES,
    ctx: 'slas',
    sty: 'User',
    ist: 1,
  }
}

function parts(text: string): Map<string, string> {
  const pairs = text.split('::').map((part): [string, string] => {
    const colon = part.indexOf(':')
    return colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)]
  })
  return new Map(pairs)
}

/** Reads the session out of the claims of a verified token; null when they are not ours. */
export function readSession(claims: {
  sub?: unknown
  isb?: unknown
  dnt?: unknown
}): ShopperSession | null {
  if (typeof claims.sub !== 'string' || typeof claims.isb !== 'string') return null
  const subject = parts(claims.sub)
  const issuer = parts(claims.isb)
  const usid = subject.get('usid')
  const clientId = subject.get('scid')
  const customerId = issuer.get('gcid')
  const siteId = issuer.get('chid')
  if (!usid || !clientId || !customerId || !siteId || issuer.get('upn') !== 'Guest') return null
  return {usid, clientId, customerId, siteId, guest: true, dnt: claims.dnt === '1'}
}

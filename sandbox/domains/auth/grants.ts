import {randomBytes, randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {displayName} from '../customers/customer'
import {findCustomer} from '../customers/customer-repository'
import {providerOfCustomer} from '../customers/external-profile-repository'
import {claimBelongings} from '../guests/guest-belongings'
import {randomId} from '../ids'
import type {ClientType, RefreshToken} from './auth-repository'
import {
  deleteExpired,
  deleteRefreshToken,
  familyOfCode,
  findRefreshToken,
  insertCode,
  insertRefreshToken,
  rememberCode,
  revokeFamily,
  takeCode,
} from './auth-repository'
import {guestCustomerId} from '../guests/guest-repository'
import type {ShopperSession} from './claims'
import {
  ACCESS_TOKEN_SECONDS,
  GUEST_REFRESH_SECONDS,
  MAX_ISSUER_SUBJECT,
  REGISTERED_REFRESH_SECONDS,
  issuerSubject,
} from './claims'
import {verifierMatches} from './pkce'
import {hashSecret, randomSecret} from './secrets'

/** Life time of an authorization code in milliseconds (RFC 6749, 4.1.2: at most ten minutes). */
export const CODE_MILLISECONDS = 10 * 60 * 1000

/** Additional time in seconds that a revoked access token is stored, to allow for clock differences. */
const LEEWAY_SECONDS = 60

/** Error for a grant that is refused, with the reason. */
export class GrantError extends Error {
  constructor(
    readonly reason:
      | 'invalid-code'
      | 'invalid-verifier'
      | 'redirect-mismatch'
      | 'invalid-refresh'
      | 'invalid-customer'
      | 'missing-site'
      | 'long-subject',
  ) {
    super(`The grant is refused: ${reason}`)
  }
}

/** Session and its refresh token. */
export interface Grant {
  session: ShopperSession
  refreshToken: string
  /** Remaining life time of the refresh token in seconds. */
  refreshExpiresIn: number
}

/** OAuth client and site of a request. Times are in milliseconds since 1970. */
export interface GrantRequest {
  clientId: string
  /** Site id; empty when it is taken from the code or the refresh token. */
  siteId: string
  clientType: ClientType
  now: number
}

/**
 * Starts a session, or resumes it for a known `usid`. The session is a guest's unless `customerId`
 * names an authenticated customer. The code can be redeemed once.
 */
export function authorize(
  db: Database,
  request: Omit<GrantRequest, 'clientType'> & {
    usid?: string
    redirectUri: string
    codeChallenge: string
    customerId?: string
  },
): {usid: string; code: string} {
  const {now, clientId, siteId, redirectUri, codeChallenge, customerId = null} = request
  const usid = request.usid ?? randomUUID()
  const code = randomSecret()
  deleteExpired(db, now)
  insertCode(db, hashSecret(code), {
    clientId,
    siteId,
    usid,
    redirectUri,
    codeChallenge,
    customerId,
    expiresAt: now + CODE_MILLISECONDS,
  })
  return {usid, code}
}

/**
 * Exchanges a code for a session. A code is deleted after the first attempt, successful or not. A
 * second attempt revokes the tokens of the first, because one of the two requests is not from the
 * client (RFC 6749, 4.1.2).
 */
export function redeemCode(
  db: Database,
  request: GrantRequest & {code: string; codeVerifier?: string; redirectUri: string; dnt: boolean},
): Grant {
  const codeHash = hashSecret(request.code)
  const code = takeCode(db, codeHash)
  const replayed = familyOfCode(db, codeHash)
  if (replayed !== undefined) {
    revokeFamily(db, replayed, request.now + (ACCESS_TOKEN_SECONDS + LEEWAY_SECONDS) * 1000)
  }
  if (
    !code ||
    code.expiresAt <= request.now ||
    code.clientId !== request.clientId ||
    !areOneSite(code, request)
  ) {
    throw new GrantError('invalid-code')
  }
  const siteId = request.siteId || code.siteId
  if (siteId === '') throw new GrantError('missing-site')
  if (code.redirectUri !== request.redirectUri) throw new GrantError('redirect-mismatch')
  const proved =
    code.codeChallenge === ''
      ? request.clientType === 'private'
      : verifierMatches(request.codeVerifier ?? '', code.codeChallenge)
  if (!proved) throw new GrantError('invalid-verifier')
  const customerId = code.customerId ?? undefined
  const family = randomBytes(8).toString('hex')
  const grant = openSession(db, {...request, siteId, usid: code.usid, customerId, family})
  const expiresAt = request.now + grant.refreshExpiresIn * 1000
  rememberCode(db, codeHash, {family, expiresAt})
  return grant
}

/**
 * Opens a session for a client that is authenticated or has redeemed a code: a customer's session
 * when `customerId` is given, else a guest's. Throws `GrantError` `invalid-customer`.
 */
export function openSession(
  db: Database,
  request: GrantRequest & {usid?: string; dnt: boolean; customerId?: string; family?: string},
): Grant {
  const usid = request.usid ?? randomUUID()
  const {clientId, siteId, clientType, dnt, customerId = null, family = null, now} = request
  const expiresAt = refreshExpiry(customerId, now)
  return db
    .transaction(() => {
      const token = {clientId, siteId, usid, clientType, dnt, customerId, family, expiresAt}
      const session = sessionOf(db, token, now)
      const {guestCustomerId: guestId} = session
      if (customerId !== null && guestId !== undefined) {
        claimBelongings(db, {usid, siteId, guestId}, customerId)
      }
      return {session, ...storeRefreshToken(db, token, now)}
    })
    .immediate()
}

function refreshExpiry(customerId: string | null, now: number): number {
  const seconds = customerId === null ? GUEST_REFRESH_SECONDS : REGISTERED_REFRESH_SECONDS
  return now + seconds * 1000
}

/**
 * Refreshes a session. A public client gets a new refresh token and the old one is void; a private
 * client keeps its token. `dnt` left out keeps the session's choice.
 */
export function refreshSession(
  db: Database,
  request: GrantRequest & {refreshToken: string; dnt?: boolean},
): Grant {
  const hash = hashSecret(request.refreshToken)
  return db
    .transaction((): Grant => {
      const stored = findRefreshToken(db, hash)
      if (!stored || !isUsable(stored, request)) throw new GrantError('invalid-refresh')
      const token = {...stored, dnt: request.dnt ?? stored.dnt}
      const session = sessionOf(db, token, request.now)
      if (stored.clientType === 'private') {
        const refreshExpiresIn = Math.floor((stored.expiresAt - request.now) / 1000)
        return {session, refreshToken: request.refreshToken, refreshExpiresIn}
      }
      deleteRefreshToken(db, hash)
      const expiresAt = refreshExpiry(token.customerId, request.now)
      return {session, ...storeRefreshToken(db, {...token, expiresAt}, request.now)}
    })
    .immediate()
}

/**
 * Ends a session by deleting its refresh token. Returns false when the token does not belong to the
 * session.
 */
export function endSession(
  db: Database,
  session: {usid: string; siteId: string},
  refreshToken: string,
): boolean {
  const hash = hashSecret(refreshToken)
  const stored = findRefreshToken(db, hash)
  if (!stored || stored.usid !== session.usid || stored.siteId !== session.siteId) return false
  return deleteRefreshToken(db, hash)
}

/**
 * Returns true when both have the same site or one of them names no site: an authorization may omit
 * it for its code, a client for the token that it redeems.
 */
function areOneSite(stored: {siteId: string}, {siteId}: {siteId: string}): boolean {
  return stored.siteId === siteId || stored.siteId === '' || siteId === ''
}

/** Returns false for the refresh token of a private client that is sent without the client's secret. */
function isUsable(stored: RefreshToken, request: GrantRequest): boolean {
  return (
    stored.expiresAt > request.now &&
    stored.clientId === request.clientId &&
    areOneSite(stored, request) &&
    (stored.clientType === 'public' || request.clientType === 'private')
  )
}

/** Returns the session of a token. Throws `GrantError` when its customer was deleted or disabled. */
function sessionOf(
  db: Database,
  token: Omit<RefreshToken, 'clientType' | 'expiresAt'>,
  now: number,
): ShopperSession {
  const {clientId, siteId, usid, dnt, customerId, family} = token
  const guestId = guestCustomerId(db, {usid, siteId}, randomId(), now)
  const tokenFamily = family ?? undefined
  const session = {usid, siteId, clientId, dnt, tokenFamily, guestCustomerId: guestId}
  if (customerId === null) return {...session, customerId: guestId, guest: true}
  const customer = findCustomer(db, customerId)
  if (!customer?.enabled) throw new GrantError('invalid-customer')
  const {login, credentialsRevision} = customer
  const provider = customer.passwordHash === null ? providerOfCustomer(db, customerId) : undefined
  const identity = {login, name: displayName(customer), credentialsRevision, provider}
  const registered = {...session, customerId, guest: false, identity}
  if (issuerSubject(registered).length > MAX_ISSUER_SUBJECT) throw new GrantError('long-subject')
  return registered
}

function storeRefreshToken(
  db: Database,
  token: RefreshToken,
  now: number,
): {refreshToken: string; refreshExpiresIn: number} {
  const refreshToken = randomSecret()
  insertRefreshToken(db, hashSecret(refreshToken), token)
  return {refreshToken, refreshExpiresIn: Math.floor((token.expiresAt - now) / 1000)}
}

import {randomBytes, randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {displayName} from '../customers/customer'
import {findCustomer} from '../customers/customer-repository'
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

/** A code not redeemed after this time is void (RFC 6749, 4.1.2: at most ten minutes). */
export const CODE_MILLISECONDS = 10 * 60 * 1000

/** Further time (seconds) that a revoked access token is remembered, for clocks that differ. */
const LEEWAY_SECONDS = 60

/** A grant that opens no session, and why. */
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

/** A session together with the refresh token that prolongs it. */
export interface Grant {
  session: ShopperSession
  refreshToken: string
  /** Remaining life time of the refresh token. */
  refreshExpiresIn: number
}

/** Who asks: an OAuth client on a site. Times are milliseconds since 1970. */
export interface GrantRequest {
  clientId: string
  /** Empty when the client leaves it to the code or the refresh token that it holds. */
  siteId: string
  clientType: ClientType
  now: number
}

/**
 * Starts (or with a known `usid` resumes) a session, that of a guest unless `customerId` says who
 * has proved to be a customer. The code is good for one redemption.
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
 * Exchanges a code for a session. A code is gone after the first try, successful or not; a second try
 * ends the tokens of the first, because one of the two is not the client's (RFC 6749, 4.1.2).
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
 * Opens a session for a client that has proved itself or redeemed a code: that of a customer when
 * `customerId` is given, else that of a guest. Throws `GrantError` `invalid-customer`.
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
 * Prolongs a session. A public client gets a new refresh token and the old one is void; a private
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

/** Ends a session: its refresh token opens nothing afterwards. False when it was not the session's. */
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

/** Both may leave the site open: an authorization its code, a client what it redeems. */
function areOneSite(stored: {siteId: string}, {siteId}: {siteId: string}): boolean {
  return stored.siteId === siteId || stored.siteId === '' || siteId === ''
}

/** A token that a private client got is worth nothing without that client's secret. */
function isUsable(stored: RefreshToken, request: GrantRequest): boolean {
  return (
    stored.expiresAt > request.now &&
    stored.clientId === request.clientId &&
    areOneSite(stored, request) &&
    (stored.clientType === 'public' || request.clientType === 'private')
  )
}

/** The session of a token. Throws `GrantError` when its customer is gone or disabled. */
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
  const identity = {login, name: displayName(customer), credentialsRevision}
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

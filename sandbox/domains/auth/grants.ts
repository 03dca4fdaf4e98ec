import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {randomId} from '../ids'
import type {ClientType, RefreshToken} from './auth-repository'
import {
  deleteExpired,
  deleteRefreshToken,
  findRefreshToken,
  guestCustomerId,
  insertCode,
  insertRefreshToken,
  takeCode,
} from './auth-repository'
import type {ShopperSession} from './claims'
import {GUEST_REFRESH_SECONDS} from './claims'
import {verifierMatches} from './pkce'
import {hashSecret, randomSecret} from './secrets'

/** A code not redeemed after this time is void (RFC 6749, 4.1.2: at most ten minutes). */
export const CODE_MILLISECONDS = 10 * 60 * 1000

/** A grant that opens no session, and why. */
export class GrantError extends Error {
  constructor(
    readonly reason: 'invalid-code' | 'invalid-verifier' | 'redirect-mismatch' | 'invalid-refresh',
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
  siteId: string
  clientType: ClientType
  now: number
}

/** Starts (or with a known `usid` resumes) a guest session; the code is good for one redemption. */
export function authorizeGuest(
  db: Database,
  request: Omit<GrantRequest, 'clientType'> & {
    usid?: string
    redirectUri: string
    codeChallenge: string
  },
): {usid: string; code: string} {
  const {now, clientId, siteId, redirectUri, codeChallenge} = request
  const usid = request.usid ?? randomUUID()
  const code = randomSecret()
  deleteExpired(db, now)
  insertCode(db, hashSecret(code), {
    clientId,
    siteId,
    usid,
    redirectUri,
    codeChallenge,
    expiresAt: now + CODE_MILLISECONDS,
  })
  return {usid, code}
}

/** Exchanges a code for a session. A code is gone after the first try, successful or not. */
export function redeemCode(
  db: Database,
  request: GrantRequest & {code: string; codeVerifier: string; redirectUri: string; dnt: boolean},
): Grant {
  const code = takeCode(db, hashSecret(request.code))
  if (
    !code ||
    code.expiresAt <= request.now ||
    code.clientId !== request.clientId ||
    code.siteId !== request.siteId
  ) {
    throw new GrantError('invalid-code')
  }
  if (code.redirectUri !== request.redirectUri) throw new GrantError('redirect-mismatch')
  if (!verifierMatches(request.codeVerifier, code.codeChallenge)) {
    throw new GrantError('invalid-verifier')
  }
  return openGuestSession(db, {...request, usid: code.usid})
}

/** Opens a guest session for a client that has proved itself or redeemed a code. */
export function openGuestSession(
  db: Database,
  request: GrantRequest & {usid?: string; dnt: boolean},
): Grant {
  const usid = request.usid ?? randomUUID()
  const expiresAt = request.now + GUEST_REFRESH_SECONDS * 1000
  const {clientId, siteId, clientType, dnt} = request
  return db
    .transaction(() => {
      const session = guestSession(db, {clientId, siteId, usid, dnt}, request.now)
      const token = {clientId, siteId, usid, clientType, dnt, expiresAt}
      return {session, ...storeRefreshToken(db, token, request.now)}
    })
    .immediate()
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
      const session = guestSession(db, token, request.now)
      if (stored.clientType === 'private') {
        const refreshExpiresIn = Math.floor((stored.expiresAt - request.now) / 1000)
        return {session, refreshToken: request.refreshToken, refreshExpiresIn}
      }
      deleteRefreshToken(db, hash)
      const expiresAt = request.now + GUEST_REFRESH_SECONDS * 1000
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

/** A token that a private client got is worth nothing without that client's secret. */
function isUsable(stored: RefreshToken, request: GrantRequest): boolean {
  return (
    stored.expiresAt > request.now &&
    stored.clientId === request.clientId &&
    stored.siteId === request.siteId &&
    (stored.clientType === 'public' || request.clientType === 'private')
  )
}

function guestSession(
  db: Database,
  token: Pick<RefreshToken, 'clientId' | 'siteId' | 'usid' | 'dnt'>,
  now: number,
): ShopperSession {
  const {clientId, siteId, usid, dnt} = token
  const customerId = guestCustomerId(db, {usid, siteId}, randomId(), now)
  return {usid, customerId, guest: true, siteId, clientId, dnt}
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

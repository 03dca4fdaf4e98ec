import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {isApiFault} from '../../../common/fault'
import {clearSession, storeSession, type SessionKind} from './session-cookies'
import {refusal, type SessionCall} from './session-request'
import {guestLogin, refreshSession, type SessionTokens} from './tokens'

/** Seconds before its expiry at which an access token is renewed. */
const RENEW_BEFORE_SECONDS = 60
/** Milliseconds for which the result of a refresh answers further requests with the same token. */
const SHARED_MS = 10_000

/** Answer to a browser: the access token of its shopper. The refresh token stays in a cookie. */
export interface TokenAnswer {
  readonly accessToken: string
  /** Remaining seconds of the access token. */
  readonly expiresIn: number
  readonly kind: SessionKind
}

const refreshes = new LRUCache<string, Promise<SessionTokens>>({max: 5_000, ttl: SHARED_MS})

/** Seconds until an access token expires; 0 for one that cannot be read. */
function secondsLeft(accessToken: string): number {
  try {
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
    const {exp = 0} = JSON.parse(payload) as {exp?: number}
    return Math.floor(exp - Date.now() / 1000)
  } catch {
    return 0
  }
}

/** Stores the tokens in the browser and returns the answer. */
export function openSession(
  {res, origin, siteId}: SessionCall,
  kind: SessionKind,
  tokens: SessionTokens,
): TokenAnswer {
  storeSession(res, origin, siteId, kind, tokens)
  return {accessToken: tokens.accessToken, expiresIn: tokens.expiresIn, kind}
}

/** SLAS refuses the refresh token: the session was ended elsewhere, or has expired. */
const isDeadSession = (error: unknown): boolean =>
  isApiFault(error) &&
  (error.status === 400 || (error.status === 401 && /refresh_token/i.test(error.title)))

/** Refreshes once for all requests that arrive with the same refresh token at nearly the same time. */
function refreshOnce({env, siteId, request}: SessionCall, token: string): Promise<SessionTokens> {
  const key = createHash('sha256').update(`${siteId} ${token}`).digest('base64url')
  const running = refreshes.get(key)
  if (running) return running
  const refresh = refreshSession(env, request, token)
  refreshes.set(key, refresh)
  refresh.catch(() => refreshes.delete(key))
  return refresh
}

/**
 * The access token of the browser's session, which is created for a guest when there is none. The stored token
 * is returned until 60 s before its expiry, so that a reload does not use the refresh token; `refresh` in the
 * body asks for a new one.
 * @throws ApiFault 401 `session-ended` when a customer's session was ended elsewhere
 */
export async function readToken(call: SessionCall): Promise<TokenAnswer> {
  const {env, res, origin, siteId, stored, request, body} = call
  const guest = async () => openSession(call, 'guest', await guestLogin(env, request))
  if (!stored) return guest()
  const {kind, accessToken = '', refreshToken} = stored
  const expiresIn = secondsLeft(accessToken)
  if (body.refresh !== true && expiresIn > RENEW_BEFORE_SECONDS) {
    return {accessToken, expiresIn, kind}
  }
  try {
    return openSession(call, kind, await refreshOnce(call, refreshToken))
  } catch (error) {
    if (!isDeadSession(error)) throw error
    clearSession(res, origin, siteId)
    if (kind === 'registered') throw refusal(401, 'session-ended', 'The session has ended')
    return openSession(call, 'guest', await guestLogin(env, {...request, usid: undefined}))
  }
}

import {isApiFault} from '../../../common/fault'
import {keyOf, refreshOnce, RENEW_BEFORE_SECONDS} from './refresh-once'
import {namePlace} from './name-place'
import {clearSession, storeSession, type SessionKind} from './session-cookies'
import {refusal, type SessionCall} from './session-request'
import {guestLogin, type SessionTokens} from './tokens'

/** Answer to a browser: the access token of its shopper. The refresh token stays in a cookie. */
export interface TokenAnswer {
  readonly accessToken: string
  /** Remaining seconds of the access token. */
  readonly expiresIn: number
  readonly kind: SessionKind
}

/** Stores the tokens in the browser and returns the answer. */
export function openSession(
  call: SessionCall,
  kind: SessionKind,
  tokens: SessionTokens,
): TokenAnswer {
  storeSession(call.res, call, kind, tokens)
  return {accessToken: tokens.accessToken, expiresIn: tokens.expiresIn, kind}
}

async function openGuestSession(call: SessionCall, tokens: SessionTokens): Promise<TokenAnswer> {
  await namePlace(call, tokens.usid)
  return openSession(call, 'guest', tokens)
}

/** SLAS refuses the refresh token: the session was ended elsewhere or has expired, or the token was replaced. */
const isRefused = (error: unknown): boolean =>
  isApiFault(error) &&
  (error.status === 400 || (error.status === 401 && /refresh_token/i.test(error.title)))

/** Opens a session of the same guest, with the same basket; of a new guest where SLAS does not know the usid. */
async function resumeGuest({env, request}: SessionCall): Promise<SessionTokens> {
  try {
    return await guestLogin(env, request)
  } catch (error) {
    if (!isApiFault(error) || ![400, 401, 404].includes(error.status)) throw error
    return guestLogin(env, {...request, usid: undefined})
  }
}

/**
 * The access token of the browser's session, which is created for a guest when there is none. The stored token
 * is returned until 60 s before its expiry, so that a reload does not use the refresh token; `refresh` in the
 * body asks for a new one.
 *
 * Another answer may have replaced a refresh token that SLAS refuses: the browser asks once more, with the `attempt` of
 * the refusal as `again`. Cookies that have changed since then are used; otherwise the session has ended.
 * @throws ApiFault 409 `retry` with an `attempt`; 401 `session-ended` when a customer's session has ended
 */
export async function readToken(call: SessionCall): Promise<TokenAnswer> {
  const {env, res, siteId, stored, request, body} = call
  if (!stored) return openGuestSession(call, await guestLogin(env, request))
  const {kind, accessToken, expiresIn, refreshToken} = stored
  const attempt = keyOf(siteId, refreshToken)
  const isReplaced = body.again !== undefined && body.again !== attempt
  const wantsAnother = body.refresh === true && !isReplaced
  if (accessToken && !wantsAnother && expiresIn > RENEW_BEFORE_SECONDS) {
    return {accessToken, expiresIn, kind}
  }
  try {
    return openSession(call, kind, await refreshOnce(call, refreshToken))
  } catch (error) {
    if (!isRefused(error)) throw error
    if (body.again === undefined) throw refusal(409, 'retry', 'Ask again', {attempt})
    if (kind === 'guest') return openGuestSession(call, await resumeGuest(call))
    clearSession(res, call)
    throw refusal(401, 'session-ended', 'The session has ended')
  }
}

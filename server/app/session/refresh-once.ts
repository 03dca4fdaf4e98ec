import {createHash} from 'node:crypto'
import {REFRESH_ASKED, REFRESH_ENDED} from '../../../common/server-events'
import {RefreshStore, type RefreshEnd, type RefreshQuestion} from './refresh-store'
import type {SessionCall} from './session-request'
import {refreshSession, type SessionTokens} from './tokens'

/** Seconds before its expiry at which an access token is renewed (rule ACCT-3). */
export const RENEW_BEFORE_SECONDS = 60

/** Refreshes of this process, where no host shares them. */
const own = new RefreshStore()

/** Names a refresh token without containing it. */
export const keyOf = (siteId: string, token: string): string =>
  createHash('sha256').update(`${siteId} ${token}`).digest('base64url')

function ask(key: string, token: string): Promise<SessionTokens | null> {
  return new Promise((answer) => {
    const question: RefreshQuestion = {key, token, answer}
    if (!process.emit(REFRESH_ASKED as 'message', question, undefined)) own.ask(question)
  })
}

function report(end: RefreshEnd): void {
  if (!process.emit(REFRESH_ENDED as 'message', end, undefined)) own.ended(end)
}

/**
 * Refreshes once for all requests that arrive with the same refresh token: at the same time, or later because a
 * browser lost the answer. The processes of a host share the result, and those of several hosts with a shared store.
 * @throws ApiFault
 */
export async function refreshOnce(
  call: Pick<SessionCall, 'env' | 'siteId' | 'request'>,
  token: string,
): Promise<SessionTokens> {
  const {env, siteId, request} = call
  const key = keyOf(siteId, token)
  const shared = await ask(key, token)
  if (shared) {
    const isStale = shared.expiresIn <= RENEW_BEFORE_SECONDS && shared.refreshToken !== token
    return isStale ? refreshOnce(call, shared.refreshToken) : shared
  }
  try {
    const tokens = await refreshSession(env, request, token)
    const rotated = tokens.refreshToken !== token
    const nextKey = rotated ? keyOf(siteId, tokens.refreshToken) : undefined
    report({key, token, refreshed: {tokens, ...(nextKey && {nextKey})}})
    return tokens
  } catch (error) {
    report({key, token, refreshed: null})
    throw error
  }
}

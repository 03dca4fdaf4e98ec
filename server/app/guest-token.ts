import type {Environment} from '../../config/environment'
import {unreadable} from './call-backend'
import {guestGrant} from './session/tokens'

/** Milliseconds before their expiry at which tokens are renewed. */
const RENEW_BEFORE_MS = 120_000

interface TokenAnswer {
  access_token: string
  /** Lifetime of the token in seconds. */
  expires_in: number
}

interface HeldToken {
  token: Promise<string>
  /** Renewal time, as of `performance.now()`. */
  renewAt: number
}

const held = new Map<string, HeldToken>()

function isTokenAnswer(body: unknown): body is TokenAnswer {
  const {access_token: token, expires_in: seconds} = body as Partial<TokenAnswer>
  return typeof token === 'string' && token !== '' && typeof seconds === 'number'
}

/** Opens a guest session of the server. @throws ApiFault */
async function login(env: Environment, siteId: string): Promise<TokenAnswer> {
  const body = await guestGrant(env, {siteId})
  if (isTokenAnswer(body)) return body
  throw unreadable(200)
}

/**
 * The guest token that all server reads of a site share in this process. The token is never sent to a browser, and
 * no visitor session is created (ADR 0010).
 * @param refresh true after the backend refused the current token
 * @throws ApiFault when SLAS refuses or cannot be reached
 */
export function sharedGuestToken(
  env: Environment,
  siteId: string,
  refresh: boolean,
): Promise<string> {
  const known = held.get(siteId)
  if (known && !refresh && performance.now() < known.renewAt) return known.token
  const answer = login(env, siteId)
  const entry: HeldToken = {token: answer.then(({access_token}) => access_token), renewAt: Infinity}
  held.set(siteId, entry)
  answer.then(
    ({expires_in}) => {
      entry.renewAt = performance.now() + expires_in * 1000 - RENEW_BEFORE_MS
    },
    () => {
      if (held.get(siteId) === entry) held.delete(siteId)
    },
  )
  return entry.token
}

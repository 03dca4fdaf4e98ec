import {LRUCache} from 'lru-cache'
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

function isTokenAnswer(body: unknown): body is TokenAnswer {
  const {access_token: token, expires_in: seconds} = body as Partial<TokenAnswer>
  return typeof token === 'string' && token !== '' && typeof seconds === 'number'
}

/** Tokens of sites; requests share a login, and one that fails is not kept. */
const tokens = new LRUCache<string, string, Environment>({
  max: 1_000,
  // The clock is read at each look-up.
  ttlResolution: 0,
  fetchMethod: async (siteId, _stale, {options, context: env}) => {
    const body = await guestGrant(env, {siteId})
    if (!isTokenAnswer(body)) throw unreadable(200)
    options.ttl = Math.max(1, body.expires_in * 1000 - RENEW_BEFORE_MS)
    return body.access_token
  },
})

/**
 * The guest token that all server reads of a site share in this process. The token is never sent to a browser, and
 * no visitor session is created (ADR 0010).
 * @param refresh true after the backend refused the current token
 * @throws ApiFault when SLAS refuses or cannot be reached
 */
export const sharedGuestToken = (
  env: Environment,
  siteId: string,
  refresh: boolean,
): Promise<string> => tokens.forceFetch(siteId, {context: env, forceRefresh: refresh})

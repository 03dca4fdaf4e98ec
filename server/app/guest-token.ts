import {createHash, randomBytes} from 'node:crypto'
import {ApiFault, faultFromBody, faultFromThrown} from '../../common/fault'
import type {Environment} from '../../config/environment'

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

const base64url = (bytes: Buffer): string => bytes.toString('base64url')

async function call(url: string, init: RequestInit, timeout: number): Promise<Response> {
  try {
    return await fetch(url, {...init, redirect: 'manual', signal: AbortSignal.timeout(timeout)})
  } catch (error) {
    throw faultFromThrown(error)
  }
}

function isTokenAnswer(body: unknown): body is TokenAnswer {
  const {access_token: token, expires_in: seconds} = (body ?? {}) as Partial<TokenAnswer>
  return typeof token === 'string' && token !== '' && typeof seconds === 'number'
}

async function readToken(response: Response): Promise<TokenAnswer> {
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw faultFromBody(body, response.status, response.statusText)
  if (isTokenAnswer(body)) return body
  throw new ApiFault({
    type: 'unreadable-answer',
    status: response.status,
    title: 'SLAS gave an answer that cannot be read',
    detail: '',
    arguments: {},
  })
}

/** Guest login with PKCE (public SLAS client). */
async function publicLogin(env: Environment, base: string, siteId: string): Promise<TokenAnswer> {
  const verifier = base64url(randomBytes(96))
  const redirectUri = 'http://localhost:3000/callback'
  const authorize = new URLSearchParams({
    redirect_uri: redirectUri,
    response_type: 'code',
    client_id: env.COMMERCE_CLIENT_ID,
    hint: 'guest',
    channel_id: siteId,
    code_challenge: base64url(createHash('sha256').update(verifier).digest()),
  })
  const redirect = await call(`${base}/authorize?${authorize}`, {}, env.BACKEND_TIMEOUT_MS)
  const location = redirect.headers.get('location')
  if (redirect.status !== 303 || !location) {
    const body: unknown = await redirect.json().catch(() => null)
    throw faultFromBody(body, redirect.status, redirect.statusText)
  }
  const answer = new URL(location, redirectUri).searchParams
  const body = new URLSearchParams({
    client_id: env.COMMERCE_CLIENT_ID,
    channel_id: siteId,
    code: answer.get('code') ?? '',
    usid: answer.get('usid') ?? '',
    code_verifier: verifier,
    grant_type: 'authorization_code_pkce',
    redirect_uri: redirectUri,
  })
  return readToken(await call(`${base}/token`, {method: 'POST', body}, env.BACKEND_TIMEOUT_MS))
}

/** Guest login with the secret (private SLAS client). */
async function privateLogin(env: Environment, base: string, siteId: string): Promise<TokenAnswer> {
  const credentials = Buffer.from(`${env.COMMERCE_CLIENT_ID}:${env.PWA_KIT_SLAS_CLIENT_SECRET}`)
  const body = new URLSearchParams({grant_type: 'client_credentials', channel_id: siteId})
  const headers = {Authorization: `Basic ${credentials.toString('base64')}`}
  return readToken(
    await call(`${base}/token`, {method: 'POST', body, headers}, env.BACKEND_TIMEOUT_MS),
  )
}

async function login(env: Environment, siteId: string): Promise<TokenAnswer> {
  const base = `${env.COMMERCE_API_ORIGIN}/shopper/auth/v1/organizations/${env.COMMERCE_ORGANIZATION_ID}/oauth2`
  return env.PWA_KIT_SLAS_CLIENT_SECRET
    ? privateLogin(env, base, siteId)
    : publicLogin(env, base, siteId)
}

/**
 * The guest token that all server reads of a site share in this process. The token is never sent to a browser, and
 * no visitor session is created (ADR 0002).
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

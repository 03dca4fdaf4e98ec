import {createHash, randomBytes} from 'node:crypto'
import {callOrigin} from '../../common/outgoing'
import type {BackendSettings} from './backend'

/** Registered with the client, as that of the storefront; nothing is loaded from it. */
const REDIRECT_URI = 'http://localhost:3000/callback'

async function tokenFrom(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as {access_token?: unknown}
  if (typeof body.access_token === 'string') return body.access_token
  throw new Error(`SLAS refused a guest session: ${response.status}`)
}

/**
 * Opens a guest session: by the client's secret where it has one, else by PKCE.
 * @returns access token
 * @throws Error when SLAS refuses or does not answer
 */
export async function guestLogin(
  settings: BackendSettings,
  siteId: string,
  timeoutMs: number,
): Promise<string> {
  const {COMMERCE_CLIENT_ID: clientId, PWA_KIT_SLAS_CLIENT_SECRET: secret} = settings
  const base = `/shopper/auth/v1/organizations/${settings.COMMERCE_ORGANIZATION_ID}/oauth2`
  const post = (body: URLSearchParams, headers: Record<string, string> = {}) =>
    callOrigin(settings.COMMERCE_API_ORIGIN, `${base}/token`, {
      method: 'POST',
      headers,
      body,
      timeoutMs,
    })
  if (secret) {
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    const body = new URLSearchParams({grant_type: 'client_credentials', channel_id: siteId})
    return tokenFrom(await post(body, {authorization}))
  }
  const verifier = randomBytes(96).toString('base64url')
  const asked = new URLSearchParams({
    client_id: clientId,
    channel_id: siteId,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    hint: 'guest',
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
  })
  const answer = await callOrigin(settings.COMMERCE_API_ORIGIN, `${base}/authorize?${asked}`, {
    timeoutMs,
  })
  const location = answer.headers.get('location')
  const {searchParams} = new URL(location ?? REDIRECT_URI, REDIRECT_URI)
  const body = new URLSearchParams({
    grant_type: 'authorization_code_pkce',
    client_id: clientId,
    channel_id: siteId,
    code: searchParams.get('code') ?? '',
    usid: searchParams.get('usid') ?? '',
    code_verifier: verifier,
    redirect_uri: REDIRECT_URI,
  })
  return tokenFrom(await post(body))
}

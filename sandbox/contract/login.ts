import crypto from 'node:crypto'
import {recordingFetch, type Exchange} from './exchange'
import {Shopper, type Session} from './shopper'
import type {Target} from './target'

interface TokenAnswer {
  access_token: string
  refresh_token: string
  customer_id: string
  usid: string
}

/** Verifier and challenge (S256) of a login of a public client. */
export function newChallenge(): {verifier: string; challenge: string} {
  const verifier = crypto.randomBytes(96).toString('base64url')
  return {verifier, challenge: crypto.createHash('sha256').update(verifier).digest('base64url')}
}

/** Header `Authorization` of a private client. */
export function clientAuthorization({clientId, clientSecret}: Target): string {
  return basicAuthorization(clientId, clientSecret ?? '')
}

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

/** What the session of a token answer needs to know. */
export function sessionOf(answer: TokenAnswer): Session {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    customerId: answer.customer_id,
    usid: answer.usid,
  }
}

/** Exchanges the code in the address that a login redirects to. Throws when it carries an error. */
export async function redeemCode(
  anonymous: Shopper,
  location: string,
  verifier: string,
): Promise<TokenAnswer> {
  const {clientId, siteId, redirectUri} = anonymous.target
  const {searchParams} = new URL(location)
  const code = searchParams.get('code')
  if (!code) throw new Error(`The login redirects to ${location}, which carries no code.`)
  return anonymous.login.getAccessToken({
    body: {
      client_id: clientId,
      channel_id: siteId,
      code,
      code_verifier: verifier,
      grant_type: 'authorization_code_pkce',
      redirect_uri: redirectUri,
      usid: searchParams.get('usid') ?? '',
    },
  })
}

/** A guest session: with PKCE, or with the secret where the target has one. */
export async function loginGuest(target: Target, exchanges: Exchange[]): Promise<Shopper> {
  const anonymous = new Shopper(target, exchanges, undefined)
  const {clientId, clientSecret, siteId, redirectUri} = target
  if (clientSecret !== undefined) {
    const answer = await anonymous.login.getAccessToken({
      headers: {Authorization: clientAuthorization(target)},
      body: {grant_type: 'client_credentials', channel_id: siteId},
    })
    return new Shopper(target, exchanges, sessionOf(answer))
  }
  const {verifier, challenge} = newChallenge()
  const redirect = await anonymous.login.authorizeCustomer(
    {
      parameters: {
        client_id: clientId,
        channel_id: siteId,
        code_challenge: challenge,
        hint: 'guest',
        redirect_uri: redirectUri,
        response_type: 'code',
      },
    },
    true,
  )
  if (redirect.status !== 303) {
    throw new Error(`The login answers ${redirect.status}: ${await redirect.text()}`)
  }
  const answer = await redeemCode(anonymous, redirect.headers.get('location') ?? '', verifier)
  return new Shopper(target, exchanges, sessionOf(answer))
}

/** A program of the shop with a token of Account Manager. Throws when the target has none. */
export async function loginProgram(target: Target, exchanges: Exchange[]): Promise<Shopper> {
  // No operation of the contract: the exchange is not noted.
  const response = await recordingFetch(target.operations, [])(
    `${target.accountManagerUrl ?? ''}/dwsso/oauth2/access_token`,
    {
      method: 'POST',
      headers: {authorization: clientAuthorization(target)},
      body: new URLSearchParams({grant_type: 'client_credentials'}),
    },
  )
  if (!response.ok) throw new Error(`Account Manager answers ${response.status}.`)
  const {access_token: accessToken} = (await response.json()) as {access_token: string}
  const session = {accessToken, refreshToken: '', customerId: '', usid: ''}
  return new Shopper(target, exchanges, session)
}

/** The session of a registered customer, continuing the guest's. Throws on wrong credentials. */
export async function loginCustomer(
  guest: Shopper,
  exchanges: Exchange[],
  credentials: {login: string; password: string},
): Promise<Shopper> {
  const {target} = guest
  const anonymous = new Shopper(target, exchanges, undefined)
  const {verifier, challenge} = newChallenge()
  const redirect = await anonymous.login.authenticateCustomer(
    {
      headers: {Authorization: basicAuthorization(credentials.login, credentials.password)},
      body: {
        redirect_uri: target.redirectUri,
        client_id: target.clientId,
        code_challenge: challenge,
        channel_id: target.siteId,
        usid: guest.session?.usid ?? '',
      },
    },
    true,
  )
  if (redirect.status !== 303) throw new Error(`The login answers ${redirect.status}, not 303.`)
  const answer = await redeemCode(anonymous, redirect.headers.get('location') ?? '', verifier)
  return new Shopper(target, exchanges, sessionOf(answer))
}

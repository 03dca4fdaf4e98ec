import {execFile} from 'node:child_process'
import path from 'node:path'
import {promisify} from 'node:util'
import {createRemoteJWKSet, decodeJwt, jwtVerify} from 'jose'
import {tenantOf} from '../../domains/shop-data'
import {signAccessToken} from '../../domains/auth/access-token'
import type {ShopperSession} from '../../domains/auth/claims'
import {CODE_MILLISECONDS} from '../../domains/auth/grants'
import {codeChallenge} from '../../domains/auth/pkce'
import {signingKey} from '../../domains/auth/signing-key'
import {execute, queryAll} from '../../db/database'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let oauth: string
const verifier = 'v'.repeat(128)

beforeAll(async () => {
  shop = await startTestShop()
  oauth = `${shop.baseUrl}/shopper/auth/v1/organizations/${shop.config.organizationId}/oauth2`
})
afterAll(() => shop.close())

const redirectUri = 'http://localhost:3000/callback'

function authorize(changes: Record<string, string | undefined> = {}) {
  const query = {
    redirect_uri: redirectUri,
    response_type: 'code',
    client_id: shop.config.clientId,
    channel_id: 'DEU',
    hint: 'guest',
    code_challenge: codeChallenge(verifier),
    ...changes,
  }
  const params = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return fetch(`${oauth}/authorize?${new URLSearchParams(params)}`, {redirect: 'manual'})
}

function token(body: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${oauth}/token`, {method: 'POST', body: new URLSearchParams(body), headers})
}

async function newCode() {
  const response = await authorize()
  const location = new URL(response.headers.get('location') ?? '')
  return {
    code: location.searchParams.get('code') ?? '',
    usid: location.searchParams.get('usid') ?? '',
  }
}

const redemption = (code: string) => ({
  grant_type: 'authorization_code_pkce',
  client_id: shop.config.clientId,
  channel_id: 'DEU',
  redirect_uri: redirectUri,
  code_verifier: verifier,
  code,
})

interface Tokens {
  access_token: string
  refresh_token: string
  usid: string
  customer_id: string
}

async function newSession(): Promise<Tokens> {
  const {code} = await newCode()
  return (await (await token(redemption(code))).json()) as Tokens
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

describe('with the unmodified SDK', () => {
  type Flows = Record<
    'publicLogin' | 'sameGuest' | 'publicRefresh' | 'privateLogin' | 'privateRefresh' | 'logout',
    Tokens & {expires_in: number; refresh_token_expires_in: number; dnt: string}
  > & {replay: {status: number; body: Record<string, string>}}
  let flows: Flows

  beforeAll(async () => {
    const {organizationId, clientId, clientSecret} = shop.config
    const script = path.join(__dirname, 'testing', 'sdk-flows.cjs')
    const args = [script, shop.baseUrl, organizationId, clientId, clientSecret]
    const {stdout} = await promisify(execFile)(process.execPath, args)
    flows = JSON.parse(stdout) as Flows
  }, 30_000)

  it('logs a guest in with PKCE and names the same customer in token and answer', () => {
    const {publicLogin} = flows
    const claims = decodeJwt(publicLogin.access_token)
    expect(claims['isb']).toBe(
      `uido:slas::upn:Guest::uidn:Guest User::gcid:${publicLogin.customer_id}::chid:DEU`,
    )
    expect(claims.sub).toBe(
      `cc-slas::sbox_001::scid:${shop.config.clientId}::usid:${publicLogin.usid}`,
    )
    expect(claims['dnt']).toBe('0')
    expect(claims.exp! - claims.iat!).toBe(1800)
    expect(publicLogin).toMatchObject({
      expires_in: 1800,
      refresh_token_expires_in: 2_592_000,
      token_type: 'Bearer',
      idp_access_token: '',
      enc_user_id: expect.stringMatching(/^[0-9A-F]{32}$/),
      id_token: expect.any(String),
    })
    expect(publicLogin.customer_id).toMatch(/^[A-Za-z0-9]{26}$/)
  })

  it('finds the same guest again by usid', () => {
    expect(flows.sameGuest.usid).toBe(flows.publicLogin.usid)
    expect(flows.sameGuest.customer_id).toBe(flows.publicLogin.customer_id)
    expect(decodeJwt(flows.sameGuest.access_token)['dnt']).toBe('1')
  })

  it('gives a public client a new refresh token and voids the old one', () => {
    expect(flows.publicRefresh.customer_id).toBe(flows.publicLogin.customer_id)
    expect(flows.publicRefresh.refresh_token).not.toBe(flows.publicLogin.refresh_token)
    expect(flows.replay.status).toBe(400)
    expect(flows.replay.body).toEqual({
      error: 'invalid_grant',
      error_description: 'invalid refresh_token',
      status_code: '400 BAD_REQUEST',
      message: 'invalid refresh_token',
    })
  })

  it('leaves the refresh token of a private client as it is', () => {
    expect(flows.privateRefresh.refresh_token).toBe(flows.privateLogin.refresh_token)
    expect(flows.privateRefresh.usid).toBe(flows.privateLogin.usid)
    expect(flows.privateRefresh.dnt).toBe('true')
  })

  it('answers an empty token document to a logout', () => {
    expect(flows.logout).toMatchObject({access_token: '', refresh_token: '', expires_in: 0})
  })
})

describe('authorize', () => {
  it('hands code and usid to the redirect and echoes the state', async () => {
    const response = await authorize({state: 'a b&c', redirect_uri: `${redirectUri}?from=app`})
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(redirectUri)
    expect(location.searchParams.get('from')).toBe('app')
    expect(location.searchParams.get('state')).toBe('a b&c')
    expect(location.searchParams.get('code')).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    expect(location.searchParams.get('usid')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['an unknown client', {client_id: 'someone'}, 'Bad or missing client_id.'],
    ['no client', {client_id: undefined}, 'Bad or missing client_id.'],
    [
      'a public redirect',
      {redirect_uri: 'https://shop.com/callback'},
      /redirect_uri doesn't match/,
    ],
    ['no redirect', {redirect_uri: undefined}, /redirect_uri doesn't match/],
    ['an unknown channel', {channel_id: 'FRA'}, /'FRA' is not a site/],
  ])('refuses %s with 400', async (_name, changes, message) => {
    const response = await authorize(changes)
    expect(response.status).toBe(400)
    const body = (await response.json()) as Record<string, string>
    expect(Object.keys(body).sort()).toEqual([
      'error',
      'error_description',
      'message',
      'status_code',
    ])
    expect(body['error']).toBe('invalid_request')
    expect(body['message']).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    )
  })

  it.each([
    ['another response type', {response_type: 'token'}, 'unsupported_response_type'],
    ['another identity provider', {hint: 'facebook'}, 'invalid_request'],
    ['no challenge', {code_challenge: undefined}, 'invalid_request'],
    ['a plain challenge', {code_challenge_method: 'plain'}, 'invalid_request'],
    ['a usid that would break the token', {usid: 'a::b'}, 'invalid_request'],
  ])('sends the client back with an error for %s', async (_name, changes, error) => {
    const response = await authorize(changes)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.searchParams.get('error')).toBe(error)
    expect(location.searchParams.get('code')).toBeNull()
  })

  it('refuses an organization that is not its own', async () => {
    const foreign = oauth.replace(shop.config.organizationId, 'f_ecom_zzzz_001')
    const response = await fetch(`${foreign}/jwks`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({message: expect.stringContaining('Tenant Id')})
  })
})

describe('token', () => {
  it('takes a code once', async () => {
    const {code} = await newCode()
    expect((await token(redemption(code))).status).toBe(200)
    const second = await token(redemption(code))
    expect(second.status).toBe(400)
    expect(await second.json()).toMatchObject({error: 'invalid_grant'})
  })

  it('burns a code that is redeemed with the wrong verifier', async () => {
    const {code} = await newCode()
    const wrong = await token({...redemption(code), code_verifier: 'x'.repeat(64)})
    expect(wrong.status).toBe(400)
    expect((await token(redemption(code))).status).toBe(400)
  })

  it.each([
    ['another redirect', {redirect_uri: 'http://localhost:3000/else'}],
    ['another site', {channel_id: 'USA'}],
  ])('refuses a code with %s', async (_name, changes) => {
    const {code} = await newCode()
    const response = await token({...redemption(code), ...changes})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({error: 'invalid_grant'})
  })

  it('needs a channel, of the code or of its own', async () => {
    const {channel_id: _channel, ...withoutChannel} = redemption('')
    const redeem = async (changes: Record<string, string | undefined>, body: object) => {
      const response = await authorize(changes)
      const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
      return token({...withoutChannel, code, ...body})
    }
    const ofCode = await redeem({}, {})
    expect(ofCode.status).toBe(200)
    const {refresh_token, access_token} = (await ofCode.json()) as Record<string, string>
    expect(String(decodeJwt(access_token ?? '')['isb'])).toMatch(/::chid:DEU$/)
    const {client_id} = withoutChannel
    const prolonged = {grant_type: 'refresh_token', client_id, refresh_token: refresh_token ?? ''}
    expect((await token(prolonged)).status).toBe(200)
    const ofToken = await redeem({channel_id: undefined}, {channel_id: 'USA'})
    expect(await ofToken.json()).toMatchObject({usid: expect.any(String)})
    const ofNobody = await redeem({channel_id: undefined}, {})
    expect(await ofNobody.json()).toMatchObject({message: 'Bad or missing channel_id.'})
    const credentials = await token({grant_type: 'client_credentials', client_id})
    expect(credentials.status).toBe(400)
  })

  it('refuses a code after ten minutes', async () => {
    const {code} = await newCode()
    execute(
      shop.db,
      'UPDATE slas_authorization_code SET expires_at = expires_at - ?',
      CODE_MILLISECONDS,
    )
    expect((await token(redemption(code))).status).toBe(400)
  })

  it('stores neither codes nor refresh tokens in the clear', async () => {
    const {code} = await newCode()
    const session = await newSession()
    const stored = JSON.stringify([
      queryAll(shop.db, 'SELECT * FROM slas_authorization_code'),
      queryAll(shop.db, 'SELECT * FROM slas_refresh_token'),
    ])
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(session.refresh_token)
  })

  it('refuses a refresh token on another site', async () => {
    const {refresh_token} = await newSession()
    const body = {grant_type: 'refresh_token', client_id: shop.config.clientId, refresh_token}
    expect((await token({...body, channel_id: 'USA'})).status).toBe(400)
    expect((await token({...body, channel_id: 'DEU'})).status).toBe(200)
  })

  it('asks a private client for its secret', async () => {
    const body = {grant_type: 'client_credentials', channel_id: 'DEU'}
    const wrong = await token(body, basic(shop.config.clientId, 'guess'))
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({
      error: 'invalid_client',
      status_code: '401 UNAUTHORIZED',
    })
    const none = await token({...body, client_id: shop.config.clientId})
    expect(none.status).toBe(401)
  })

  it('does not prolong the session of a private client without its secret', async () => {
    const {clientId, clientSecret} = shop.config
    const opened = await token(
      {grant_type: 'client_credentials', channel_id: 'DEU'},
      basic(clientId, clientSecret),
    )
    const {refresh_token} = (await opened.json()) as Tokens
    const response = await token({
      grant_type: 'refresh_token',
      channel_id: 'DEU',
      client_id: clientId,
      refresh_token,
    })
    expect(response.status).toBe(400)
  })

  it.each([
    ['an unknown grant', {grant_type: 'password'}, 'unsupported_grant_type'],
    ['a missing code', {grant_type: 'authorization_code_pkce'}, 'invalid_request'],
  ])('answers 400 for %s', async (_name, changes, error) => {
    const response = await token({
      client_id: shop.config.clientId,
      channel_id: 'DEU',
      ...changes,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({error})
  })
})

describe('sessions', () => {
  it('publishes the key that signs', async () => {
    const {access_token} = await newSession()
    const keys = createRemoteJWKSet(new URL(`${oauth}/jwks`))
    const {protectedHeader} = await jwtVerify(access_token, keys, {issuer: 'slas/prod/sbox_001'})
    expect(protectedHeader.alg).toBe('ES256')
    const jwks = (await (await fetch(`${oauth}/jwks`)).json()) as {keys: object[]}
    expect(Object.keys(jwks.keys[0] ?? {}).sort()).toEqual(['crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  it('describes itself', async () => {
    const response = await fetch(`${oauth}/.well-known/openid-configuration`)
    expect(await response.json()).toMatchObject({
      issuer: 'slas/prod/sbox_001',
      code_challenge_methods_supported: ['S256'],
    })
  })

  it('tells who a token belongs to', async () => {
    const session = await newSession()
    const response = await fetch(`${oauth}/userinfo?channel_id=DEU`, {
      headers: {authorization: `Bearer ${session.access_token}`},
    })
    expect(await response.json()).toMatchObject({
      sub: session.usid,
      customer_id: session.customer_id,
    })
  })

  it('ends with a logout', async () => {
    const session = await newSession()
    const query = new URLSearchParams({
      client_id: shop.config.clientId,
      channel_id: 'DEU',
      refresh_token: session.refresh_token,
    })
    const headers = {authorization: `Bearer ${session.access_token}`}
    expect((await fetch(`${oauth}/logout?${query}`)).status).toBe(401)
    expect((await fetch(`${oauth}/logout?${query}`, {headers})).status).toBe(200)
    const refresh = await token({
      grant_type: 'refresh_token',
      client_id: shop.config.clientId,
      channel_id: 'DEU',
      refresh_token: session.refresh_token,
    })
    expect(await refresh.json()).toMatchObject({message: 'invalid refresh_token'})
  })

  it('cannot be prolonged or used with an expired access token', async () => {
    const key = await signingKey(shop.db)
    const session: ShopperSession = {
      usid: 'u',
      customerId: 'c',
      guest: true,
      siteId: 'DEU',
      clientId: shop.config.clientId,
      dnt: false,
    }
    const tenant = tenantOf(shop.config.organizationId)
    const old = await signAccessToken(key, tenant, session, Date.now() - 31 * 60 * 1000)
    const response = await fetch(`${oauth}/userinfo`, {headers: {authorization: `Bearer ${old}`}})
    expect(response.status).toBe(400)
  })
})

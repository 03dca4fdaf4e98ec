import {codeChallenge} from '../../domains/auth/pkce'
import type {TokenAnswer} from '../../testing/shopper'
import {
  accountManager,
  CUSTOMERS,
  callShop,
  callSlas,
  clientSecretOf,
  newCustomer,
} from '../../testing/shopper'
import {sendAs} from '../../testing/send-as'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const VERIFIER = 'v'.repeat(64)
const CALLBACK = 'http://localhost:3000/callback'

const authorize = (changes: Record<string, string> = {}) => {
  const params = new URLSearchParams({
    redirect_uri: CALLBACK,
    response_type: 'code',
    client_id: shop.config.clientId,
    channel_id: 'DEU',
    hint: 'guest',
    code_challenge: codeChallenge(VERIFIER),
    ...changes,
  })
  const {organizationId} = shop.config
  return fetch(
    `${shop.baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/authorize?${params}`,
    {redirect: 'manual'},
  )
}
const codeOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
const redeem = (code: string) =>
  callSlas(shop, 'token', {
    grant_type: 'authorization_code_pkce',
    code,
    code_verifier: VERIFIER,
    redirect_uri: CALLBACK,
    client_id: shop.config.clientId,
    channel_id: 'DEU',
  })
const refresh = (token: string) =>
  callSlas(shop, 'token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: shop.config.clientId,
    channel_id: 'DEU',
  })
const tokensOf = async (response: Response) => (await response.json()) as TokenAnswer
const basketsStatus = async ({access_token: token, customer_id: id}: TokenAnswer) => {
  const path = CUSTOMERS.replace(':org', shop.config.organizationId)
  return (await callShop(shop, 'GET', `${path}/${id}/baskets?siteId=DEU`, {token})).status
}

describe('authorize', () => {
  const mistakes: Record<string, Record<string, string>> = {
    'nothing else': {},
    'another response type': {response_type: 'token'},
    'another hint': {hint: 'facebook'},
    'no challenge': {code_challenge: ''},
    'a plain challenge': {code_challenge_method: 'plain'},
    'an unknown client': {client_id: 'nobody'},
    'an unknown channel': {channel_id: 'nowhere'},
    'a bad usid': {usid: 'a::b'},
    'a long state': {state: 's'.repeat(600)},
  }
  const strangers = [
    'https://shop.example.com/callback',
    'https://localhost.example.com/callback',
    'https://localhost@example.com/callback',
    'http://8.8.8.8/callback',
    'http://134744072/callback',
    '//example.com/callback',
    'javascript:alert(1)',
    '',
  ]
  const cases = Object.entries(mistakes).flatMap(([name, changes]) =>
    strangers.map((address) => [address, name, changes] as const),
  )

  it.each(cases)('never redirects to "%s": wrong is %s', async (address, _name, changes) => {
    const response = await authorize({...changes, redirect_uri: address})
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  })

  it('does not choose between two addresses', async () => {
    const {organizationId, clientId} = shop.config
    const response = await fetch(
      `${shop.baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/authorize` +
        `?client_id=${clientId}&redirect_uri=${CALLBACK}&redirect_uri=https://example.com`,
      {redirect: 'manual'},
    )
    expect(response.status).toBe(400)
  })
})

describe('a code that is redeemed twice', () => {
  it('ends the tokens of the first time, those of later refreshes too', async () => {
    const code = codeOf(await authorize())
    const first = await tokensOf(await redeem(code))
    const refreshed = await tokensOf(await refresh(first.refresh_token))
    expect(await basketsStatus(refreshed)).toBe(200)

    const replay = await redeem(code)
    expect(replay.status).toBe(400)
    expect(await replay.json()).toMatchObject({error: 'invalid_grant'})
    expect((await refresh(refreshed.refresh_token)).status).toBe(400)
    expect(await basketsStatus(first)).toBe(401)
    expect(await basketsStatus(refreshed)).toBe(401)
  })

  it('leaves other sessions alone', async () => {
    const code = codeOf(await authorize())
    const other = await tokensOf(await redeem(codeOf(await authorize())))
    await redeem(code)
    await redeem(code)
    expect(await basketsStatus(other)).toBe(200)
    expect((await refresh(other.refresh_token)).status).toBe(200)
  })
})

it('a guest’s access token that was revoked opens nothing', async () => {
  const guest = await tokensOf(await redeem(codeOf(await authorize())))
  const form = {token: guest.access_token, token_type_hint: 'access_token'}
  expect((await callSlas(shop, 'revoke', form, clientSecretOf(shop))).status).toBe(200)
  expect(await basketsStatus(guest)).toBe(401)
})

describe('wrong codes', () => {
  const codeFor = async (login: string) => {
    const {body} = await callShop<{data: {code?: string}[]}>(
      shop,
      'GET',
      `/outbox.json?to=${login}`,
    )
    return body.data.find(({code}) => code)?.code ?? ''
  }
  const wrongOf = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0')
  const logInWith = (code: string, more: Record<string, string> = {}) =>
    callSlas(
      shop,
      'passwordless/token',
      {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: code,
        ...more,
      },
      clientSecretOf(shop),
    )
  const askToLogIn = (login: string) =>
    callSlas(
      shop,
      'passwordless/login',
      {user_id: login, mode: 'email', channel_id: 'DEU'},
      clientSecretOf(shop),
    )
  const reset = (path: string, form: Record<string, string>) =>
    callSlas(shop, `password/${path}`, {
      client_id: shop.config.clientId,
      channel_id: 'DEU',
      ...form,
    })

  it('void the right code of a login after five', async () => {
    const {login} = await newCustomer(shop)
    await askToLogIn(login)
    const code = await codeFor(login)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logInWith(wrongOf(code))).status).toBe(400)
    }
    expect((await logInWith(code)).status).toBe(400)
    await askToLogIn(login)
    expect((await logInWith(await codeFor(login))).status).toBe(200)
  })

  it('are forgiven a few times, and count for the person they name only', async () => {
    const {login} = await newCustomer(shop)
    const {login: other} = await newCustomer(shop)
    await askToLogIn(login)
    const code = await codeFor(login)
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await logInWith(wrongOf(code), {login_id: other})
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await logInWith(wrongOf(code), {login_id: login})
    }
    expect((await logInWith(code, {login_id: login})).status).toBe(200)
  })

  it('void the right code for a new password', async () => {
    const {login} = await newCustomer(shop)
    await reset('reset', {
      user_id: login,
      mode: 'email',
      code_challenge: codeChallenge(VERIFIER),
    })
    const code = await codeFor(login)
    const set = (token: string) =>
      reset('action', {
        pwd_action_token: token,
        code_verifier: VERIFIER,
        new_password: 'Neue-Gasse-9',
      })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await set(wrongOf(code))).status).toBe(400)
    }
    expect((await set(code)).status).toBe(400)
  })

  it('void the reset token of Shopper Customers', async () => {
    const {login} = await newCustomer(shop)
    const program = await accountManager(shop)
    const actions = `${CUSTOMERS}/password/actions`
    const {body} = await program.call<{resetToken?: string}>(
      'POST',
      `${actions}/create-reset-token`,
      {login},
    )
    const code = body.resetToken ?? (await codeFor(login))
    const set = (resetToken: string) =>
      program.call('POST', `${actions}/reset`, {login, resetToken, newPassword: 'Neue-Gasse-9'})
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await set(wrongOf(code))).status).toBe(400)
    }
    expect((await set(code)).status).toBe(400)
  })
})

describe('writes from pages', () => {
  const token = (headers: Record<string, string>, to: TestShop = shop) =>
    sendAs(to, `/shopper/auth/v1/organizations/${to.config.organizationId}/oauth2/token`, {
      method: 'POST',
      headers: {
        host: 'localhost:4000',
        authorization: clientSecretOf(to),
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: 'grant_type=client_credentials&channel_id=DEU',
    })

  it.each([
    ['another site', {'sec-fetch-site': 'cross-site'}],
    [
      'another site that is named',
      {'sec-fetch-site': 'cross-site', origin: 'https://evil.example'},
    ],
    ['another site in an older browser', {origin: 'https://evil.example'}],
    ['a hidden origin', {origin: 'null'}],
    ['a name like ours', {origin: 'http://localhost.evil.example:4000'}],
  ])('of %s are refused', async (_name, headers) => {
    const answer = await token(headers)
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.body)).toMatchObject({
      error: 'access_denied',
      message: expect.stringContaining('SANDBOX_ALLOWED_ORIGINS'),
    })
  })

  it.each([
    ['no page', {}],
    ['another port', {'sec-fetch-site': 'same-site', origin: 'http://localhost:5173'}],
    ['another port in an older browser', {origin: 'http://localhost:5173'}],
    ['the same origin', {'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000'}],
    [
      'the shop',
      {'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000', host: '127.0.0.1'},
    ],
  ])('of %s are answered', async (_name, headers) => {
    expect((await token(headers)).status).toBe(200)
  })

  it('of a host that is named are answered', async () => {
    const named = await startTestShop({'allowed-origins': '*, shop.example'})
    const page = {'sec-fetch-site': 'cross-site', origin: 'https://shop.example'}
    expect((await token(page, named)).status).toBe(200)
    await named.close()
  })
})

import {execFile} from 'node:child_process'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {promisify} from 'node:util'
import {createRemoteJWKSet, decodeJwt, jwtVerify} from 'jose'
import type {TokenAnswer} from '../../testing/shopper'
import {
  CUSTOMERS,
  PASSWORD,
  callShop,
  callSlas,
  clientSecretOf,
  newCustomer,
} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({'shop-origins': 'http://127.0.0.1:*'})
})
afterAll(() => shop.close())

const isbOf = (tokens: TokenAnswer) => String(decodeJwt(tokens.access_token)['isb']).split('::')
const message = async (response: Response) => ((await response.json()) as {message: string}).message
const profileStatus = async (tokens: TokenAnswer) => {
  const url = CUSTOMERS.replace(':org', shop.config.organizationId)
  const {status} = await callShop(shop, 'GET', `${url}/${tokens.customer_id}?siteId=DEU`, {
    token: tokens.access_token,
  })
  return status
}
const codeFor = async (to: string) => {
  const {body} = await callShop<{data: {code?: string; locale: string; subject: string}[]}>(
    shop,
    'GET',
    `/outbox.json?to=${encodeURIComponent(to)}`,
  )
  return body.data.find(({code}) => code)
}

describe('with the unmodified SDK', () => {
  type Names =
    | 'guest'
    | 'login'
    | 'privateLogin'
    | 'privateRefresh'
    | 'refresh'
    | 'passwordless'
    | 'afterReset'
    | 'logout'
  type Flows = Record<Names, TokenAnswer> & {
    wrongPassword: string
    replay: {message: string}
    badReset: {message: string}
    asked: number
    reset: number
    resetDone: number
  }
  let flows: Flows
  let login: string

  beforeAll(async () => {
    const customer = await newCustomer(shop)
    login = customer.login
    const {organizationId, clientId, clientSecret} = shop.config
    const script = path.join(__dirname, 'testing', 'sdk-customer-flows.cjs')
    const args = [script, shop.baseUrl, organizationId, clientId, clientSecret, login, PASSWORD]
    const {stdout} = await promisify(execFile)(process.execPath, args)
    flows = JSON.parse(stdout) as Flows
  }, 60_000)

  it('keeps the usid from guest to customer and names both in the token', () => {
    expect(flows.login.usid).toBe(flows.guest.usid)
    expect(isbOf(flows.login)).toEqual([
      'uido:ecom',
      `upn:${login}`,
      'uidn:Anna Berg',
      `gcid:${flows.guest.customer_id}`,
      `rcid:${flows.login.customer_id}`,
      'chid:DEU',
    ])
    expect(flows.login.refresh_token_expires_in).toBe(7_776_000)
    expect(decodeJwt(flows.login.access_token)['dnt']).toBe('1')
  })

  it('refuses a wrong password with the status line that clients read', () => {
    expect(flows.wrongPassword).toContain('401 Unauthorized')
  })

  it('rotates the refresh token of a public client and keeps that of a private one', () => {
    expect(flows.refresh.refresh_token).not.toBe(flows.login.refresh_token)
    expect(flows.refresh.customer_id).toBe(flows.login.customer_id)
    expect(flows.privateRefresh.refresh_token).toBe(flows.privateLogin.refresh_token)
    expect(isbOf(flows.privateRefresh)[1]).toBe(`upn:${login}`)
  })

  it('logs in with a mailed code, once', () => {
    expect(flows.asked).toBe(200)
    expect(flows.passwordless.customer_id).toBe(flows.login.customer_id)
    expect(flows.passwordless.usid).toBe(flows.guest.usid)
    expect(flows.replay.message).toMatch(/invalid token/i)
  })

  it('resets the password with a mailed code', async () => {
    expect([flows.reset, flows.resetDone]).toEqual([200, 200])
    expect(flows.badReset.message).toMatch(/invalid token/i)
    expect(flows.afterReset.customer_id).toBe(flows.login.customer_id)
    expect(await profileStatus(flows.refresh)).toBe(401)
  })

  it('ends the access token with a logout', async () => {
    expect(flows.logout.access_token).toBe('')
    expect(await profileStatus(flows.afterReset)).toBe(401)
  })
})

describe('passwordless login', () => {
  const ask = (form: Record<string, string>, query = '', secret: string | undefined = undefined) =>
    callSlas(
      shop,
      `passwordless/login${query}`,
      {channel_id: 'DEU', mode: 'email', ...form},
      secret ?? clientSecretOf(shop),
    )
  const redeem = (code: string, more: Record<string, string> = {}) =>
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

  it('opens an account when it is asked to, once the code comes back', async () => {
    const user_id = 'new@example.test'
    const unknown = await ask({user_id})
    expect(unknown.status).toBe(404)
    expect(await message(unknown)).toMatch(/user not found/i)
    const form = {user_id, first_name: 'Nora', last_name: 'Vik', locale: 'no-NO'}
    expect((await ask(form, '?register_customer=true')).status).toBe(200)
    const mail = await codeFor(user_id)
    expect(mail?.subject).toContain('innloggingskoden')
    expect(await message(await ask({user_id}))).toMatch(/user not found/i)
    const tokens = (await (await redeem(mail?.code ?? '')).json()) as TokenAnswer
    expect(isbOf(tokens)[2]).toBe('uidn:Nora Vik')
    expect(await profileStatus(tokens)).toBe(200)
    expect((await ask({user_id}, '?strict_verify=true')).status).toBe(200)
  })

  it('wants the login again when it is named', async () => {
    const {login} = await newCustomer(shop)
    await ask({user_id: login})
    const code = (await codeFor(login))?.code ?? ''
    expect((await redeem(code, {login_id: 'other@example.test'})).status).toBe(400)
    expect((await redeem(code, {login_id: login})).status).toBe(200)
  })

  it('lets a code in once, however often it comes at the same time', async () => {
    const {login} = await newCustomer(shop)
    await ask({user_id: login})
    const code = (await codeFor(login))?.code ?? ''
    const answers = await Promise.all([1, 2, 3].map(() => redeem(code)))
    expect(answers.map(({status}) => status).sort()).toEqual([200, 400, 400])
  })

  it.each([
    ['without a secret', {user_id: 'a@example.test'}, '', 400, /client secret is not provided/i],
    [
      'with a wrong secret',
      {user_id: 'a@example.test'},
      'Basic eDp5',
      401,
      /authorization failed/i,
    ],
    [
      'without a callback',
      {user_id: 'a@example.test', mode: 'callback'},
      undefined,
      400,
      /no callback_uri is registered/i,
    ],
    [
      'with a callback elsewhere',
      {user_id: 'a@example.test', mode: 'callback', callback_uri: 'https://www.sample.com/x'},
      undefined,
      400,
      /callback_uri doesn't match/i,
    ],
    ['without a user', {}, undefined, 400, /user_id/],
  ])('is refused %s', async (_name, form, secret, status, text) => {
    const response = await ask(form as Record<string, string>, '', secret)
    expect(response.status).toBe(status)
    expect(await message(response)).toMatch(text)
  })

  it('hands the code to a callback and proves who calls', async () => {
    const {login} = await newCustomer(shop)
    const calls: {proof: string; body: {token: string; email_id: string}}[] = []
    const receiver = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk) => (text += chunk))
      request.on('end', () => {
        const proof = String(request.headers['x-slas-callback-token'])
        calls.push({proof, body: JSON.parse(text)})
        response.end()
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const uri = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/passwordless`
    const response = await ask({user_id: login, mode: 'callback', callback_uri: uri})
    expect(response.status).toBe(200)
    await new Promise((resolve) => receiver.close(resolve))
    const [call] = calls
    expect(call?.body.email_id).toBe(login)
    const oauth = `${shop.baseUrl}/shopper/auth/v1/organizations/${shop.config.organizationId}/oauth2`
    const keys = createRemoteJWKSet(new URL(`${oauth}/jwks`))
    const {payload} = await jwtVerify(call?.proof ?? '', keys)
    expect(payload).toMatchObject({iss: 'slas/prod/sbox_001', aud: shop.config.clientId})
    expect(payload.jti).toEqual(expect.any(String))
    expect((await redeem(call?.body.token ?? '')).status).toBe(200)
    const gone = await ask({user_id: login, mode: 'callback', callback_uri: uri})
    expect(gone.status).toBe(412)
  })

  it('sends a text message to a phone', async () => {
    const {login} = await newCustomer(shop, 'DEU', {phoneMobile: '+49 151 5550101'})
    expect((await ask({user_id: login, mode: 'sms'})).status).toBe(200)
    const code = (await codeFor('+49 151 5550101'))?.code ?? ''
    expect((await redeem(code)).status).toBe(200)
  })
})

describe('login of a private client', () => {
  const login = (customer: {login: string; password: string}, clientAuth: string) => {
    const {organizationId} = shop.config
    const credentials = Buffer.from(`${customer.login}:${customer.password}`).toString('base64')
    const form = {redirect_uri: 'http://localhost:3000/callback', channel_id: 'DEU'}
    return fetch(`${shop.baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/login`, {
      method: 'POST',
      headers: {authorization: `Basic ${credentials}`, _sfdc_client_auth: clientAuth},
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
  }

  it('needs no challenge, but the secret at both steps', async () => {
    const customer = await newCustomer(shop)
    const secret = clientSecretOf(shop)
    expect((await login(customer, 'Basic eDp5')).status).toBe(401)
    const redirect = await login(customer, secret.replace('Basic ', ''))
    const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: 'http://localhost:3000/callback',
      channel_id: 'DEU',
    }
    const tokens = (await (await callSlas(shop, 'token', form, secret)).json()) as TokenAnswer
    expect(tokens.customer_id).toBe(customer.customerId)
    const second = await login(customer, secret)
    const other = new URL(second.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const {clientId} = shop.config
    const open = {...form, code: other, client_id: clientId, code_verifier: 'v'.repeat(64)}
    expect((await callSlas(shop, 'token', open)).status).toBe(400)
  })
})

describe('password reset', () => {
  const form = {channel_id: 'DEU', mode: 'email', hint: 'cross_device'}

  it('tells nobody which logins exist', async () => {
    const client_id = shop.config.clientId
    const unknown = {...form, client_id, user_id: 'nobody@example.test'}
    expect((await callSlas(shop, 'password/reset', unknown)).status).toBe(200)
    expect(await codeFor('nobody@example.test')).toBeUndefined()
  })

  it('lets a weak password be followed by a better one', async () => {
    const {login} = await newCustomer(shop)
    const client_id = shop.config.clientId
    await callSlas(shop, 'password/reset', {...form, client_id, user_id: login})
    const action = {
      ...form,
      client_id,
      user_id: login,
      pwd_action_token: (await codeFor(login))?.code ?? '',
    }
    const weak = await callSlas(shop, 'password/action', {...action, new_password: 'weak'})
    expect(weak.status).toBe(400)
    expect(await message(weak)).toContain('at least 8 characters')
    const other = {...action, user_id: 'other@example.test', new_password: PASSWORD}
    expect(await message(await callSlas(shop, 'password/action', other))).toMatch(/invalid token/i)
    const good = await callSlas(shop, 'password/action', {...action, new_password: PASSWORD})
    expect(good.status).toBe(200)
  })
})

describe('token administration', () => {
  it('tells what a token is and ends it', async () => {
    const {tokens} = await newCustomer(shop)
    const secret = clientSecretOf(shop)
    const introspect = async (token: string) =>
      (await callSlas(shop, 'introspect', {token}, secret)).json() as Promise<object>
    expect(await introspect(tokens.access_token)).toMatchObject({
      active: true,
      token_type: 'access_token',
      sub: `usid:${tokens.usid}`,
    })
    expect(await introspect(tokens.refresh_token)).toMatchObject({token_type: 'refresh_token'})
    expect((await callSlas(shop, 'revoke', {token: tokens.refresh_token}, secret)).status).toBe(200)
    expect(await introspect(tokens.refresh_token)).toEqual({active: false})
    await callSlas(shop, 'revoke', {token: tokens.access_token}, secret)
    expect(await profileStatus(tokens)).toBe(401)
    expect((await callSlas(shop, 'revoke', {token: 'x'}, secret)).status).toBe(400)
    expect((await callSlas(shop, 'introspect', {token: 'x'})).status).toBe(401)
  })

  it('says clearly which logins there are not', async () => {
    const response = await callSlas(shop, 'trusted-agent/token', {})
    expect(response.status).toBe(400)
    expect(await message(response)).toContain('trusted-agent')
  })
})

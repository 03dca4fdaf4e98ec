import {SignJWT, generateKeyPair} from 'jose'
import {signingKey} from '../../../sandbox/domains/auth/signing-key'
import {CUSTOMERS, PASSWORD, newShopper} from '../../../sandbox/testing/shopper'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'
import {configureAccount, resetAccount} from './test/configure-account'
import {createBrowser} from './test/session-browser'

const LOGIN = '/passwordless-login-callback?site=DEU&locale=de-DE'
const RESET = '/reset-password-callback?site=DEU&locale=de-DE'

let running: RunningBundle

beforeAll(async () => {
  running = await startLocalBundle({PWA_KIT_SLAS_CLIENT_SECRET: 'sandbox-dev-secret'})
})
afterAll(() => running.close())
beforeEach(() => configureAccount({passwordless: true, codeMails: 'shop'}))
afterEach(() => resetAccount())

async function register(email: string): Promise<void> {
  const guest = await newShopper(running.sandbox)
  const customer = {login: email, email, firstName: 'Ada', lastName: 'Berg'}
  await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
}

interface Mail {
  to: string
  template: string
  locale: string
  data: {code: string; link: string}
}

async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${running.sandbox.baseUrl}/outbox.json`)
  const {data} = (await response.json()) as {data: Mail[]}
  return data.filter(({to}) => to === email)
}

interface TokenChanges {
  claims?: Record<string, unknown>
  issuer?: string
  expires?: string
  key?: Parameters<SignJWT['sign']>[0]
}

/** A callback token as SLAS signs it, with changes. */
async function callbackToken({
  claims = {},
  issuer = 'slas/prod/bhlt_001',
  expires = '5m',
  key,
}: TokenChanges = {}) {
  const {kid, privateKey} = await signingKey(running.sandbox.db)
  return new SignJWT(claims)
    .setProtectedHeader({kid, alg: 'ES256'})
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key ?? privateKey)
}

const post = (path: string, token: string | null, body: unknown = null) =>
  fetch(running.base + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && {'x-slas-callback-token': token}),
    },
    body: JSON.stringify(body ?? {token: '12345678', email_id: 'a@example.test'}),
  })

it('a login code that SLAS hands over is mailed with its link, and signs in', async () => {
  const email = 'callback-login@example.test'
  await register(email)
  const browser = createBrowser(running.base)
  expect((await browser.call('login-code', {email, locale: 'de-DE'})).status).toBe(200)
  const mails = (await mailsTo(email)).filter(({template}) => template === 'loginCode')
  expect(mails).toHaveLength(1)
  const {locale, data} = mails[0] as Mail
  expect(locale).toBe('de-DE')
  const link = new URL(data.link)
  expect(link.origin + link.pathname).toBe(`${running.base}/deu/de-de/passwordless-login-landing`)
  const {token, email: address} = Object.fromEntries(link.searchParams)
  expect(address).toBe(email)
  expect(await browser.call('code-login', {email, token})).toMatchObject({
    status: 200,
    body: {kind: 'registered'},
  })
})

it('a reset code that SLAS hands over is mailed with its link, and sets a password', async () => {
  const email = 'callback-reset@example.test'
  await register(email)
  const browser = createBrowser(running.base)
  expect((await browser.call('password-reset', {email, locale: 'en-DE'})).status).toBe(200)
  const [mail] = (await mailsTo(email)).filter(({template}) => template === 'passwordReset')
  expect(mail?.data.link).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/deu\/en-de\/reset-password-landing\?/,
  )
  const password = 'Changed-pass1!'
  const changed = await browser.call('new-password', {email, token: mail?.data.code, password})
  expect(changed.status).toBe(200)
})

it('an address without an account gets the same answers, and no mail', async () => {
  const email = 'callback-none@example.test'
  const browser = createBrowser(running.base)
  for (const call of ['login-code', 'password-reset']) {
    expect(await browser.call(call, {email, locale: 'de-DE'})).toMatchObject({
      status: 200,
      body: {},
    })
  }
  expect(await mailsTo(email)).toEqual([])
})

it('a call without a token, or with one that SLAS did not sign for us, is refused', async () => {
  const {privateKey: foreign} = await generateKeyPair('ES256')
  const tokens = [
    null,
    'nonsense',
    await callbackToken({key: foreign}),
    await callbackToken({issuer: 'slas/prod/zzzz_001'}),
    await callbackToken({issuer: 'other/prod/bhlt_001'}),
    await callbackToken({expires: '-1m'}),
    await callbackToken({expires: '1d'}),
    await callbackToken({issuer: 'slas/prod/bhlt_001/more'}),
    await callbackToken({claims: {aud: 'another-client'}}),
    await callbackToken({claims: {aud: ['commercecloud/prod/bhlt_001']}}),
    await callbackToken({claims: {sub: 'usid:00000000-0000-4000-8000-000000000000'}}),
    await callbackToken({claims: {sub: 'cc-slas::bhlt_001::scid:another-client'}}),
    await callbackToken({claims: {scp: 'sfcc.shopper-customers.login'}}),
  ]
  for (const path of [LOGIN, RESET]) {
    const answers = await Promise.all(tokens.map((token) => post(path, token)))
    expect(answers.map(({status}) => status)).toEqual(tokens.map(() => 401))
  }
  expect(await mailsTo('a@example.test')).toEqual([])
})

it('tokens of shoppers, which SLAS signs with the same key, are refused', async () => {
  const {sandbox} = running
  const answer = await fetch(
    `${sandbox.baseUrl}/shopper/auth/v1/organizations/${sandbox.config.organizationId}/oauth2/token`,
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${sandbox.config.clientId}:sandbox-dev-secret`).toString('base64')}`,
      },
      body: new URLSearchParams({grant_type: 'client_credentials', channel_id: 'DEU'}),
    },
  )
  const tokens = (await answer.json()) as {access_token: string; id_token: string}
  expect((await post(LOGIN, tokens.access_token)).status).toBe(401)
  expect((await post(LOGIN, tokens.id_token)).status).toBe(401)
})

/** The second form of an ECDSA signature: `(r, n - s)` for `(r, s)`. */
function otherForm(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
  const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`)
  const half = Buffer.from(s.toString(16).padStart(64, '0'), 'hex')
  const other = Buffer.concat([bytes.subarray(0, 32), half]).toString('base64url')
  return [header, payload, other].join('.')
}

it('a token counts once, also when it is sent many times at once or in another form', async () => {
  const body = {token: '24681357', email_id: 'callback-once@example.test'}
  const token = await callbackToken()
  const answers = await Promise.all(Array.from({length: 10}, () => post(RESET, token, body)))
  const statuses = answers.map(({status}) => status).sort()
  expect(statuses).toEqual([200, ...Array<number>(9).fill(401)])
  expect((await post(RESET, otherForm(token), body)).status).toBe(401)
  expect((await post(LOGIN, token, body)).status).toBe(401)
  expect(await mailsTo(body.email_id)).toHaveLength(1)
})

it.each([
  ['no body', 'text'],
  ['no token', {email_id: 'a@example.test'}],
  ['no address', {token: '12345678'}],
  ['a number for the token', {token: 12_345_678, email_id: 'a@example.test'}],
])('a call with %s is refused', async (_name, body) => {
  const answer = await post(LOGIN, await callbackToken(), body)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['the base configuration', undefined, LOGIN],
  ['the base configuration', undefined, RESET],
  ['a site without codes', {codeMails: 'shop'}, LOGIN],
  ['a site whose codes SLAS mails', {passwordless: true}, LOGIN],
  [
    'an unknown site',
    {passwordless: true, codeMails: 'shop'},
    LOGIN.replace('site=DEU', 'site=NONE'),
  ],
])('with %s the feature is not available (%#)', async (_name, account, path) => {
  configureAccount(account)
  const answer = await post(path, await callbackToken())
  expect(answer.status).toBe(501)
  expect(await answer.json()).toEqual({title: 'This feature is not currently available.'})
})

it('a mail service that fails is reported to SLAS, and not to the browser', async () => {
  const email = 'callback-lost@example.test'
  await register(email)
  const faults = `${running.sandbox.baseUrl}/admin/faults`
  const planned = await fetch(faults, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({kind: 'status', system: 'mail', status: 503}),
  })
  expect(planned.status).toBeLessThan(300)
  const browser = createBrowser(running.base)
  expect((await browser.call('password-reset', {email, locale: 'de-DE'})).status).toBe(200)
  const token = await callbackToken()
  const code = {token: '12345678', email_id: email}
  expect((await post(RESET, token, code)).status).toBe(502)
  await fetch(faults, {method: 'DELETE'})
  // Nothing was mailed: SLAS may repeat the call.
  expect((await post(RESET, token, code)).status).toBe(200)
  const again = await browser.call('password-reset', {email, locale: 'de-DE'})
  expect(again.status).toBe(200)
  expect((await mailsTo(email)).map(({template}) => template)).toContain('passwordReset')
})

it('works with events of API Gateway', async () => {
  const answer = await running.invoke({
    httpMethod: 'POST',
    path: '/reset-password-callback',
    query: {site: 'DEU', locale: 'de-DE'},
    headers: {
      'Content-Type': 'application/json',
      'x-slas-callback-token': await callbackToken(),
    },
    body: JSON.stringify({token: '87654321', email_id: 'gateway@example.test'}),
  })
  expect(answer.statusCode).toBe(200)
  expect(await mailsTo('gateway@example.test')).toHaveLength(1)
})

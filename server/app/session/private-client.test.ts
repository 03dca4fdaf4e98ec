import {CUSTOMERS, PASSWORD, newShopper} from '../../../sandbox/testing/shopper'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'
import {configureAccount, resetAccount} from './test/configure-account'
import {createBrowser} from './test/session-browser'

const SECRET = 'sandbox-dev-secret'

let running: RunningBundle

beforeAll(async () => {
  running = await startLocalBundle({PWA_KIT_SLAS_CLIENT_SECRET: SECRET, BACKEND_TIMEOUT_MS: '1500'})
  configureAccount({passwordless: true})
})
afterAll(async () => {
  resetAccount()
  await running.close()
})

const visit = () => createBrowser(running.base)

async function register(email: string): Promise<void> {
  const guest = await newShopper(running.sandbox)
  const customer = {login: email, email, firstName: 'Ada', lastName: 'Berg'}
  await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
}

async function codeFor(email: string): Promise<string> {
  const response = await fetch(`${running.sandbox.baseUrl}/outbox.json`)
  const {data} = (await response.json()) as {data: {to: string; data: {code?: string}}[]}
  return data.find(({to}) => to === email)?.data.code ?? ''
}

it('logs a guest in, and on, without the secret in the browser', async () => {
  const browser = visit()
  const guest = await browser.call('token')
  expect(guest).toMatchObject({status: 200, body: {kind: 'guest'}})
  const renewed = await browser.call('token', {refresh: true})
  expect(renewed).toMatchObject({status: 200, body: {kind: 'guest'}})
  const all = JSON.stringify([guest, renewed, browser.jar.written])
  expect(all).not.toContain(SECRET)
  expect(all).not.toContain(Buffer.from(`:${SECRET}`).toString('base64').slice(2, -4))
})

it('signs a customer in with a password', async () => {
  await register('private@example.test')
  const browser = visit()
  await browser.call('token')
  const answer = await browser.call('login', {login: 'private@example.test', password: PASSWORD})
  expect(answer).toMatchObject({status: 200, body: {kind: 'registered'}})
  expect((await browser.call('token', {refresh: true})).body.kind).toBe('registered')
})

it('signs a customer in with a mailed code, once', async () => {
  const email = 'code@example.test'
  await register(email)
  const browser = visit()
  const asked = await browser.call('login-code', {email, locale: 'de-DE'})
  expect(asked).toMatchObject({status: 200, body: {}})
  const token = await codeFor(email)
  expect(await browser.call('code-login', {email, token})).toMatchObject({
    status: 200,
    body: {kind: 'registered'},
  })
  expect(await visit().call('code-login', {email, token})).toMatchObject({
    status: 400,
    body: {title: 'Invalid token.'},
  })
})

it('makes the client wait that tries codes, or asks for many', async () => {
  const email = 'guessed@example.test'
  await register(email)
  const browser = visit()
  for (let count = 0; count < 3; count += 1) {
    await browser.call('login-code', {email, locale: 'de-DE'})
  }
  const asked = await browser.call('login-code', {email, locale: 'de-DE'})
  expect(asked).toMatchObject({status: 429, body: {type: 'too-many-requests'}})
  for (let count = 0; count < 3; count += 1) {
    expect((await browser.call('code-login', {email, token: '00000000'})).status).toBe(400)
  }
  expect((await browser.call('code-login', {email, token: '00000000'})).status).toBe(429)
})

it('does not say whether an address has an account', async () => {
  const answer = await visit().call('login-code', {email: 'none@example.test', locale: 'de-DE'})
  expect(answer).toMatchObject({status: 200, body: {}})
})

it('has no proxy that adds the secret to calls of browsers', async () => {
  const path = '/mobify/slas/private/shopper/auth/v1/organizations/f_ecom_bhlt_001/oauth2/token'
  const answer = await fetch(running.base + path, {method: 'POST'})
  expect(answer.status).toBe(404)
})

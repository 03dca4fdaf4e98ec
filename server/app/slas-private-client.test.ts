import {startBundle, type RunningBundle} from './test/start-bundle'

const SECRET = 'sandbox-dev-secret'

let running: RunningBundle
const answers: string[] = []

beforeAll(async () => {
  running = await startBundle({PWA_KIT_SLAS_CLIENT_SECRET: SECRET, BACKEND_TIMEOUT_MS: '1500'})
})
// PWA Kit logs every call that it refuses.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(() => running.close())

const PRIVATE = '/mobify/slas/private'
const basic = (secret: string) => {
  const {clientId} = running.sandbox.config
  return `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
}

/** A SLAS call through the shop, as commerce-sdk-isomorphic makes it in a browser. */
async function call(path: string, init: RequestInit = {}) {
  const {organizationId} = running.sandbox.config
  const address = path.startsWith('/')
    ? path
    : `/shopper/auth/v1/organizations/${organizationId}/oauth2/${path}`
  const response = await fetch(`${running.base}${PRIVATE}${address}`, {redirect: 'manual', ...init})
  const text = await response.text()
  answers.push(JSON.stringify([...response.headers]) + text)
  return {status: response.status, text, headers: response.headers}
}

const token = (fields: Record<string, string>) =>
  call('token', {
    method: 'POST',
    headers: {Authorization: basic('_PLACEHOLDER_PROXY-PWA_KIT_SECRET_CLIENT_ID')},
    body: new URLSearchParams({channel_id: 'DEU', ...fields}),
  })

interface Tokens {
  access_token: string
  refresh_token: string
  customer_id: string
}

it('logs a guest in, and on, without the secret in the browser', async () => {
  const login = await token({grant_type: 'client_credentials'})
  expect(login.status).toBe(200)
  const guest = JSON.parse(login.text) as Tokens
  const renewed = await token({grant_type: 'refresh_token', refresh_token: guest.refresh_token})
  expect(renewed.status).toBe(200)
  const {access_token: accessToken, customer_id: customerId} = JSON.parse(renewed.text) as Tokens
  const {organizationId} = running.sandbox.config
  const baskets = await fetch(
    `${running.base}/mobify/proxy/api/customer/shopper-customers/v1/organizations/${organizationId}/customers/${customerId}/baskets?siteId=DEU`,
    {headers: {Authorization: `Bearer ${accessToken}`}},
  )
  expect(baskets.status).toBe(200)
})

it.each([
  ['GET', 'authorize?response_type=code'],
  ['GET', 'token'],
  ['POST', 'introspect'],
  ['POST', 'revoke'],
  ['POST', 'trusted-system/token'],
  ['POST', 'token/../introspect'],
  ['POST', 'token%2f..%2fintrospect'],
  ['GET', '/outbox.json'],
  ['GET', '/admin/status'],
  ['POST', '/admin/faults'],
  ['GET', '/'],
])('passes listed calls of SLAS alone: not %s %s', async (method, path) => {
  expect((await call(path, {method})).status).toBe(403)
})

it('says so when SLAS does not answer in time', async () => {
  const faults = `${running.sandbox.baseUrl}/admin/faults`
  const fault = {kind: 'latency', delay: 4000, system: 'slas'}
  const headers = {'Content-Type': 'application/json'}
  await fetch(faults, {method: 'POST', headers, body: JSON.stringify(fault)})
  const began = performance.now()
  expect((await token({grant_type: 'client_credentials'})).status).toBe(500)
  expect(performance.now() - began).toBeLessThan(3500)
  await fetch(faults, {method: 'DELETE'})
})

it('never sends the secret to a browser', () => {
  expect(answers.length).toBeGreaterThan(10)
  for (const answer of answers) {
    expect(answer).not.toContain(SECRET)
    expect(answer).not.toContain(basic(SECRET).slice('Basic '.length))
  }
})

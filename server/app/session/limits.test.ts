import {CUSTOMERS, PASSWORD, newShopper} from '../../../sandbox/testing/shopper'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'
import {createBrowser, type SessionBrowser} from './test/session-browser'

const WRONG = 'Wrong-pass1!'

let running: RunningBundle
let emails = 0
let clients = 0

beforeAll(async () => {
  running = await startLocalBundle({TRUSTED_PROXIES: 'loopback'})
})
afterAll(() => running.close())

const visit = (): SessionBrowser => createBrowser(running.base)
/** Headers of a request of a new client. */
const another = () => ({'X-Forwarded-For': `198.51.100.${(clients += 1)}`})

async function register(): Promise<string> {
  const email = `limits-${(emails += 1)}@example.test`
  const guest = await newShopper(running.sandbox)
  const customer = {login: email, email, firstName: 'Ada', lastName: 'Berg'}
  await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
  return email
}
async function signedIn(): Promise<{browser: SessionBrowser; email: string}> {
  const email = await register()
  const browser = visit()
  expect((await browser.call('login', {login: email, password: PASSWORD}, another())).status).toBe(
    200,
  )
  return {browser, email}
}

const fault = async (order: object | null): Promise<void> => {
  await fetch(`${running.sandbox.baseUrl}/admin/faults`, {
    method: order ? 'POST' : 'DELETE',
    headers: {'content-type': 'application/json'},
    ...(order && {body: JSON.stringify(order)}),
  })
}

it('simultaneous guesses count before they are judged', async () => {
  const login = await register()
  const client = another()
  const statuses = await Promise.all(
    Array.from({length: 20}, async () => {
      return (await visit().call('login', {login, password: WRONG}, client)).status
    }),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(17)
})

it('an attempt that does not reach SLAS does not count', async () => {
  const login = await register()
  const client = another()
  const browser = visit()
  await fault({kind: 'status', system: 'slas', status: 503})
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await browser.call('login', {login, password: PASSWORD}, client)).status).toBe(502)
  }
  await fault(null)
  expect((await browser.call('login', {login, password: PASSWORD}, client)).status).toBe(200)
})

it('mails to one address are limited for all clients together, with and without an account', async () => {
  for (const email of [await register(), 'no-account-limits@example.test']) {
    const ask = async () =>
      (await visit().call('password-reset', {email, locale: 'de-DE'}, another())).status
    expect(await Promise.all(Array.from({length: 5}, ask))).toEqual(Array(5).fill(200))
    const refused = await visit().call('password-reset', {email, locale: 'de-DE'}, another())
    expect(refused).toMatchObject({status: 429, body: {type: 'too-many-requests'}})
    expect(refused.body.seconds).toBeGreaterThan(200)
    // Another way of writing the address is no other address.
    const upper = {email: ` ${email.toUpperCase()}`, locale: 'de-DE'}
    expect((await visit().call('password-reset', upper, another())).status).toBe(429)
  }
})

it.each([
  ['password-reset', 1_000, {locale: 'de-DE'}],
  ['login', 500, {password: WRONG}],
])('%s takes a multiple of %d ms, with and without an account', async (name, step, body) => {
  for (const email of [await register(), `none-${name}@example.test`]) {
    const began = performance.now()
    await visit().call(name, {email, login: email, ...body}, another())
    expect(performance.now() - began).toBeGreaterThanOrEqual(step - 5)
  }
})

describe('a new password', () => {
  const change = (browser: SessionBrowser, currentPassword: string, client: object) =>
    browser.call(
      'change-password',
      {currentPassword, password: 'Changed-pass1!'},
      client as Record<string, string>,
    )

  it('is set with the current one, and ends the sessions', async () => {
    const {browser, email} = await signedIn()
    expect((await change(browser, PASSWORD, another())).status).toBe(200)
    const login = {login: email, password: 'Changed-pass1!'}
    expect((await visit().call('login', login, another())).status).toBe(200)
    const old = {login: email, password: PASSWORD}
    expect((await visit().call('login', old, another())).status).toBe(401)
  })

  it('waits after three wrong current ones', async () => {
    const {browser} = await signedIn()
    const client = another()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await change(browser, WRONG, client)).toMatchObject({
        status: 400,
        body: {type: 'invalid-password'},
      })
    }
    expect(await change(browser, PASSWORD, client)).toMatchObject({
      status: 429,
      body: {type: 'too-many-requests', seconds: 2},
    })
  })

  it('goes on with a new access token when the present one is refused', async () => {
    const {browser} = await signedIn()
    const [arrival, seconds] = (browser.jar.values.get('shopper_access') ?? '').split('~')
    const {body} = await browser.call('token')
    const [head, payload] = String(body.accessToken).split('.')
    browser.jar.values.set('shopper_access', `${arrival}~${seconds}~${head}.${payload}.AAAA`)
    expect((await change(browser, PASSWORD, another())).status).toBe(200)
  })

  it('is for customers', async () => {
    const browser = visit()
    await browser.call('token')
    expect(await change(browser, PASSWORD, another())).toMatchObject({status: 401})
  })
})

it.each([
  ['api', '/shopper/auth/v1/organizations/f_ecom_bhlt_001/oauth2/login'],
  ['api', '/customer/shopper-customers/v1/organizations/f_ecom_bhlt_001/customers/a/password'],
  ['ocapi', '/s/DEU/dw/shop/v21_3/customers/auth'],
])('browsers reach no login by the proxy %s%s', async (proxy, path) => {
  for (const kind of ['proxy', 'caching']) {
    const answer = await fetch(`${running.base}/mobify/${kind}/${proxy}${path}`, {method: 'POST'})
    expect(answer.status).toBe(404)
  }
})

import {mailsTo} from '../../../sandbox/testing/outbox'
import {CUSTOMERS, PASSWORD, newShopper} from '../../../sandbox/testing/shopper'
import {createAuthenticator} from '../../../sandbox/testing/software-authenticator'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'
import {configureAccount, resetAccount} from './test/configure-account'
import {createBrowser, type SessionBrowser} from './test/session-browser'

const ORIGIN = 'http://localhost:3000'

let running: RunningBundle
let emails = 0

beforeAll(async () => {
  running = await startLocalBundle({PWA_KIT_SLAS_CLIENT_SECRET: 'sandbox-dev-secret'})
})
afterAll(() => running.close())
beforeEach(() => configureAccount({passkeys: true}))
afterEach(() => resetAccount())

const visit = () => createBrowser(running.base)
const visitorOf = ({jar}: SessionBrowser) => jar.values.get('shopper_DEU')?.split('~')[1]

async function signedIn(): Promise<{browser: SessionBrowser; email: string}> {
  const email = `passkey-${(emails += 1)}@example.test`
  const guest = await newShopper(running.sandbox)
  const customer = {login: email, email, firstName: 'Ada', lastName: 'Berg'}
  await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
  const browser = visit()
  expect((await browser.call('login', {login: email, password: PASSWORD})).status).toBe(200)
  return {browser, email}
}

async function codeFor(browser: SessionBrowser, email: string): Promise<string> {
  expect((await browser.call('passkey/code', {locale: 'de-DE'})).status).toBe(200)
  const [mail] = await mailsTo(running.sandbox, email, 'passkeyCode')
  return mail?.data['code'] ?? ''
}

type Authenticator = ReturnType<typeof createAuthenticator>

async function add(
  {browser, email}: {browser: SessionBrowser; email: string},
  authenticator: Authenticator,
  name = 'Phone',
) {
  const token = await codeFor(browser, email)
  const {status, body} = await browser.call('passkey/creation-options', {token, name})
  expect(status).toBe(200)
  const credential = authenticator.create(body as never)
  expect((await browser.call('passkey/add', {token, credential})).status).toBe(200)
}

async function answerTo(browser: SessionBrowser, authenticator: Authenticator) {
  const {body} = await browser.call('passkey/login-options')
  return authenticator.get(body as never)
}

it('a customer adds a passkey, and signs in with it in another browser', async () => {
  const customer = await signedIn()
  const authenticator = createAuthenticator(ORIGIN)
  await add(customer, authenticator)
  const browser = visit()
  await browser.call('token')
  const visitor = visitorOf(browser)
  const credential = await answerTo(browser, authenticator)
  const answer = await browser.call('passkey/login', {credential})
  expect(answer).toMatchObject({status: 200, body: {kind: 'registered'}})
  expect(visitorOf(browser)).toBe(visitor)
  expect(await visit().call('passkey/login', {credential})).toMatchObject({status: 401})
})

it('a customer lists and removes passkeys', async () => {
  const customer = await signedIn()
  const {browser} = customer
  const authenticator = createAuthenticator(ORIGIN)
  expect((await browser.call('passkey/list')).body).toEqual({passkeys: []})
  await add(customer, authenticator, 'Telefon')
  const [{id = ''} = {}] = authenticator.passkeys
  expect((await browser.call('passkey/list')).body).toEqual({passkeys: [{id, name: 'Telefon'}]})
  const credential = await answerTo(browser, authenticator)
  expect((await browser.call('passkey/remove', {id})).status).toBe(200)
  expect((await browser.call('passkey/remove', {id})).status).toBe(200)
  expect((await browser.call('passkey/list')).body).toEqual({passkeys: []})
  expect((await visit().call('passkey/login', {credential})).status).toBe(401)
})

it('a wrong code adds none, and slows the next attempts down', async () => {
  const {browser, email} = await signedIn()
  await codeFor(browser, email)
  const attempt = () => browser.call('passkey/creation-options', {token: '00000000', name: 'Phone'})
  for (let count = 0; count < 3; count += 1) {
    expect(await attempt()).toMatchObject({status: 400, body: {title: 'Invalid token.'}})
  }
  expect(await attempt()).toMatchObject({status: 429, body: {type: 'too-many-requests'}})
})

it('an account that waits for its activation gets no session', async () => {
  const customer = await signedIn()
  const authenticator = createAuthenticator(ORIGIN)
  await add(customer, authenticator)
  configureAccount({passkeys: true, doubleOptIn: {everyone: true, domains: []}})
  const browser = visit()
  const credential = await answerTo(browser, authenticator)
  expect(await browser.call('passkey/login', {credential})).toMatchObject({
    status: 403,
    body: {type: 'activation-needed'},
  })
})

const CUSTOMER_CALLS: readonly [string, object][] = [
  ['passkey/list', {}],
  ['passkey/remove', {id: 'a'}],
  ['passkey/code', {locale: 'de-DE'}],
  ['passkey/creation-options', {token: '12345678', name: 'Phone'}],
  ['passkey/add', {token: '12345678', credential: {}}],
]

it.each(CUSTOMER_CALLS)('%s is for customers', async (name, body) => {
  const browser = visit()
  await browser.call('token')
  expect(await browser.call(name, body)).toMatchObject({
    status: 401,
    body: {type: 'session-ended'},
  })
})

it.each([...CUSTOMER_CALLS, ['passkey/login-options', {}], ['passkey/login', {credential: {}}]])(
  '%s is off in the base configuration',
  async (name, body) => {
    configureAccount(undefined)
    expect(await visit().call(String(name), body as object)).toMatchObject({
      status: 501,
      body: {type: 'feature-unavailable'},
    })
  },
)

it.each([[{}], [{credential: 'text'}], [{credential: []}], [{credential: {id: 'a'}}]])(
  'a login with %j is refused',
  async (body) => {
    expect((await visit().call('passkey/login', body)).status).toBe(400)
  },
)

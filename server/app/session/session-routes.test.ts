import {CUSTOMERS, PASSWORD, newShopper} from '../../../sandbox/testing/shopper'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'
import {configureAccount, resetAccount} from './test/configure-account'
import {createBrowser, type SessionBrowser} from './test/session-browser'

let running: RunningBundle
let emails = 0

beforeAll(async () => {
  running = await startLocalBundle()
})
afterAll(() => running.close())

const visit = (site?: string): SessionBrowser => createBrowser(running.base, site)

async function register(): Promise<string> {
  const email = `session-${(emails += 1)}@example.test`
  const guest = await newShopper(running.sandbox)
  const {status} = await guest.call('POST', CUSTOMERS, {
    customer: {login: email, email, firstName: 'Ada', lastName: 'Berg'},
    password: PASSWORD,
  })
  expect(status).toBe(200)
  return email
}

async function signIn(browser: SessionBrowser, login: string) {
  const answer = await browser.call('login', {login, password: PASSWORD})
  expect(answer.status).toBe(200)
  return answer.body
}

const claimsOf = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    isb: string
  }

it('opens a guest session and keeps its tokens in cookies that scripts cannot read', async () => {
  const browser = visit()
  const {status, headers, body} = await browser.call('token')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    accessToken: expect.any(String) as string,
    expiresIn: 1800,
    kind: 'guest',
  })
  const refresh = browser.jar.written.find((line) => line.startsWith('shopper_refresh='))
  expect(refresh).toMatch(/; Path=\/session\/DEU; .*HttpOnly; SameSite=Strict/)
  expect(browser.jar.values.get('shopper_DEU')).toMatch(/^guest~[\w-]{22}$/)
})

it('opens guest sessions at a site that sells nothing', async () => {
  expect(await visit('GLO').call('token')).toMatchObject({
    status: 200,
    body: {kind: 'guest'},
  })
})

it('gives scripts hashed ids for statistics, that of the visitor and that of a customer', async () => {
  const email = await register()
  const browser = visit()
  await browser.call('token')
  const {values} = browser.jar
  const [, visitorId = '', none] = values.get('shopper_DEU')?.split('~') ?? []
  expect(none).toBeUndefined()
  await signIn(browser, email)
  const [, sameId, hashedId] = values.get('shopper_DEU')?.split('~') ?? []
  expect(sameId).toBe(visitorId)
  expect(hashedId).toMatch(/^[0-9A-F]{32}$/)
})

it('no cookie that scripts can read has the usid, which opens a guest basket', async () => {
  const browser = visit()
  const {body} = await browser.call('token')
  const usid = claimsOf(body.accessToken).sub.split('usid:')[1] ?? ''
  expect(usid).toMatch(/^[\w-]{20,}$/)
  const readable = browser.jar.written.filter((line) => !/; HttpOnly/i.test(line))
  expect(readable).not.toHaveLength(0)
  for (const line of readable) expect(line).not.toContain(usid)
})

it('answers a reload with the same access token, and does not use the refresh token', async () => {
  const browser = visit()
  const first = await browser.call('token')
  const before = browser.jar.values.get('shopper_refresh')
  const again = await browser.call('token')
  expect(again.body.accessToken).toBe(first.body.accessToken)
  expect(browser.jar.values.get('shopper_refresh')).toBe(before)
})

it('renews the token of the same shopper when it is refused', async () => {
  const browser = visit()
  const first = await browser.call('token')
  const renewed = await browser.call('token', {refresh: true})
  expect(renewed.body.accessToken).not.toBe(first.body.accessToken)
  expect(claimsOf(renewed.body.accessToken).isb).toBe(claimsOf(first.body.accessToken).isb)
})

it('two tabs that refresh at the same time keep the session', async () => {
  const browser = visit()
  await browser.call('token')
  const answers = await Promise.all([
    browser.call('token', {refresh: true}),
    browser.call('token', {refresh: true}),
  ])
  expect(answers.map(({status}) => status)).toEqual([200, 200])
  expect(answers[0].body.accessToken).toBe(answers[1].body.accessToken)
  expect((await browser.call('token', {refresh: true})).status).toBe(200)
})

it('a guest who signs in keeps the session id', async () => {
  const email = await register()
  const browser = visit()
  const guest = await browser.call('token')
  const customer = await signIn(browser, email)
  expect(customer.kind).toBe('registered')
  expect(claimsOf(customer.accessToken).sub).toBe(claimsOf(guest.body.accessToken).sub)
  expect(browser.jar.values.get('shopper_DEU')).toMatch(/^registered~/)
})

it('a wrong password and an unknown address get the same answer', async () => {
  const email = await register()
  const wrong = await visit().call('login', {login: email, password: 'Wrong-pass1!'})
  const unknown = await visit().call('login', {login: 'none@example.test', password: PASSWORD})
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.body).toEqual(unknown.body)
})

it('makes the client of an account wait after three wrong passwords', async () => {
  const email = await register()
  const browser = visit()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await browser.call('login', {login: email, password: 'Wrong-pass1!'})
  }
  const refused = await browser.call('login', {login: email, password: PASSWORD})
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.body).toMatchObject({type: 'too-many-requests', seconds: 2})
})

it('makes the client wait that asks for many mails, with and without an account', async () => {
  for (const email of [await register(), 'nobody-mails@example.test']) {
    const browser = visit()
    const ask = () => browser.call('password-reset', {email, locale: 'de-DE'})
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    expect(answers.filter(({status}) => status === 200)).toHaveLength(3)
    expect(answers.find(({status}) => status === 429)).toMatchObject({
      body: {type: 'too-many-requests', seconds: 2},
    })
  }
})

it('makes the client wait that tries codes for a new password', async () => {
  const email = await register()
  const browser = visit()
  const attempt = () => browser.call('new-password', {email, token: '00000000', password: PASSWORD})
  for (let count = 0; count < 3; count += 1) expect((await attempt()).status).toBe(400)
  expect((await attempt()).status).toBe(429)
})

it('signs out: the tokens leave the browser, and SLAS forgets the session', async () => {
  const browser = visit()
  await signIn(browser, await register())
  const {values} = browser.jar
  const refresh = values.get('shopper_refresh') ?? ''
  expect((await browser.call('logout')).status).toBe(200)
  expect([...values.keys()]).toEqual([])
  values.set('shopper_refresh', refresh)
  expect(await browser.call('token')).toMatchObject({status: 409, body: {type: 'retry'}})
  expect(await browser.call('token', {again: ''})).toMatchObject({
    status: 401,
    body: {type: 'session-ended'},
  })
})

it('signs out everywhere: another device learns that its session has ended', async () => {
  const email = await register()
  const [here, there] = [visit(), visit()]
  await signIn(here, email)
  await signIn(there, email)
  expect((await here.call('logout', {everywhere: true})).status).toBe(200)
  const {body: refused} = await there.call('token', {refresh: true})
  const ended = await there.call('token', {refresh: true, again: refused.attempt})
  expect(ended).toMatchObject({status: 401, body: {type: 'session-ended'}})
  expect(there.jar.values.size).toBe(0)
  expect(await there.call('token')).toMatchObject({status: 200, body: {kind: 'guest'}})
})

it.each([
  ['another site', {Origin: 'https://elsewhere.example'}, 403],
  ['a document without an origin', {Origin: 'null'}, 403],
  ['a frame of another site', {'Sec-Fetch-Site': 'cross-site'}, 403],
  ['a form', {'Content-Type': 'text/plain'}, 415],
])('refuses a call from %s', async (_name, headers, status) => {
  const answer = await createBrowser(running.base).call('token', {}, headers)
  expect(answer.status).toBe(status)
  expect(answer.headers.getSetCookie()).toEqual([])
})

it.each([
  ['GLO', 'login', {login: 'a@b.example', password: 'x'}, 400],
  ['NONE', 'token', {}, 404],
  ['deu', 'token', {site: 'DEU'}, 404],
  ['DEU', 'login', {login: '', password: 'x'}, 400],
  ['DEU', 'login', {login: 'a@b.example'}, 400],
  ['DEU', 'login', {login: {}, password: 'x'}, 400],
  ['DEU', 'login-code', {email: 'a@b.example', locale: 'de-DE'}, 501],
  ['DEU', 'unknown', {}, 404],
])('%s: %s %j is refused with %d', async (site, name, body, status) => {
  const answer = await visit(site).call(name, body)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

describe('activation', () => {
  beforeAll(() => configureAccount({doubleOptIn: {everyone: true, domains: []}}))
  afterAll(resetAccount)

  it('an account that is not activated gets no session', async () => {
    const email = await register()
    const browser = visit()
    const answer = await browser.call('login', {login: email, password: PASSWORD})
    expect(answer).toMatchObject({status: 403, body: {type: 'activation-needed'}})
    expect(browser.jar.values.size).toBe(0)
  })
})

it('a new password is set with a mailed code, once', async () => {
  const email = await register()
  const browser = visit()
  const asked = await browser.call('password-reset', {email, locale: 'de-DE'})
  expect(asked).toMatchObject({status: 200, body: {}})
  expect(
    (await browser.call('password-reset', {email: 'no@example.test', locale: 'de-DE'})).body,
  ).toEqual(asked.body)
  const outbox = (await (await fetch(`${running.sandbox.baseUrl}/outbox.json`)).json()) as {
    data: {to: string; data: {code?: string}}[]
  }
  const {code = ''} = outbox.data.find(({to}) => to === email)?.data ?? {}
  const password = 'Changed-pass1!'
  expect((await browser.call('new-password', {email, token: code, password})).status).toBe(200)
  expect(await browser.call('new-password', {email, token: code, password})).toMatchObject({
    status: 400,
    body: {title: 'Invalid token.'},
  })
  expect((await browser.call('login', {login: email, password})).status).toBe(200)
})

it('works with events of API Gateway', async () => {
  const answer = await running.invoke({
    httpMethod: 'POST',
    path: '/session/DEU/token',
    headers: {
      'Content-Type': 'application/json',
      Host: new URL(running.base).host,
      Origin: running.base,
    },
    body: '{}',
  })
  expect(answer.statusCode).toBe(200)
  const cookies = Object.entries(answer.multiValueHeaders ?? {}).find(
    ([name]) => name.toLowerCase() === 'set-cookie',
  )?.[1]
  expect(cookies).toHaveLength(3)
  expect(cookies?.[0]).toMatch(/^shopper_refresh=.*HttpOnly; SameSite=Strict$/)
})

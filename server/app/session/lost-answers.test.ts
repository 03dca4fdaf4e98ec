/**
 * The routes of two hosts that share nothing, in front of a hop that loses answers of SLAS, with a public client, whose
 * refresh tokens SLAS replaces.
 */
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {shopFlags} from '../../../demo/catalogue/shop'
import {parseEnvironment} from '../../../config/environment'
import {CUSTOMERS, PASSWORD, newShopper} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {startFaultyHop, type FaultyHop} from '../../test/faulty-hop'
import {keepSender} from '../sender'
import {createBrowser, type SessionBrowser} from './test/session-browser'
import type {SessionContext} from './session-routes'

let sandbox: TestShop
let hop: FaultyHop
const servers: http.Server[] = []
let emails = 0

/** A host with a module registry of its own; returns its origin. */
async function startRoutes(): Promise<string> {
  const app = express()
  const server = http.createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await jest.isolateModulesAsync(async () => {
    const {mountRoutes} = await import('../route')
    const {sessionRoutes} = await import('./session-routes')
    app.use((req, res, next) => {
      keepSender(req, res)
      next()
    })
    const context: SessionContext = {
      env: parseEnvironment({COMMERCE_API_ORIGIN: hop.url, BACKEND_TIMEOUT_MS: '2000'}),
      shop: new URL(base),
      checkHost: true,
      clientOf: () => `client-${Math.random()}`,
      sitesAtRunTime: (site) => site,
    }
    mountRoutes(app, sessionRoutes(context), context.clientOf)
  })
  return base
}

let here: string
let there: string
beforeAll(async () => {
  sandbox = await startTestShop(shopFlags)
  hop = await startFaultyHop(sandbox.baseUrl, 100)
  here = await startRoutes()
  there = await startRoutes()
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await hop.close()
  await sandbox.close()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const partOf = (token: unknown): string => {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
  const {sub, isb} = JSON.parse(payload) as {sub: string; isb: string}
  return `${sub.split('usid:')[1]} ${/(rcid|gcid):(\w+)/.exec(isb)?.[0]}`
}
const whoIs = async (browser: SessionBrowser, body: object = {}): Promise<string> => {
  const answer = await browser.call('token', body)
  expect(answer.status).toBe(200)
  return partOf(answer.body.accessToken)
}

/** A session of a customer. */
async function signedIn(): Promise<SessionBrowser> {
  const email = `lost-${(emails += 1)}@example.test`
  const guest = await newShopper(sandbox)
  const customer = {login: email, email, firstName: 'Ada', lastName: 'Berg'}
  await guest.call('POST', CUSTOMERS, {customer, password: PASSWORD})
  const browser = createBrowser(here)
  expect((await browser.call('login', {login: email, password: PASSWORD})).status).toBe(200)
  return browser
}
async function guest(): Promise<SessionBrowser> {
  const browser = createBrowser(here)
  await browser.call('token')
  return browser
}
/** The same browser, whose next request reaches the other host. */
const atOtherHost = ({jar}: SessionBrowser): SessionBrowser => {
  const other = createBrowser(there)
  for (const [name, value] of jar.values) other.jar.values.set(name, value)
  return other
}

/** Asks as the page does: once more when the first answer says so. */
async function renew(browser: SessionBrowser) {
  const first = await browser.call('token', {refresh: true})
  if (first.status !== 409) return first
  expect(first.body.type).toBe('retry')
  return browser.call('token', {refresh: true, again: first.body.attempt})
}

describe.each([
  ['guest', guest],
  ['customer', signedIn],
])('a %s', (_kind, open) => {
  it('keeps the identity when an answer is lost, as often as it is', async () => {
    const browser = await open()
    const before = await whoIs(browser)
    for (let round = 0; round < 3; round += 1) {
      await browser.lose('token', {refresh: true})
      expect(await whoIs(browser, {refresh: true})).toBe(before)
    }
    expect(await whoIs(browser, {refresh: true})).toBe(before)
  })

  it('keeps the identity when pages are loaded while refreshes run', async () => {
    const browser = await open()
    const before = await whoIs(browser)
    const lost = browser.lose('token', {refresh: true})
    const reloads = [browser.call('token'), browser.call('token', {refresh: true})]
    for (const {status, body} of await Promise.all(reloads)) {
      expect([status, partOf(body.accessToken)]).toEqual([200, before])
    }
    await lost
    expect(await whoIs(browser, {refresh: true})).toBe(before)
  })

  it('is asked to come again, with the cookies as they are, when the token was replaced', async () => {
    const browser = await open()
    const cookies = [...browser.jar.values]
    await browser.lose('token', {refresh: true})
    const refused = await atOtherHost(browser).call('token', {refresh: true})
    expect(refused).toMatchObject({status: 409, body: {type: 'retry'}})
    expect(refused.headers.getSetCookie()).toEqual([])
    expect([...browser.jar.values]).toEqual(cookies)
  })

  it('uses the cookies that another answer has set meanwhile', async () => {
    const browser = await open()
    const before = await whoIs(browser)
    const other = atOtherHost(browser)
    const renewed = await browser.call('token', {refresh: true})
    const refused = await other.call('token', {refresh: true})
    for (const [name, value] of browser.jar.values) other.jar.values.set(name, value)
    const again = await other.call('token', {refresh: true, again: refused.body.attempt})
    expect(partOf(again.body.accessToken)).toBe(before)
    expect(again.body.accessToken).toBe(renewed.body.accessToken)
  })

  it('has one identity after 12 refreshes at once', async () => {
    const browser = await open()
    const before = await whoIs(browser)
    const answers = await Promise.all(
      Array.from({length: 12}, () => browser.call('token', {refresh: true})),
    )
    expect(answers.map(({status}) => status)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map(({body}) => body.accessToken)).size).toBe(1)
    expect(await whoIs(browser, {refresh: true})).toBe(before)
  })

  it.each([-2, 2])('keeps the session when the clock goes wrong by %d hours', async (hours) => {
    const browser = await open()
    const before = await whoIs(browser)
    const real = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => real + hours * 3_600_000)
    expect(await whoIs(browser)).toBe(before)
    expect(await whoIs(browser, {refresh: true})).toBe(before)
  })
})

it('a guest whose answer was lost at another host keeps usid and basket', async () => {
  const browser = await guest()
  const before = await whoIs(browser)
  await browser.lose('token', {refresh: true})
  const other = atOtherHost(browser)
  const answer = await renew(other)
  expect([answer.status, partOf(answer.body.accessToken)]).toEqual([200, before])
  expect(await whoIs(other, {refresh: true})).toBe(before)
})

it('a guest keeps usid and basket when the answer of SLAS is lost', async () => {
  const browser = await guest()
  const before = await whoIs(browser)
  hop.plan(['/oauth2/token'], ['lostAnswer'])
  expect((await browser.call('token', {refresh: true})).status).toBe(502)
  const answer = await renew(browser)
  expect([answer.status, partOf(answer.body.accessToken)]).toEqual([200, before])
})

it('a guest keeps the tokens while SLAS gives no answer', async () => {
  const browser = await guest()
  const before = await whoIs(browser)
  hop.plan(['/oauth2/token'], ['lostRequest', 'unavailableBefore', 'lostRequest'])
  for (let round = 0; round < 3; round += 1) {
    expect((await browser.call('token', {refresh: true})).status).toBe(502)
  }
  expect(await whoIs(browser, {refresh: true})).toBe(before)
})

it('a customer whose session was ended elsewhere learns it with the second refusal', async () => {
  const browser = await signedIn()
  sandbox.db.exec('DELETE FROM slas_refresh_token')
  const first = await browser.call('token', {refresh: true})
  expect(first).toMatchObject({status: 409, body: {type: 'retry'}})
  expect(browser.jar.values.size).toBeGreaterThan(0)
  const second = await browser.call('token', {refresh: true, again: first.body.attempt})
  expect(second).toMatchObject({status: 401, body: {type: 'session-ended'}})
  expect(browser.jar.values.size).toBe(0)
})

describe('an access token', () => {
  it('is fresh by the duration that SLAS gave, not by the times in it', async () => {
    const browser = await guest()
    const name = 'shopper_access'
    const [, , token = ''] = (browser.jar.values.get(name) ?? '').split('~')
    const [head, payload = '', tail] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    for (const {exp, seconds, isFresh} of [
      {exp: 1, seconds: 1_800, isFresh: true},
      {exp: 9_999_999_999, seconds: 0, isFresh: false},
    ]) {
      const changed = Buffer.from(JSON.stringify({...claims, exp})).toString('base64url')
      const other = [head, changed, tail].join('.')
      const now = Math.floor(Date.now() / 1000)
      browser.jar.values.set(name, `${now}~${seconds}~${other}`)
      const {body} = await browser.call('token')
      expect(body.accessToken === other).toBe(isFresh)
    }
  })

  it('is renewed 60 s before its end', async () => {
    const browser = await guest()
    const first = await browser.call('token')
    const real = Date.now()
    const later = jest.spyOn(Date, 'now')
    later.mockImplementation(() => real + 1_735_000)
    const same = await browser.call('token')
    expect(same.body).toMatchObject({accessToken: first.body.accessToken})
    expect(same.body.expiresIn).toBeLessThanOrEqual(65)
    later.mockImplementation(() => real + 1_745_000)
    expect((await browser.call('token')).body.accessToken).not.toBe(first.body.accessToken)
  })
})

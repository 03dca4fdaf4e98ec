import {walkSocialLogin} from '../../../sandbox/testing/identity-walk'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'
import {configureAccount, resetAccount} from './test/configure-account'
import {createBrowser, type SessionBrowser} from './test/session-browser'

let running: RunningBundle

beforeAll(async () => {
  running = await startLocalBundle()
})
afterAll(() => running.close())
beforeEach(() => configureAccount({social: ['apple', 'google']}))
afterEach(() => resetAccount())

const visitorOf = ({jar}: SessionBrowser) => jar.values.get('shopper_DEU')?.split('~')[1]

const begin = async (browser: ReturnType<typeof createBrowser>, provider = 'google') => {
  const {status, body} = await browser.call('social', {provider, locale: 'de-DE'})
  expect(status).toBe(200)
  return String(body.url)
}
const answerOf = (address: URL) => ({
  code: address.searchParams.get('code') ?? '',
  state: address.searchParams.get('state') ?? '',
})

it.each(['apple', 'google'])('signs in by %s, once', async (provider) => {
  const browser = createBrowser(running.base)
  await browser.call('token')
  const visitor = visitorOf(browser)
  const back = await walkSocialLogin(await begin(browser, provider), {
    email: `${provider}@example.test`,
    firstName: 'Ada',
  })
  expect(back.origin + back.pathname).toBe(`${running.base}/social-callback`)
  const answer = answerOf(back)
  expect(await browser.call('social-login', answer)).toMatchObject({
    status: 200,
    body: {kind: 'registered'},
  })
  expect(visitorOf(browser)).toBe(visitor)
  expect(await browser.call('social-login', answer)).toMatchObject({
    status: 400,
    body: {type: 'login-expired'},
  })
})

it('keeps state and verifier from scripts, and the verifier out of the address', async () => {
  const browser = createBrowser(running.base)
  const url = await begin(browser)
  const cookie = browser.jar.written.find((line) => line.startsWith('shopper_social='))
  expect(cookie).toMatch(/Path=\/session\/DEU; .*HttpOnly; SameSite=Strict/)
  const [, verifier = ''] = (browser.jar.values.get('shopper_social') ?? '').split('~')
  expect(verifier).toHaveLength(128)
  expect(url).not.toContain(verifier)
})

it('refuses the answer to another login, and forgets the own one', async () => {
  const browser = createBrowser(running.base)
  const {code} = answerOf(await walkSocialLogin(await begin(browser), {email: 'm@example.test'}))
  const state = 'DEU.de-DE.other'
  expect(await browser.call('social-login', {code, state})).toMatchObject({
    status: 400,
    body: {type: 'state-mismatch'},
  })
  expect(browser.jar.values.has('shopper_social')).toBe(false)
})

it('refuses an answer in a browser that began no login', async () => {
  const back = await walkSocialLogin(await begin(createBrowser(running.base)), {
    email: 'stolen@example.test',
  })
  const answer = await createBrowser(running.base).call('social-login', answerOf(back))
  expect(answer).toMatchObject({status: 400, body: {type: 'login-expired'}})
  expect([...answer.headers.getSetCookie()].join()).not.toContain('registered')
})

it('an account that opened by a provider needs no activation', async () => {
  configureAccount({social: ['google'], doubleOptIn: {everyone: true, domains: []}})
  const browser = createBrowser(running.base)
  const back = await walkSocialLogin(await begin(browser), {email: 'proven@example.test'})
  expect((await browser.call('social-login', answerOf(back))).status).toBe(200)
})

it.each([
  ['the base configuration', undefined, {provider: 'google', locale: 'de-DE'}, 501],
  ['another provider', {social: ['apple']}, {provider: 'google', locale: 'de-DE'}, 501],
  ['an unknown locale', {social: ['google']}, {provider: 'google', locale: 'xx-XX'}, 400],
])('with %s there is no login', async (_name, account, body, status) => {
  configureAccount(account)
  expect((await createBrowser(running.base).call('social', body)).status).toBe(status)
})

const getManually = (path: string) => fetch(running.base + path, {redirect: 'manual'})

it('leads the answer to the page of the site and locale in which the login began', async () => {
  const response = await getManually(
    '/social-callback?code=a&state=JPN.ja-JP.secret&usid=b&extra=1',
  )
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(
    '/jpn/ja-jp/social-callback?code=a&state=JPN.ja-JP.secret',
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('leads an address without a state of ours to a page of the shop', async () => {
  const response = await getManually('/social-callback?state=https%3A%2F%2Felsewhere.example')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toMatch(/^\/[a-z]+\/[a-z]{2}-[a-z]{2}\/social-callback/)
})

/** A host of two processes with the real session routes, in front of a sandbox: they share refreshes. */
import {shopFlags} from '../../demo/catalogue/shop'
import {CUSTOMERS, PASSWORD, newShopper} from '../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {freePort} from '../../scripts/lib/free-port'
import {createBrowser, type SessionBrowser} from '../app/session/test/session-browser'
import {startSessionHost, whoIs, type SessionHost} from './test/start-session-host'

const TIMEOUT_MS = 60_000

let sandbox: TestShop
let base: string
let host: SessionHost

beforeAll(async () => {
  sandbox = await startTestShop(shopFlags)
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  host = await startSessionHost(port, {COMMERCE_API_ORIGIN: sandbox.baseUrl, WEB_CONCURRENCY: '2'})
}, TIMEOUT_MS + 10_000)

afterAll(async () => {
  host.close()
  await sandbox.close()
})

/** Without keep-alive, so that every request may reach another process. */
const refresh = (browser: SessionBrowser) =>
  browser.call('token', {refresh: true}, {Connection: 'close'})

async function customer(): Promise<SessionBrowser> {
  const email = 'two-processes@example.test'
  const guest = await newShopper(sandbox)
  await guest.call('POST', CUSTOMERS, {
    customer: {login: email, email, firstName: 'Ada', lastName: 'Berg'},
    password: PASSWORD,
  })
  const browser = createBrowser(base)
  expect((await browser.call('login', {login: email, password: PASSWORD})).status).toBe(200)
  return browser
}
async function guest(): Promise<SessionBrowser> {
  const browser = createBrowser(base)
  await browser.call('token')
  return browser
}

it.each([
  ['guest', guest],
  ['customer', customer],
])(
  'a %s has one identity, whichever process answers and whatever is lost',
  async (_kind, open) => {
    const browser = await open()
    const before = whoIs((await browser.call('token')).body.accessToken)
    const processes = new Set<string | null>()
    // Connections are shared out by chance.
    for (let round = 0; round < 20 && (round < 3 || processes.size < 2); round += 1) {
      const cookies = [...browser.jar.values]
      const answers = await Promise.all(Array.from({length: 12}, () => refresh(browser)))
      expect(answers.map(({status}) => status)).toEqual(Array(12).fill(200))
      expect(new Set(answers.map(({body}) => body.accessToken)).size).toBe(1)
      for (const {headers} of answers) processes.add(headers.get('x-process'))
      // The answers are lost: the browser asks with the cookies of before.
      for (const [name, value] of cookies) browser.jar.values.set(name, value)
      const again = await refresh(browser)
      expect([again.status, whoIs(again.body.accessToken)]).toEqual([200, before])
    }
    expect(processes.size).toBe(2)
    expect((await refresh(browser)).status).toBe(200)
  },
  TIMEOUT_MS,
)

it('no token is logged', () => {
  expect(host.output()).toContain('/session/DEU/token')
  expect(host.output()).not.toMatch(/eyJ[\w-]{10,}\./)
  expect(host.output()).not.toContain('refreshToken')
})

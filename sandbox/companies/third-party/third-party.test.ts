import {runInNewContext} from 'node:vm'
import {startTestShop, type TestShop} from '../../testing/test-shop'
import {thirdPartyScripts} from './scripts'

let shop: TestShop

async function get(path: string): Promise<{status: number; type: string; body: string}> {
  const response = await fetch(`${shop.baseUrl}/third-party/${path}`)
  const type = response.headers.get('content-type') ?? ''
  return {status: response.status, type, body: await response.text()}
}

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const TAG_MANAGER = 'tag-manager.js'
const CONSENT_SERVICE = 'consent-service.js'
/** Scripts that do not read their own address. */
const others = Object.entries(thirdPartyScripts).flatMap(([name, script]) =>
  script.includes('currentScript') ? [] : name,
)

it.each(others)('serves %s, which runs', async (name) => {
  const {type, body} = await get(name)
  expect(type).toContain('text/javascript')
  const window: Record<string, unknown> = {}
  const customElements = {define: jest.fn()}
  runInNewContext(body, {window, customElements, HTMLElement: class {}})
  expect(Object.keys(window).length + customElements.define.mock.calls.length).toBe(1)
})

it('has a tag manager that reads the queue from its first entry on', async () => {
  const dispatched: unknown[] = []
  const window = {
    dataLayer: [{event: 'gtm.js'}],
    dispatchEvent: ({detail}: CustomEvent) => dispatched.push(detail),
  }
  const document = {currentScript: {src: 'http://localhost/tag-manager.js?id=GTM-ABC123'}}
  runInNewContext((await get(TAG_MANAGER)).body, {window, document, URL, CustomEvent})
  window.dataLayer.push({event: 'page_load'})
  expect(window).toMatchObject({tagManagerContainer: 'GTM-ABC123'})
  expect(dispatched).toEqual([{event: 'gtm.js'}, {event: 'page_load'}])
})

it.each([
  ['%7B%22marketing%22%3Atrue%7D', true],
  ['%7B%22marketing%22%3Afalse%7D', false],
])('has a consent service that knows the answer %s', async (stored, accepted) => {
  const events: string[] = []
  const window = {dispatchEvent: ({type}: Event) => events.push(type)}
  const document = {
    currentScript: {src: 'http://localhost/consent-service.js?cbid=id-of-the-site'},
    cookie: `a=b; CookieConsent=${stored}`,
    documentElement: {lang: 'pl-PL'},
  }
  runInNewContext((await get(CONSENT_SERVICE)).body, {window, document, URL, Event})
  expect(window).toMatchObject({
    Cookiebot: {
      id: 'id-of-the-site',
      hasResponse: true,
      declined: !accepted,
      consent: {marketing: accepted},
    },
  })
  expect(events).toEqual(['CookiebotOnLoad', 'CookiebotOnConsentReady'])
})

it('lets everybody pass the bot check but with one key', async () => {
  const window: {grecaptcha?: {execute: (key: string, o: object) => Promise<string>}} = {}
  runInNewContext((await get('captcha.js')).body, {window, Promise, Error})
  const execute = () => window.grecaptcha?.execute('key', {action: 'notify'})
  const token = await execute()
  expect(token).toMatch(/^sandbox-notify-key\.\w{10,}$/)
  expect(await execute()).not.toBe(token)
  await expect(window.grecaptcha?.execute('fails', {})).rejects.toThrow('refused')
})

it('says what a partner was asked for, as text', async () => {
  const {body} = await get('partner?sku=%3Cb%3EBH-4030')
  expect(body).toContain('&lt;b&gt;BH-4030')
})

it('serves the style sheet of the parcel service', async () => {
  const {type, body} = await get('parcel-service.css')
  expect(type).toContain('text/css')
  expect(body).toContain('.parcel-service')
})

it('serves a survey in the language of the page', async () => {
  const {type, body} = await get('survey?locale=de-DE')
  expect(type).toContain('text/html')
  expect(body).toContain('<html lang="de">')
  expect((await get('survey?locale=%22%3E')).body).toContain('<html lang="en">')
})

it('lets shops of other origins check the integrity of its files', async () => {
  const response = await fetch(`${shop.baseUrl}/third-party/chat.js`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

it('has nothing else', async () => {
  expect((await get('bank.js')).status).toBe(404)
})

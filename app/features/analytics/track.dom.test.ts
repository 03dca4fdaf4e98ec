import {recordConsent} from '@app/features/consent/public/tracking-consent'
import type {EventContext} from './public/shop-event'
import {provideShopperClient} from '@app/features/session/public/shopper-client'
import {track} from './public/track'

const context: EventContext = {
  siteId: 'DEU',
  locale: 'de-DE',
  currency: 'EUR',
  path: '/deu/de-de/home',
  organizationId: 'f_ecom_bhlt_001',
}
const page = window as unknown as {dataLayer?: {event?: string; page_type?: string}[]}
const deliveredPages = () => (page.dataLayer ?? []).flatMap(({page_type}) => page_type ?? [])
const load = (name: string) => track({type: 'page_load', page: name}, context)

/** Waits long enough for a browser without `requestIdleCallback`. */
const settle = async () => {
  await jest.advanceTimersByTimeAsync(5000)
}

const calls: {url: string; body: unknown}[] = []

beforeEach(() => {
  jest.useFakeTimers()
  calls.length = 0
  delete page.dataLayer
  globalThis.fetch = ((url: string, init: RequestInit) => {
    calls.push({url, body: JSON.parse(init.body as string)})
    return Promise.reject(new TypeError('gone'))
  }) as typeof fetch
  AbortSignal.timeout = () => new AbortController().signal
})

afterEach(() => {
  recordConsent(true)
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
  document.cookie = 'shopper_DEU=; Max-Age=0; Path=/'
  jest.useRealTimers()
})

it('waits for an answer and then tells everything in order', async () => {
  load('home')
  load('category')
  await settle()
  expect(deliveredPages()).toEqual([])
  recordConsent(false)
  await settle()
  expect(deliveredPages()).toEqual(['home', 'category'])
})

it('tells at once what happens after consent', async () => {
  recordConsent(false)
  load('product')
  await settle()
  expect(deliveredPages()).toEqual(['product'])
})

it('forgets what happened before a refusal, and tells nothing after it', async () => {
  load('home')
  recordConsent(true)
  load('category')
  await settle()
  recordConsent(false)
  await settle()
  expect(deliveredPages()).toEqual([])
})

it('tells what waits when the page goes, and only with consent', async () => {
  const leave = async () => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
    Object.defineProperty(document, 'visibilityState', {value: 'visible', configurable: true})
  }
  load('home')
  await leave()
  expect(deliveredPages()).toEqual([])
  recordConsent(false)
  load('category')
  await leave()
  expect(deliveredPages()).toEqual(['home', 'category'])
})

it('does not deliver what was withdrawn before the idle moment', async () => {
  recordConsent(false)
  load('home')
  recordConsent(true)
  await settle()
  expect(deliveredPages()).toEqual([])
})

it('keeps the latest fifty', async () => {
  for (let index = 0; index < 60; index += 1) load(String(index))
  recordConsent(false)
  await settle()
  expect(deliveredPages()).toHaveLength(50)
  expect(deliveredPages()[0]).toBe('10')
})

it('tells the personalisation service as soon as there is a session, whose failure hurts nobody', async () => {
  recordConsent(false)
  load('home')
  await settle()
  expect(calls).toEqual([])
  // The next page of the visit has the session.
  expect(sessionStorage.getItem('held-activities')).toContain('viewPage')
  document.cookie = 'shopper_DEU=guest~visitor-1; Path=/'
  load('category')
  await settle()
  expect(calls).toHaveLength(2)
  expect(sessionStorage.getItem('held-activities')).toBeNull()
  expect(calls[0]).toEqual({
    url: '/services/personalisation/v3/activities/bhlt-DEU/viewPage',
    body: {
      currentLocation: '/deu/de-de/home',
      cookieId: 'visitor-1',
      realm: 'bhlt',
      instanceType: 'sbx',
    },
  })
  expect(deliveredPages()).toEqual(['home', 'category'])
})

it('tells the personalisation service when a session begins, without another event', async () => {
  recordConsent(false)
  load('home')
  await settle()
  expect(calls).toEqual([])
  document.cookie = 'shopper_DEU=guest~visitor-1; Path=/'
  provideShopperClient({accessToken: () => Promise.reject(new Error('no token'))})
  await settle()
  expect(calls.map(({url}) => url)).toEqual([
    '/services/personalisation/v3/activities/bhlt-DEU/viewPage',
  ])
})

it('discards what it holds for a session when consent is withdrawn', async () => {
  recordConsent(false)
  load('home')
  await settle()
  recordConsent(true)
  expect(sessionStorage.getItem('held-activities')).toBeNull()
})

import {webcrypto} from 'node:crypto'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import type {EventContext, ShopEvent} from '../public/shop-event'
import {sendTraces} from './send-traces'

jest.mock('@app/features/session/public/shopper-client', () => ({
  loadCommerce: () => Promise.resolve({accessToken: () => Promise.resolve('token-1')}),
}))

const context: EventContext = {
  siteId: 'DEU',
  locale: 'de-DE',
  currency: 'EUR',
  path: '/deu/de-de/appcart',
  organizationId: 'f_ecom_bhlt_001',
}
const viewCart: ShopEvent = {type: 'view_cart', items: [], value: 0}
const calls: {url: string; headers: unknown; body: Record<string, unknown>}[] = []

const send = (at: number, ...events: ShopEvent[]) =>
  sendTraces(events.map((event) => ({event, context, at})))
const ids = () => calls.map(({body}) => [body.traceId, body.sequenceId])

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', {value: webcrypto, configurable: true})
  calls.length = 0
  localStorage.clear()
  document.cookie = 'shopper_DEU=guest~visitor-1; Path=/'
  AbortSignal.timeout = () => new AbortController().signal
  globalThis.fetch = ((url: string, {headers, body}: RequestInit) => {
    calls.push({url, headers, body: JSON.parse(body as string) as Record<string, unknown>})
    return Promise.reject(new TypeError('gone'))
  }) as typeof fetch
})
afterEach(() => {
  recordConsent(true)
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
  document.cookie = 'shopper_DEU=; Max-Age=0; Path=/'
})

it('tells the steps of a purchase in order, with the token of the shopper', async () => {
  await send(1000, viewCart, {type: 'page_load', page: 'cart'}, {...viewCart, value: 5})
  expect(calls).toHaveLength(2)
  expect(calls[0]).toMatchObject({
    url: '/mobify/proxy/api/custom/shopper-checkout/v1/organizations/f_ecom_bhlt_001/trace?siteId=DEU&locale=de-DE',
    headers: {Authorization: 'Bearer token-1'},
    body: {
      sequenceId: 1,
      category: 'cart',
      event: 'view_cart',
      timestamp: '1970-01-01T00:00:01.000Z',
    },
  })
  expect(calls[1]?.body).toMatchObject({sequenceId: 2, categoryContext: {value: 5}})
  expect(calls[0]?.body.traceId).toBe(calls[1]?.body.traceId)
})

it('begins anew after an hour, and when a guest signs in', async () => {
  await send(0, viewCart)
  await send(3_600_000, viewCart)
  document.cookie = 'shopper_DEU=registered~visitor-1~hash; Path=/'
  await send(3_600_001, viewCart)
  await send(3_600_002, viewCart)
  const [first, second, third, fourth] = ids()
  expect([first?.[1], second?.[1], third?.[1], fourth?.[1]]).toEqual([1, 1, 1, 2])
  expect(new Set([first?.[0], second?.[0], third?.[0]]).size).toBe(3)
  expect(fourth?.[0]).toBe(third?.[0])
})

it('tells nothing of a visitor without a session', async () => {
  document.cookie = 'shopper_DEU=; Max-Age=0; Path=/'
  await send(0, viewCart)
  expect(calls).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('leaves no record behind when consent is withdrawn', async () => {
  await send(0, viewCart)
  expect(localStorage.getItem('trace_DEU')).toContain('"sequenceId":1')
  recordConsent(true)
  expect(localStorage.getItem('trace_DEU')).toBeNull()
})

it('does not send what still waits when the shopper withdraws consent', async () => {
  const sent = send(1000, viewCart, {...viewCart, value: 5})
  recordConsent(true)
  await sent
  expect(calls.length).toBeLessThan(2)
})

import {waitFor} from '@testing-library/react'
import type {ClientErrorWindow} from '@app/shared/lib/client-error'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import type {FieldReport} from '@common/field-report'
import {reportField} from './report-field'

type OnVital = (vital: {name: string; value: number}) => void
const mockHeard: Record<string, OnVital> = {}
const mockCalls = jest.fn()

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (listener: OnVital) => {
        mockCalls(name)
        mockHeard[name] = listener
      },
    ]),
  ),
)

let sent: FieldReport[]

const leave = () => window.dispatchEvent(new Event('pagehide'))
const rejection = (reason: unknown) => ({type: 'unhandledrejection', reason}) as never
const clientErrors = () => (window as unknown as ClientErrorWindow).clientErrors

beforeAll(async () => {
  document.documentElement.lang = 'de-DE'
  document.documentElement.dataset.site = 'DEU'
  document.body.innerHTML = '<script src="/mobify/bundle/abc123/static/start.js"></script>'
  window.history.replaceState(null, '', '/deu/de-de/product/BH-1010')
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('/shop-health')
    sent.push(JSON.parse(String(body)) as FieldReport)
    return true
  }
  const early = [rejection(new TypeError('early anna@mail.example.org'))]
  ;(window as unknown as {clientErrors: unknown[]}).clientErrors = early
  await reportField()
})

beforeEach(() => {
  sent = []
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

it('tells what went wrong before it was there, and measures nothing without consent', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(mockHeard).toEqual({})
  leave()
  expect(sent).toEqual([
    {
      site: 'DEU',
      locale: 'de-DE',
      bundle: 'abc123',
      items: [
        expect.objectContaining({
          type: 'error',
          page: 'product',
          message: 'TypeError: early <email>',
        }),
      ],
    },
  ])
})

it('tells times of a visitor who agrees, once, for the page that she came to', async () => {
  window.history.replaceState(null, '', '/deu/de-de/home')
  recordConsent(false)
  recordConsent(false)
  await waitFor(() => expect(Object.keys(mockHeard)).toHaveLength(5))
  expect(mockCalls).toHaveBeenCalledTimes(5)
  mockHeard.onLCP?.({name: 'LCP', value: 1200})
  mockHeard.onCLS?.({name: 'CLS', value: 0.01})
  leave()
  leave()
  expect(sent.map(({items}) => items)).toEqual([
    [
      {type: 'vital', page: 'product', name: 'LCP', value: 1200},
      {type: 'vital', page: 'product', name: 'CLS', value: 0.01},
    ],
  ])
})

it('tells the last word on a figure, and none after it is told', () => {
  document.cookie = 'dw_dnt=0; Path=/'
  mockHeard.onINP?.({name: 'INP', value: 40})
  mockHeard.onINP?.({name: 'INP', value: 88})
  leave()
  mockHeard.onINP?.({name: 'INP', value: 120})
  leave()
  expect(sent.map(({items}) => items)).toEqual([
    [{type: 'vital', page: 'product', name: 'INP', value: 88}],
  ])
})

it('tells no times that were measured before she answered otherwise', () => {
  mockHeard.onFCP?.({name: 'FCP', value: 900})
  leave()
  expect(sent).toEqual([])
})

it('tells nothing of a visitor who declined', () => {
  document.cookie = 'dw_dnt=1; Path=/'
  mockHeard.onTTFB?.({name: 'TTFB', value: 80})
  clientErrors()?.push(rejection(new Error('declined')))
  leave()
  expect(sent).toEqual([])
})

it('tells the same trouble once and names the page it happened on', () => {
  window.history.replaceState(null, '', '/deu/de-de/appcart')
  for (let count = 0; count < 5; count += 1) clientErrors()?.push(rejection(new Error('again')))
  leave()
  expect(sent[0]?.items).toEqual([
    expect.objectContaining({type: 'error', page: 'cart', message: 'Error: again'}),
  ])
})

it('leaves out what extensions of the browser do', () => {
  const error = new Error('not ours')
  error.stack = 'Error: not ours\n    at chrome-extension://abc/x.js:1:1'
  clientErrors()?.push(rejection(error))
  leave()
  expect(sent).toEqual([])
})

it('stops telling when there is no end', () => {
  for (let count = 0; count < 40; count += 1)
    clientErrors()?.push(rejection(new Error(`e${'x'.repeat(count)}`)))
  leave()
  expect(sent[0]?.items.length).toBeLessThanOrEqual(10)
})

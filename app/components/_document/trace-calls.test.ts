import fs from 'node:fs'
import {readTraceparent} from '@common/traceparent'

const SCRIPT = fs.readFileSync('app/static/trace-calls.js', 'utf8')
const PAGE = new URL('https://shop.example/deu/de-de/product/1?color=2')
const BASKETS = '/mobify/proxy/api/checkout/shopper-baskets/v2/organizations/x/baskets'

type Input = string | URL | Request

/** What the script has of a page; the rest is that of every program. */
class PageWindow extends EventTarget {
  /** Headers of the calls that left the page. */
  readonly sent: Headers[] = []
  fetch = (_input: Input, init?: RequestInit): Promise<Response> => {
    this.sent.push(new Headers(init?.headers))
    return Promise.resolve(new Response())
  }
}

let page: PageWindow
beforeEach(() => {
  page = new PageWindow()
  const run = new Function('window', 'location', SCRIPT) as (own: PageWindow, at: URL) => void
  run(page, PAGE)
})

const spanOf = async (input: Input = BASKETS, init?: RequestInit) => {
  await page.fetch(input, init)
  return readTraceparent(page.sent.at(-1)?.get('traceparent'))
}

it.each<Input>([
  BASKETS,
  '/mobify/proxy/api/custom/shopper-x/v1/organizations/x/y',
  '/mobify/caching/ocapi/s/DEU/dw/shop/v21_3/sites',
  '/session/DEU/token',
  '/services/catalogue/products',
  '/deu/de-de/product/2',
  new URL('/deu/de-de', PAGE),
  new Request(new URL(BASKETS, PAGE)),
])('gives %s a span that the page does not record', async (input) => {
  expect(await spanOf(input)).toMatchObject({traceFlags: 0})
})

it.each([
  '/mobify/bundle/1/main.js',
  '/shop-health',
  '/push/DEU/subscriptions',
  'https://pay.example/session/1',
  `https://other.example${BASKETS}`,
])('leaves %s alone', async (address) => {
  await page.fetch(address)
  expect([...(page.sent[0] ?? [])]).toEqual([])
})

it('keeps headers and options of a call', async () => {
  const init = {method: 'POST', headers: {Authorization: 'Bearer x'}, body: '{}'}
  await page.fetch(BASKETS, init)
  await page.fetch(new Request(new URL(BASKETS, PAGE), {headers: {'x-y': 'z'}}))
  expect(page.sent.map((headers) => [headers.get('authorization'), headers.get('x-y')])).toEqual([
    ['Bearer x', null],
    [null, 'z'],
  ])
  expect(init.headers).toEqual({Authorization: 'Bearer x'})
})

it.each(['click', 'change', 'submit', 'popstate'])('begins a trace with each %s', async (type) => {
  const [first, second] = [await spanOf(), await spanOf()]
  expect(second?.traceId).toBe(first?.traceId)
  expect(second?.spanId).not.toBe(first?.spanId)
  page.dispatchEvent(new Event(type))
  expect((await spanOf())?.traceId).not.toBe(first?.traceId)
})

import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {configured} from '../../../config/testing/configured'
import {readRatings} from '../../../app/features/reviews/api/get-ratings'
import {fetchOf} from '../../../common/outgoing'
import {parseEnvironment} from '../../../config/environment'
import {shopFlags} from '../../../demo/catalogue/shop'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {startHost, type RunningHost} from '../../host/test/start-host'
import {createRunTimeSites} from '../run-time-site'
import {mountRoutes} from '../route'
import {serviceRoutes} from './service-route'

type Behaviour = (req: http.IncomingMessage, res: http.ServerResponse, body: string) => void

const DEFERRED_TIMEOUT_MS = '300'
const CLIENT = '2001:db8:1:2::/64'
let sandbox: TestShop
let backend: http.Server
let backendOrigin: string
let behaviour: Behaviour
let asked: number
let running: RunningHost[] = []

const json: Behaviour = (req, res, body) => {
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify({url: req.url, headers: req.headers, body}))
}

beforeAll(async () => {
  sandbox = await startTestShop(shopFlags)
  backend = http.createServer((req, res) => {
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      asked += 1
      behaviour(req, res, body)
    })
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  backendOrigin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = 0
  behaviour = json
})
afterEach(async () => {
  for (const host of running.splice(0)) await host.close()
})
afterAll(async () => {
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
  await sandbox.close()
})

/** The routes behind a host, in front of the sandbox or of a service that the test controls. */
async function start(
  origin: string,
  timeoutMs = origin === sandbox.baseUrl ? '5000' : DEFERRED_TIMEOUT_MS,
): Promise<RunningHost> {
  const app = express()
  app.disable('x-powered-by')
  const env = parseEnvironment({
    REVIEWS_ORIGIN: origin,
    PERSONALISATION_ORIGIN: origin,
    DEFERRED_TIMEOUT_MS: timeoutMs,
  })
  const shop = new URL('https://shop.example')
  const clientOf = () => CLIENT
  mountRoutes(app, serviceRoutes({env, shop, clientOf, sitesAtRunTime}), clientOf)
  const host = await startHost(app)
  running = [...running, host]
  return host
}

interface Seen {
  url: string
  headers: Record<string, string>
  body: string
}

/** Only Germany has a key of its own. */
const sitesAtRunTime = createRunTimeSites(({id}) =>
  Promise.resolve(id === 'DEU' ? {bvApiKey: 'key-of-germany'} : {}),
)

const RATINGS = '/services/reviews/data/statistics.json?Filter=ProductId%3Ablanket&Stats=Reviews'
const VOTE = '/services/reviews/data/submitfeedback.json'
const ACTIVITY = '/services/personalisation/v3/activities/bhlt-DEU/viewPage'
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})
const activity = (body = '{"currentLocation":"/"}'): RequestInit => ({
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body,
})

it('reads, votes and writes reviews with the key that only the server knows', async () => {
  const {base} = await start(sandbox.baseUrl)
  const written = await fetch(
    `${base}/services/reviews/data/submitreview.json`,
    form({
      Action: 'Submit',
      ProductId: 'blanket',
      Rating: '5',
      Title: 'Soft',
      ReviewText: 'Soft and warm, every night.',
      UserNickname: 'Anna B.',
      Locale: 'en_GB',
    }),
  )
  expect(await written.json()).toMatchObject({HasErrors: false})
  const list = await fetch(
    `${base}/services/reviews/data/reviews.json?Filter=productid%3Ablanket&Limit=5`,
  )
  const {Results: results} = (await list.json()) as {Results: {Id: string; Title: string}[]}
  expect(results.map(({Title}) => Title)).toEqual(['Soft'])
  const vote = await fetch(
    base + VOTE,
    form({
      ContentType: 'review',
      ContentId: results[0]?.Id ?? '',
      FeedbackType: 'helpfulness',
      Vote: 'Positive',
    }),
  )
  expect(await vote.json()).toMatchObject({HasErrors: false})
  const ratings = await fetch(base + RATINGS)
  expect(await ratings.json()).toMatchObject({
    Results: [{ProductStatistics: {ReviewStatistics: {TotalReviewCount: 1}}}],
  })
})

it('is not what the server itself reads through', async () => {
  const origin = configured(sandbox.baseUrl)
  const reviews = {origin, passkey: 'sandbox-dev-reviews', send: fetchOf([origin], 5000)}
  const ratings = await readRatings({reviews}, ['blanket'])
  expect(ratings.get('blanket')).toEqual({average: 5, total: 1})
})

it('tells the personalisation service what happened, with the client that only the server knows', async () => {
  const {base} = await start(sandbox.baseUrl)
  const body = JSON.stringify({
    cookieId: 'c',
    realm: 'bhlt',
    instanceType: 'sbx',
    currentLocation: '/',
  })
  expect((await fetch(base + ACTIVITY, activity(body))).status).toBe(200)
  const recommenders = '/services/personalisation/v3/personalization/recommenders/bhlt-DEU'
  expect((await fetch(base + recommenders)).status).toBe(200)
})

it('sends nothing of the browser but path, parameters, body and the address of a voter', async () => {
  const {base} = await start(backendOrigin)
  const headers = {
    Cookie: 'cc-nx-g_DEU=refresh',
    Authorization: 'Bearer token',
    Referer: 'https://shop.example/deu/de-de/product/BH-1010',
    'X-Forwarded-For': '192.0.2.1',
    'X-Correlation-Id': 'correlation-1',
    'x-cq-client-id': 'another',
  }
  for (const [path, init] of [
    [RATINGS, {}],
    [VOTE, form({ContentId: '1'})],
    [ACTIVITY, activity()],
  ] as const) {
    const answer = await fetch(base + path, {
      ...init,
      headers: {...('headers' in init ? init.headers : {}), ...headers},
    })
    const seen = (await answer.json()) as Seen
    expect(seen.headers.referer).toBe('https://shop.example/')
    for (const name of ['cookie', 'authorization', 'x-correlation-id', 'traceparent'])
      expect(seen.headers).not.toHaveProperty(name)
    // The review service counts one vote per address; no other behaviour depends on it.
    const address = path === VOTE ? '2001:db8:1:2::' : undefined
    expect(seen.headers['x-forwarded-for']).toBe(address)
    expect(JSON.stringify(seen)).not.toMatch(/refresh|token|another|BH-1010/)
  }
})

it('adds the keys of the server and takes none from a browser', async () => {
  const {base} = await start(backendOrigin)
  const read = (await (await fetch(base + RATINGS)).json()) as Seen
  expect(read.url).toContain('apiversion=5.4&passkey=sandbox-dev-reviews')
  const vote = (await (await fetch(base + VOTE, form({ContentId: '1'}))).json()) as Seen
  expect(vote.body).toBe('ContentId=1&apiversion=5.4&passkey=sandbox-dev-reviews')
  const seen = (await (await fetch(base + ACTIVITY, activity())).json()) as Seen
  expect(seen.headers['x-cq-client-id']).toBe('5f1a2c30-0000-4000-8000-0000000000ab')
  expect((await fetch(`${base}${RATINGS}&passkey=x`)).status).toBe(400)
})

it.each([
  ['an unknown path', '/services/reviews/data/authors.json', {}, 404],
  ['a path above', '/services/reviews/data/%2e%2e%2fadmin/status', {}, 404],
  ['another service', '/services/payment/v1', {}, 404],
  ['another account', '/services/personalisation/v3/activities/aaij-DEU/viewPage', activity(), 404],
  ['an unknown activity', '/services/personalisation/v3/activities/bhlt-DEU/spy', activity(), 404],
  [
    'a recommender above',
    '/services/personalisation/v3/personalization/recs/bhlt-DEU/..%2f',
    activity(),
    404,
  ],
  ['another method', VOTE, {}, 405],
  ['deletion', RATINGS, {method: 'DELETE'}, 405],
  ['an unknown parameter', `${RATINGS}&callback=x`, {}, 400],
  ['an unknown field', VOTE, form({UserId: '1'}), 400],
  ['a query where none belongs', `${VOTE}?ContentId=1`, form({}), 400],
  ['another form of body', VOTE, activity(), 415],
  ['no JSON', ACTIVITY, activity('nothing'), 400],
  ['JSON that is no object', ACTIVITY, activity('[1]'), 400],
  ['a long body', ACTIVITY, activity(JSON.stringify({a: 'x'.repeat(70_000)})), 413],
  ['a long query', `${RATINGS}&Search=${'x'.repeat(5_000)}`, {}, 414],
  ['a page of another site', RATINGS, {headers: {'Sec-Fetch-Site': 'cross-site'}}, 403],
  ['a form on another site', VOTE, {...form({}), headers: {'Sec-Fetch-Site': 'same-site'}}, 403],
  ['an address that is opened', RATINGS, {headers: {'Sec-Fetch-Site': 'none'}}, 403],
] as const)('refuses %s', async (_name, path, init, status) => {
  const {base} = await start(backendOrigin)
  const answer = await fetch(base + path, init)
  expect(answer.status).toBe(status)
  expect(asked).toBe(0)
  if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET|POST/)
})

it('passes on the status and the JSON of the service, and none of its other headers', async () => {
  const {base} = await start(backendOrigin)
  behaviour = (_req, res) => {
    res.writeHead(200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=60',
      'Set-Cookie': 'sid=1',
      'Clear-Site-Data': '"*"',
      'X-Proxy-Request-Url': backendOrigin,
    })
    res.end('{"a":1}')
  }
  const answer = await fetch(base + RATINGS)
  expect(await answer.text()).toBe('{"a":1}')
  const {headers} = answer
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=60')
  for (const name of ['set-cookie', 'clear-site-data', 'x-proxy-request-url'])
    expect(headers.get(name)).toBeNull()
  expect((await fetch(base + VOTE, form({}))).headers.get('cache-control')).toBe('no-store')
  behaviour = (_req, res) => void res.writeHead(429, {'Content-Type': 'application/json'}).end('{}')
  expect((await fetch(base + RATINGS)).status).toBe(429)
})

it.each([
  ['a document', {'Content-Type': 'text/html'}, '<script>alert(1)</script>', 200, 502],
  ['a document as an error', {'Content-Type': 'text/html'}, '<script>alert(1)</script>', 403, 403],
  ['a redirect', {Location: 'https://evil.example/'}, '', 302, 502],
  ['a body without a type', {}, '<script>alert(1)</script>', 200, 502],
  ['too much', {'Content-Type': 'application/json'}, `"${'x'.repeat(2 ** 20)}"`, 200, 502],
] as const)('never passes on %s', async (_name, headers, body, status, shown) => {
  const {base} = await start(backendOrigin)
  behaviour = (_req, res) => void res.writeHead(status, headers).end(body)
  const answer = await fetch(base + RATINGS, {redirect: 'manual'})
  expect(answer.status).toBe(shown)
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(await answer.text()).toMatch(/^\{"title":"[^<]+"\}$/)
})

it('gives up on a service that is slow, in the middle of an answer too', async () => {
  const {base} = await start(backendOrigin)
  for (const slow of [
    () => undefined,
    (_req: unknown, res: http.ServerResponse) =>
      void res.writeHead(200, {'Content-Type': 'application/json'}).write('{'),
  ]) {
    behaviour = slow
    const began = performance.now()
    expect((await fetch(base + RATINGS)).status).toBe(504)
    expect(performance.now() - began).toBeLessThan(2_000)
  }
  behaviour = (req) => req.socket.destroy()
  expect((await fetch(base + RATINGS)).status).toBe(502)
})

it('leaves a service alone that fails, and says so in the figures', async () => {
  const {base, host} = await start(backendOrigin)
  behaviour = (_req, res) => void res.writeHead(500).end()
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1) statuses.push((await fetch(base + RATINGS)).status)
  expect(statuses).toEqual([500, 500, 500, 500, 500, 503, 503])
  expect(asked).toBe(5)
  const refused = await fetch(base + RATINGS)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(base + ACTIVITY, activity())).status).toBe(500)
  const figures = await host.metrics.registry.metrics()
  expect(figures).toContain('circuit_open{service="reviews"} 1')
  expect(figures).toContain('circuit_open{service="personalisation"} 0')
  expect(figures).toContain('proxy_requests_total{proxy="reviews",outcome="refused"} 3')
})

it('does not hold it against a service that a caller asked for too much', async () => {
  const {base} = await start(backendOrigin, '10000')
  behaviour = (_req, res) =>
    void res.writeHead(200, {'Content-Type': 'application/json'}).end('x'.repeat(2 ** 20 + 1))
  for (let index = 0; index < 8; index += 1) expect((await fetch(base + RATINGS)).status).toBe(502)
  expect(asked).toBe(8)
})

it('does not hold wrong questions against a service', async () => {
  const {base} = await start(backendOrigin)
  behaviour = (_req, res) => void res.writeHead(404).end()
  for (let index = 0; index < 8; index += 1) expect((await fetch(base + RATINGS)).status).toBe(404)
})

describe('the key of a site (preference bvApiKey, rule SITE-12)', () => {
  const keyOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('passkey')

  it('is sent with the calls of its pages, whose name is not', async () => {
    const {base} = await start(backendOrigin)
    const read = async (site: string) =>
      (await (await fetch(`${base}${RATINGS}${site}`)).json()) as Seen
    const german = await read('&site=DEU')
    expect(keyOf(german.url)).toBe('key-of-germany')
    expect(german.url).not.toContain('site=')
    const common = keyOf((await read('')).url)
    expect(common).not.toBe('key-of-germany')
    for (const site of ['&site=USA', '&site=XXX', '&site=']) {
      expect(keyOf((await read(site)).url)).toBe(common)
    }
  })

  it('is sent with votes too', async () => {
    const {base} = await start(backendOrigin)
    const vote = form({
      ContentType: 'review',
      ContentId: '1',
      FeedbackType: 'helpfulness',
      Vote: 'Positive',
    })
    const seen = (await (await fetch(`${base}${VOTE}?site=DEU`, vote)).json()) as Seen
    expect(new URLSearchParams(seen.body).get('passkey')).toBe('key-of-germany')
    expect(seen.url).toBe('/data/submitfeedback.json')
    expect((await fetch(`${base}${VOTE}?site=DEU&other=1`, vote)).status).toBe(400)
  })

  it('a key that the caller sends is refused', async () => {
    const {base} = await start(backendOrigin)
    expect((await fetch(`${base}${RATINGS}&passkey=mine`)).status).toBe(400)
  })
})

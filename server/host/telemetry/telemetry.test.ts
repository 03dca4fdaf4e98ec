import http from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {startCollector, type Collector, type SentSpan} from '../test/collector'
import {startProgram, type RunningProgram} from '../test/start-program'

jest.setTimeout(120_000)

const repository = path.resolve(__dirname, '../../..')
const API = '/product/shopper-products/v1/organizations/f_ecom_bhlt_001/products'

/** A bundle whose pages call a backend for the visitor, with secrets in address and headers. */
const BUNDLE = `
const {createRequire} = require('node:module')
const own = createRequire(${JSON.stringify(`${repository}/package.json`)})
const express = own('express')
const {keepTrace} = own('./server/app/request-trace.ts')
const {callBackend} = own('./server/app/call-backend.ts')
const app = express()
const call = (path) => callBackend(process.env.COMMERCE_API_ORIGIN, path, {
  timeoutMs: 5000, headers: {Authorization: 'Bearer secret-token-1'},
})
app.use(keepTrace)
app.get('/sdk', (req, res) => res.json(
  Object.keys(require.cache).filter((file) => /@opentelemetry.(sdk|exporter|otlp)/.test(file))))
app.get('/session/:site/:action', async (req, res) => {
  await call('/shopper/auth/v1/organizations/f_ecom_bhlt_001/oauth2/login?login_id=maria@example.com')
  res.set('Cache-Control', 'no-store').json({})
})
app.get('/deu/de-de/fails', () => { throw new Error('no basket for maria@example.com') })
app.get('*', async (req, res) => {
  await call('${API}/secret-id?phrase=secret-phrase')
  res.set('Cache-Control', 'public, max-age=900, s-maxage=900, stale-while-revalidate=14400')
  res.set('No-Vary-Search', 'key-order, params')
  res.type('html').send('<p>page</p>')
})
module.exports = {app}
`

let backend: http.Server
let origin = ''
let received: http.IncomingHttpHeaders[] = []
let collector: Collector
let program: RunningProgram | undefined

beforeAll(async () => {
  backend = http.createServer((req, res) => {
    received.push(req.headers)
    res.writeHead(200, {'Content-Type': 'application/json'}).end('{}')
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => backend.close(resolve)))

const start = async (env: Readonly<Record<string, string>> = {}): Promise<string> => {
  program = await startProgram(BUNDLE, {
    WEB_CONCURRENCY: '1',
    COMMERCE_API_ORIGIN: origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...env,
  })
  return `http://localhost:${program.port}`
}
const stop = async (): Promise<number | null | undefined> => {
  program?.child.kill('SIGTERM')
  return program?.ended
}
const end = async (): Promise<void> => {
  program?.close()
  await collector.close()
}
/** Name of the span of a call to the backend by the bundle. */
const BACKEND = (): string => `GET ${new URL(origin).host}`
const attribute = ({attributes}: SentSpan, name: string): unknown =>
  Object.values(attributes.find(({key}) => key === name)?.value ?? {})[0]
const named = (name: string): SentSpan => {
  const found = collector.spans().find((span) => span.name === name)
  if (!found) throw new Error(`There is no span "${name}".`)
  return found
}

const TRACE = 'a'.repeat(32)
const SECRETS = [
  'maria',
  'example.com',
  'secret',
  '203.0.113.7',
  'c0ffee1234567890c0ffee1234567890c0ffee12345',
]
const [, , , ADDRESS = '', TOKEN = ''] = SECRETS
const SECRET_HEADERS = {
  Cookie: 'cc-nx-g_DEU=secret-cookie',
  Authorization: 'Bearer secret-token-2',
  'X-Forwarded-For': ADDRESS,
  'User-Agent': 'secret-agent',
  Referer: 'https://shop.example/?q=secret',
  tracestate: 'secret=1',
  baggage: 'email=maria@example.com',
}
const SECRET_PATHS = [
  '/deu/de-de/search?q=secret',
  '/deu/de-de/my-stokke/orders/secret-order',
  `/deu/de-de/cancel-order/${TOKEN}`,
  '/deu/de-de/fails',
  '/deu/de-de/maria@example.com',
  '/maria/secret',
  '/session/DEU/login?email=maria@example.com',
  '/mobify/proxy/api/customer/shopper-customers/v1/organizations/x/customers/secret-customer?email=maria@example.com',
  '/mobify/proxy/ocapi/s/DEU/dw/shop/v21_3/baskets/secret-basket',
  '/mobify/proxy/secret/x',
]

describe('with a collector', () => {
  beforeAll(async () => {
    received = []
    collector = await startCollector()
    const base = await start()
    for (const _ of [1, 2]) await fetch(`${base}/deu/de-de/home`)
    const headers = {traceparent: `00-${TRACE}-${'b'.repeat(16)}-00`}
    await fetch(`${base}/mobify/proxy/api${API}/secret-id`, {headers})
    await fetch(`${base}/session/DEU/token`, {headers})
    for (const one of SECRET_PATHS) await fetch(base + one, {headers: SECRET_HEADERS})
    await fetch(`${base}/secret`, {method: 'PROPFIND', headers: SECRET_HEADERS})
    expect(await stop()).toBe(0)
  })
  afterAll(end)

  it('joins a shared page, its rendering and its calls', () => {
    const [miss, hit] = collector.spans().filter(({name}) => name === 'GET /:site/:locale/home')
    const states = [miss, hit].map((span) => span && attribute(span, 'shop.page_cache'))
    expect(states).toEqual(['miss', 'hit'])
    const rendering = named('render shared page')
    expect(rendering.traceId).not.toBe(miss?.traceId)
    expect(rendering.links).toEqual([
      expect.objectContaining({traceId: miss?.traceId, spanId: miss?.spanId}),
    ])
    const call = named(BACKEND())
    expect(call).toMatchObject({traceId: rendering.traceId, parentSpanId: rendering.spanId})
    expect(attribute(call, 'url.template')).toBe(
      '/product/shopper-products/v1/{organization}/products',
    )
    expect(received[0]?.traceparent).toBe(`00-${call.traceId}-${call.spanId}-01`)
  })

  it("joins calls through a proxy and of the session to the caller's trace", () => {
    const request = named('GET /mobify/proxy/api/*')
    expect(request).toMatchObject({traceId: TRACE, parentSpanId: 'b'.repeat(16)})
    expect(named('GET api')).toMatchObject({traceId: TRACE, parentSpanId: request.spanId})
    const session = named('GET /session/:site/:action')
    const calls = collector.spans().filter(({parentSpanId}) => parentSpanId === session.spanId)
    expect(calls).toEqual([expect.objectContaining({name: BACKEND(), traceId: TRACE})])
    const sent = received.map(({traceparent}) => String(traceparent).slice(0, 35))
    expect(sent.filter((one) => one === `00-${TRACE}`)).toHaveLength(2)
  })

  it('sends no personal data', () => {
    expect(collector.spans().length).toBeGreaterThan(SECRET_PATHS.length)
    expect(collector.logs().length).toBeGreaterThan(0)
    const all = collector.bodies.join('\n')
    for (const secret of SECRETS) expect(all).not.toContain(secret)
  })

  it('sends warnings and errors with the ids of their trace, and all metrics', () => {
    const line = collector.logs().find(({body}) => body.stringValue === 'request')
    const span = collector.spans().find(({traceId}) => traceId === line?.traceId)
    expect(line?.severityText).toBe('ERROR')
    expect(span).toMatchObject({name: 'GET /:site/:locale/*', status: {code: 2}})
    expect(collector.metrics()).toEqual(
      expect.arrayContaining([
        'http_requests_total',
        'page_render_seconds',
        'render_queue_waiting',
      ]),
    )
  })
})

describe('by itself', () => {
  beforeEach(async () => {
    received = []
    collector = await startCollector()
  })
  afterEach(end)

  it('records nothing that a caller alone wants recorded', async () => {
    const base = await start({OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0'})
    const headers = {traceparent: `00-${'0'.repeat(31)}1-${'b'.repeat(16)}-01`}
    for (const address of ['/deu/de-de/home', `/mobify/proxy/api${API}/x`, '/session/DEU/token'])
      await fetch(base + address, {headers})
    await stop()
    const flags = received.map(({traceparent}) => String(traceparent).slice(-3))
    expect(flags).toEqual(['-00', '-00', '-00'])
    expect(collector.metrics()).toContain('http_requests_total')
    expect(collector.spans()).toEqual([])
  })

  it('gives every process an instance of its own', async () => {
    await start({WEB_CONCURRENCY: '2'})
    await stop()
    expect(collector.instances().size).toBe(3)
  })

  it.each(['is not there', 'does not answer'])(
    'a collector that %s delays neither page nor stop',
    async (kind) => {
      await collector.close()
      if (kind === 'does not answer') collector = await startCollector({answers: false})
      const base = await start()
      const began = performance.now()
      for (let count = 0; count < 50; count += 1) {
        const {status} = await fetch(`${base}/deu/de-de/home?n=${count}`)
        expect(status).toBe(200)
      }
      expect(performance.now() - began).toBeLessThan(5_000)
      const stopped = performance.now()
      expect(await stop()).toBe(0)
      expect(performance.now() - stopped).toBeLessThan(10_000)
    },
  )

  it('loads no module of the SDK without a collector', async () => {
    const loaded = async (): Promise<string[]> => {
      const response = await fetch(`http://localhost:${program?.port}/sdk`)
      return (await response.json()) as string[]
    }
    await start()
    expect((await loaded()).length).toBeGreaterThan(5)
    program?.close()
    await start({OTEL_EXPORTER_OTLP_ENDPOINT: ''})
    expect(await loaded()).toEqual([])
  })
})

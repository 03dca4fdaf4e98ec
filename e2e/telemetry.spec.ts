/** Traces from a click in the browser to the backend; none without a collector (docs/guides/operations.md, Telemetry). */
import type {Page, Request} from '@playwright/test'
import {startCollector, type Collector, type SentSpan} from '../server/host/test/collector'
import {addToCart, shoppers} from './support/checkout'
import {answers, OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

const PRODUCT = '/deu/de-de/product/BH-1010'
const CHECKOUT = '/deu/de-de/appcheckout'

interface Call {
  readonly request: Request
  readonly traceId: string
  readonly spanId: string
}

/** Collects the calls of a page that carry a trace. */
function tracedCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const {traceparent} = request.headers()
    const [, traceId = '', spanId = ''] = traceparent?.split('-') ?? []
    if (traceparent !== undefined) calls.push({request, traceId, spanId})
  })
  return calls
}

/** Requests of the sandbox's list that belong to a trace. */
async function loggedCalls(traceId: string): Promise<{method: string; url: string}[]> {
  const {data} = (await (await fetch(`${SANDBOX}/admin/requests`)).json()) as {
    data: {method: string; url: string; traceId?: string}[]
  }
  return data.filter((call) => call.traceId === traceId)
}

test('a page of a host without a collector has neither the script nor the header', async ({
  page,
}) => {
  const calls = tracedCalls(page)
  await page.goto(PRODUCT)
  await ready(page)
  await addToCart(page, shoppers.DEU)
  expect(await page.content()).not.toContain('trace-calls')
  expect(await (await page.request.get(CHECKOUT)).text()).not.toContain('trace-calls')
  expect(calls).toEqual([])
})

test.describe('with a collector', () => {
  let shop: OwnShop
  let collector: Collector

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    collector = await startCollector()
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      LOG_LEVEL: 'silent',
    }
    shop = await OwnShop.start({env})
    await answers(`${shop.base}/readyz`)
  })
  test.afterAll(async () => {
    await shop.stop()
    await collector.close()
  })

  test('one trace leads from a click to the log of the backend', async ({page}) => {
    const calls = tracedCalls(page)
    await page.goto(shop.base + PRODUCT)
    await ready(page)
    await page.waitForLoadState('networkidle')
    const before = new Set(calls.map(({traceId}) => traceId))
    await addToCart(page, shoppers.DEU)
    const added = calls.find(
      ({request}) => request.method() === 'POST' && request.url().includes('/shopper-baskets/'),
    )
    if (!added) throw new Error('The call that adds the product has no trace.')
    expect(before).not.toContain(added.traceId)

    const spans = (): SentSpan[] =>
      collector.spans().filter(({traceId}) => traceId === added.traceId)
    const under = (parent: string | undefined) => () =>
      spans().find(({parentSpanId}) => parentSpanId === parent)
    await expect.poll(under(added.spanId)).toMatchObject({name: 'POST /mobify/proxy/api/*'})
    const request = under(added.spanId)()
    await expect.poll(under(request?.spanId)).toMatchObject({name: 'POST api'})
    const path = /\/organizations\/[^?]*/.exec(added.request.url())?.[0]
    expect((await loggedCalls(added.traceId)).map(({url}) => url)).toContainEqual(
      expect.stringContaining(path ?? 'none'),
    )
    const ids = calls.map(({spanId}) => spanId)
    expect(new Set(ids).size).toBe(ids.length)
    const own = new URL(shop.base).origin
    expect(calls.filter(({request}) => !request.url().startsWith(`${own}/`))).toEqual([])
  })

  test('a page of payment names the script with its hash and runs it', async ({page}) => {
    const html = await (await page.request.get(shop.base + CHECKOUT)).text()
    expect(html).toMatch(/<script[^>]*static\/trace-calls\.js"[^>]*integrity="sha256-/)
    const calls = tracedCalls(page)
    await page.goto(shop.base + CHECKOUT)
    await ready(page)
    const status = await page.evaluate(async () => {
      const headers = {'Content-Type': 'application/json'}
      return (await fetch('/session/DEU/token', {method: 'POST', headers, body: '{}'})).status
    })
    expect(status).toBe(200)
    expect(calls.map(({request}) => request.url())).toContain(`${shop.base}/session/DEU/token`)
  })
})

import express from 'express'
import {configured} from '../../../config/testing/configured'
import {startHost, type RunningHost} from '../../host/test/start-host'
import {MAX_REPORT_BYTES} from '../../../common/field-report'
import {mountRoutes} from '../route'
import {fieldRoute} from './field-route'

let running: RunningHost

beforeAll(async () => {
  const app = express()
  const nowhere = 'http://127.0.0.1:9'
  const handler = fieldRoute({
    targets: {
      sapi: configured(nowhere),
      ocapi: configured(nowhere),
      clientId: 'client',
      shop: 'https://shop.example',
    },
    sites: new Set(['DEU']),
    bundle: 'abc',
  })
  const route = {method: 'post', path: '/shop-health', maxBody: MAX_REPORT_BYTES, handler} as const
  mountRoutes(app, [route], () => 'client')
  running = await startHost(app)
})

afterAll(() => running.close())

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${running.base}/shop-health`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const report = (items: unknown[], more: object = {}) => ({
  site: 'DEU',
  locale: 'de-DE',
  bundle: 'abc',
  items,
  ...more,
})
const lcp = {type: 'vital', page: 'home', name: 'LCP', value: 1700}
const figures = () => running.host.metrics.registry.metrics()

it('counts what browsers report by site, kind of page and bundle', async () => {
  const items = [
    lcp,
    {type: 'vital', page: 'home', name: 'CLS', value: 0.02},
    {type: 'error', page: 'cart', message: 'Error: no', source: ''},
  ]
  const answer = await send(report(items))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
  await send(report([lcp], {bundle: 'replaced'}))
  const text = await figures()
  for (const line of [
    'web_vital_seconds_sum{site="DEU",page="home",bundle="abc",name="LCP"} 1.7',
    'web_vital_seconds_count{site="DEU",page="home",bundle="earlier",name="LCP"} 1',
    'layout_shift_count{site="DEU",page="home",bundle="abc"} 1',
    'script_errors_total{site="DEU",page="cart",bundle="abc"} 1',
  ]) {
    expect(text).toContain(line)
  }
})

it.each([
  ['no report', 'nothing', {}, 400],
  ['an unknown site', report([lcp], {site: 'XXX'}), {}, 400],
  ['more than fits', 'x'.repeat(9_000), {}, 413],
  ['another site’s page', report([lcp]), {'Sec-Fetch-Site': 'cross-site'}, 403],
])('refuses %s', async (_name, body, headers, status) => {
  const before = (await figures()).match(/web_vital_seconds_count.*/g)
  expect((await send(body, headers)).status).toBe(status)
  expect((await figures()).match(/web_vital_seconds_count.*/g)).toEqual(before)
})

it('takes a bounded number at once', async () => {
  // Regardless of how long the machine takes to send them.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  const answers = await Promise.all(Array.from({length: 400}, () => send(report([lcp]))))
  const statuses = answers.map(({status}) => status)
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(150)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50)
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  jest.restoreAllMocks()
})

describe('reports of the security policy, which browsers make by themselves', () => {
  const PAGE = 'https://shop.example/deu/de-de/product/BH-1010?q=anna'
  const byUri = (directive: string, more: object = {}) => ({
    'csp-report': {
      'document-uri': PAGE,
      'violated-directive': directive,
      'effective-directive': directive,
      'blocked-uri': 'https://evil.example/pixel.png',
      ...more,
    },
  })
  const tell = (body: unknown, type: string, headers: Record<string, string> = {}) =>
    fetch(`${running.base}/shop-health?bundle=abc`, {
      method: 'POST',
      headers: {'Content-Type': type, ...headers},
      body: JSON.stringify(body),
    })
  const violations = async () => (await figures()).match(/^policy_violations_total{.*$/gm) ?? []

  it('are counted, of both kinds of reports', async () => {
    expect((await tell(byUri('img-src'), 'application/csp-report')).status).toBe(204)
    const byEndpoint = (effectiveDirective: string) => ({
      type: 'csp-violation',
      url: PAGE,
      body: {documentURL: PAGE, effectiveDirective, blockedURL: 'inline', disposition: 'enforce'},
    })
    const several = [byEndpoint('img-src'), {type: 'deprecation'}, byEndpoint('made-up')]
    expect((await tell(several, 'application/reports+json')).status).toBe(204)
    const labels = 'site="DEU",page="product",bundle="abc"'
    expect((await violations()).sort()).toEqual([
      `policy_violations_total{${labels},directive="img-src"} 2`,
      `policy_violations_total{${labels},directive="other"} 1`,
    ])
  })

  it.each([
    ['a shopper who declined', byUri('img-src'), {Cookie: 'dw_dnt=1'}],
    ['a browser that asks not to be followed', byUri('img-src'), {DNT: '1'}],
    ['a browser with the global signal', byUri('img-src'), {'Sec-GPC': '1'}],
    ['an extension', byUri('img-src', {'source-file': 'chrome-extension://abc/x.js'}), {}],
    ['no page of a site', byUri('img-src', {'document-uri': 'https://shop.example/preview'}), {}],
  ] as [string, object, Record<string, string>][])(
    'of %s are not',
    async (_name, body, headers) => {
      const before = await violations()
      expect((await tell(body, 'application/csp-report', headers)).status).toBe(204)
      expect(await violations()).toEqual(before)
    },
  )

  it.each([
    ['no report', {}, {}, 400],
    ['an invented directive', byUri('"} 1'), {}, 400],
    ['another site’s page', byUri('img-src'), {'Sec-Fetch-Site': 'cross-site'}, 403],
  ] as [string, object, Record<string, string>, number][])(
    'are refused: %s',
    async (_name, body, headers, status) =>
      expect((await tell(body, 'application/csp-report', headers)).status).toBe(status),
  )
})

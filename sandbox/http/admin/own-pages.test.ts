import http from 'node:http'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({
    'admin-hosts': 'sandbox.test, other.test',
    'public-url': 'http://public.test:4000',
  })
})
afterAll(() => shop.close())

/** `fetch` does not allow a caller to set `Host`. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  const {port, hostname} = new URL(shop.baseUrl)
  return new Promise((resolve, reject) => {
    const request = http.request({port, hostname, path, method, headers}, (res) => {
      res.resume()
      resolve(res.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end()
  })
}

const OWN = [
  '/',
  '/admin/status',
  '/admin/orders',
  '/admin/messages',
  '/admin/reports',
  '/admin/requests.html',
  '/admin/assets/dashboard.js',
  '/outbox',
  '/outbox.json',
  '/%6futbox.json',
]
const port = () => new URL(shop.baseUrl).port

describe.each(OWN)('%s', (path) => {
  it('answers people and programs of this machine', async () => {
    for (const host of [
      'localhost',
      `localhost:${port()}`,
      `127.0.0.1:${port()}`,
      `[::1]:${port()}`,
      'LOCALHOST',
      'sandbox.test:8080',
      'other.test',
      'public.test',
    ])
      expect([host, await ask(path, {Host: host})]).toEqual([host, 200])
    const opened = {Host: 'localhost', 'Sec-Fetch-Site': 'none'}
    expect(await ask(path, opened)).toBe(200)
    const own = {Host: `localhost:${port()}`, Origin: `http://localhost:${port()}`}
    expect(await ask(path, {...own, 'Sec-Fetch-Site': 'same-origin'})).toBe(200)
  })

  it.each([
    ['a name that was pointed here', {Host: 'evil.example'}],
    ['a name that begins like ours', {Host: 'localhost.evil.example'}],
    ['a name that is none', {Host: 'a b'}],
    ['a page of another site', {Host: 'localhost', 'Sec-Fetch-Site': 'cross-site'}],
    ['a page on another port', {Host: 'localhost:4000', 'Sec-Fetch-Site': 'same-site'}],
    ['another origin', {Host: 'localhost:4000', Origin: 'http://localhost:3000'}],
    ['an origin that is hidden', {Host: 'localhost', Origin: 'null'}],
    ['the proxy of a storefront', {Host: 'localhost', 'X-Mobify': 'true'}],
  ])('refuses %s', async (_name, headers) => {
    expect(await ask(path, headers)).toBe(403)
    expect(await ask(path, headers, 'HEAD')).toBe(403)
  })
})

it.each([
  ['POST', '/admin/faults'],
  ['DELETE', '/admin/faults'],
  ['POST', '/admin/faults/reset'],
  ['DELETE', '/admin/requests'],
  ['DELETE', '/outbox'],
])('%s %s is refused to other pages', async (method, path) => {
  const headers = {Host: 'localhost', Origin: 'https://evil.example'}
  expect(await ask(path, headers, method)).toBe(403)
  expect(await ask(path, {Host: 'evil.example'}, method)).toBe(403)
  expect(await ask(path, {Host: 'localhost', 'X-Mobify': 'true'}, method)).toBe(403)
})

it('leaves the protocols of shoppers open to every client', async () => {
  const headers = {
    Host: 'evil.example',
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
    'X-Mobify': 'true',
  }
  expect(await ask(`/s/DEU/dw/shop/v21_3/site?client_id=${shop.config.clientId}`, headers)).toBe(
    200,
  )
  expect(await ask(`/v1/media/${shop.config.socialFeedId}`, headers)).toBe(200)
  expect(await ask('/healthz', headers)).toBe(200)
})

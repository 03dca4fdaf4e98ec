import type {FastifyReply, FastifyRequest} from 'fastify'
import {sendAs} from '../../testing/send-as'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'
import {guardOwnPages} from './own-pages'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({
    'admin-hosts': 'sandbox.test, other.test',
    'public-url': 'http://public.test:4000',
  })
})
afterAll(() => shop.close())

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await sendAs(shop, path, {headers, method})).status

const OWN = [
  '/',
  '/admin/status',
  '/admin/orders',
  '/admin/messages',
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
    ['a callback of SLAS', {Host: 'localhost', 'X-Slas-Callback-Token': 'x'}],
    ['another machine behind a proxy', {Host: 'localhost', 'X-Forwarded-For': '192.0.2.7'}],
    ['a proxy that hides who asks', {Host: 'localhost', Forwarded: 'for=_hidden'}],
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
  ['POST', '/admin/reset'],
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
  expect(await ask(`/v1/media/${shop.config.settings['socialFeedId']}`, headers)).toBe(200)
  expect(await ask('/healthz', headers)).toBe(200)
})

describe('another machine', () => {
  const TOKEN = 'a-token-of-20-letters'
  const basicOf = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString('base64')}`
  const from = (to: TestShop, path: string, headers: Record<string, string> = {}) =>
    sendAs(to, path, {headers: {host: 'localhost', 'x-forwarded-for': '192.0.2.7', ...headers}})

  it.each(['192.0.2.7', '::ffff:192.0.2.7', '172.17.0.1', undefined])(
    'is known by its address: %s',
    async (remoteAddress) => {
      const request = {socket: {remoteAddress}, headers: {host: 'localhost'}}
      const guard = guardOwnPages({adminHosts: []})
      await expect(
        guard(request as unknown as FastifyRequest, {} as FastifyReply),
      ).rejects.toMatchObject({status: 403})
    },
  )

  it('is refused in words without a token of the sandbox', async () => {
    for (const path of OWN) {
      const answer = await from(shop, path, {authorization: `Bearer ${TOKEN}`})
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.body).toContain('SANDBOX_ADMIN_TOKEN')
    }
    expect((await from(shop, '/healthz')).status).toBe(200)
  })

  it('uses them with it, as bearer token or in the form of the browser', async () => {
    const open = await startTestShop({'admin-token': TOKEN})
    try {
      for (const path of OWN) {
        const asked = await from(open, path)
        expect([path, asked.status]).toEqual([path, 401])
        expect(asked.headers['www-authenticate']).toMatch(/^Basic /)
        for (const wrong of [basicOf(''), basicOf('wrong'), 'Bearer wrong', 'Bearer', 'x'])
          expect((await from(open, path, {authorization: wrong})).status).toBe(401)
        for (const authorization of [`Bearer ${TOKEN}`, basicOf(TOKEN)])
          expect((await from(open, path, {authorization})).status).toBe(200)
      }
      const own = {authorization: basicOf(TOKEN)}
      for (const headers of [
        {...own, host: 'evil.example'},
        {...own, origin: 'https://evil.example'},
        {...own, 'sec-fetch-site': 'cross-site'},
      ])
        expect((await from(open, '/admin/status', headers)).status).toBe(403)
      expect((await fetch(`${open.baseUrl}/admin/status`)).status).toBe(200)
    } finally {
      await open.close()
    }
  })
})

import http from 'node:http'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import {isLoopback} from './outgoing'
import {callShop, callSlas, clientSecretOf, newCustomer} from './testing/shopper'
import type {TestShop} from './testing/test-shop'
import {startTestShop} from './testing/test-shop'
import {paymentSettings} from './companies/payment/settings'

let shop: TestShop

/** Every port of this machine and of its names is registered: what is refused is refused as the sandbox's own. */
const NAMES = [
  ...new Set([
    'localhost',
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    os.hostname().toLowerCase(),
    ...Object.values(os.networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({family}) => family === 'IPv4')
      .map(({address}) => address),
  ]),
]

beforeAll(async () => {
  shop = await startTestShop({'shop-origins': NAMES.map((name) => `http://${name}:*`).join(',')})
})
afterAll(() => shop.close())

const port = (): string => new URL(shop.baseUrl).port
const ask = (path: string, login: string, callbackUri: string): Promise<Response> =>
  callSlas(
    shop,
    path,
    {
      user_id: login,
      mode: 'callback',
      channel_id: 'DEU',
      callback_uri: callbackUri,
      hint: 'cross_device',
    },
    clientSecretOf(shop),
  )

describe.each(['password/reset', 'passwordless/login', 'webauthn/register/authorize'])(
  'the callback of %s',
  (path) => {
    it.each([
      ...NAMES,
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.1',
      'LOCALHOST',
      '[0:0:0:0:0:ffff:7f00:1]',
    ])('is never the sandbox itself as %s', async (name) => {
      const answer = await ask(path, 'nobody@example.test', `http://${name}:${port()}/admin/faults`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        error: 'invalid_request',
        message: expect.stringMatching(/callback_uri doesn't match.*SANDBOX_SHOP_ORIGINS/),
      })
    })

    it('is not elsewhere', async () => {
      for (const uri of ['http://192.0.2.1:3000/x', 'http://shop.test:3000/x', 'x'])
        expect((await ask(path, 'nobody@example.test', uri)).status).toBe(400)
    })
  },
)

it('does not follow a redirect, to the sandbox or elsewhere', async () => {
  const {login} = await newCustomer(shop)
  let asked = 0
  const shopServer = http.createServer((_request, response) => {
    asked += 1
    response.writeHead(307, {location: `http://127.0.0.1:${port()}/admin/faults/reset`}).end()
  })
  await new Promise<void>((resolve) => shopServer.listen(0, '127.0.0.1', resolve))
  const uri = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}/reset-password-callback`
  await callShop(shop, 'POST', '/admin/faults', {body: {kind: 'latency', delay: 1}})
  expect((await ask('password/reset', login, uri)).status).toBe(412)
  shopServer.close()
  shopServer.closeAllConnections()
  expect(asked).toBe(1)
  const {body} = await callShop<{data: unknown[]}>(shop, 'GET', '/admin/faults')
  expect(body.data).toHaveLength(1)
})

it('an address of the shop alone is registered by default', async () => {
  const plain = await startTestShop()
  const send = (uri: string) =>
    callSlas(
      plain,
      'password/reset',
      {
        user_id: 'a@example.test',
        mode: 'callback',
        channel_id: 'DEU',
        callback_uri: uri,
        hint: 'cross_device',
      },
      clientSecretOf(shop),
    )
  try {
    expect((await send('http://localhost:3000/reset-password-callback')).status).toBe(200)
    for (const uri of [
      'http://localhost:3001/reset-password-callback',
      'http://127.0.0.1:3000/reset-password-callback',
      'http://localhost:3000/mobify/proxy/api/',
    ])
      expect([uri, (await send(uri)).status]).toEqual([uri, 400])
  } finally {
    await plain.close()
  }
})

describe('notifications of the payment provider', () => {
  const open = (more: object) =>
    callShop<{message?: string}>(shop, 'POST', '/psp/v1/sessions', {
      headers: {'x-api-key': paymentSettings.of(shop).apiKey},
      body: {
        merchant: 'ELSEWHERE',
        merchantReference: 'A-1',
        amount: {value: 5000, currency: 'EUR'},
        ...more,
      },
    })

  it('go to registered storefronts only', async () => {
    for (const notificationUrl of [`${shop.baseUrl}/admin/faults`, 'http://192.0.2.1/hook']) {
      const {status, body} = await open({notificationUrl})
      expect(status).toBe(422)
      expect(body.message).toContain('SANDBOX_SHOP_ORIGINS')
    }
    expect((await open({notificationUrl: 'http://localhost:3000/hook'})).status).toBe(201)
  })

  it('reach the own controller alone, whatever the merchant is called', async () => {
    const {outgoing} = await import('./outgoing').then(({Outgoing}) => ({
      outgoing: new Outgoing(shop.config),
    }))
    outgoing.listensOn(Number(port()))
    const path = ['on', 'demandware.store', 'Sites-/../../../admin/faults/reset?-Site']
    expect(await outgoing.postOwn(path, '{}', {})).toBe(404)
  })
})

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.0.2.1', false],
  ['::ffff:192.0.2.1', false],
  ['', false],
  ['unknown', false],
])('isLoopback(%s) is %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

/** The push service: what it verifies, keeps and answers (RFC 8030, RFC 8292). */
import {generateKeyPairSync, randomBytes, sign} from 'node:crypto'
import {callShop} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
const {x = '', y = ''} = publicKey.export({format: 'jwk'})
const point = Buffer.concat([
  Buffer.from([4]),
  Buffer.from(x, 'base64url'),
  Buffer.from(y, 'base64url'),
]).toString('base64url')

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const origin = () => new URL(shop.config.publicUrl).origin
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

function authorization(claims: object = {}, key = point): string {
  const all = {aud: origin(), exp: inAnHour(), sub: 'mailto:shop@example.com', ...claims}
  const text = `${part({typ: 'JWT', alg: 'ES256'})}.${part(all)}`
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url')
  return `vapid t=${text}.${signature}, k=${key}`
}

let browsers = 0
const newToken = () => `browser-${(browsers += 1)}`
const post = (
  token: string,
  headers: Record<string, string> = {},
  body: Buffer = randomBytes(150),
): Promise<Response> =>
  fetch(`${shop.baseUrl}/push-service/send/${token}`, {
    method: 'POST',
    headers: {
      authorization: authorization(),
      ttl: '60',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ...headers,
    },
    body: new Uint8Array(body),
  })

interface Message {
  body: string
  ttl: number
  urgency: string
  topic: string | null
  sender: string
}
const messagesOf = async (token: string) => {
  const path = `/admin/push/messages?token=${token}`
  return (await callShop<{data: Message[]}>(shop, 'GET', path)).body.data
}

it('keeps a message as it came, and shows it to the owner', async () => {
  const [token, body] = [newToken(), randomBytes(200)]
  const answer = await post(token, {urgency: 'high', topic: 'order-1'}, body)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('location')).toContain('/push-service/m/')
  expect(await messagesOf(token)).toMatchObject([
    {
      body: body.toString('base64url'),
      ttl: 60,
      urgency: 'high',
      topic: 'order-1',
      sender: 'mailto:shop@example.com',
    },
  ])
  const page = await (await fetch(`${shop.baseUrl}/admin/push`)).text()
  expect(page).toContain('200 bytes, encrypted')
  expect(page).not.toContain(body.toString('base64url'))
})

it('replaces a message of the same topic', async () => {
  const token = newToken()
  await post(token, {topic: 'a'}, randomBytes(100))
  await post(token, {topic: 'b'}, randomBytes(101))
  await post(token, {topic: 'a'}, randomBytes(102))
  expect((await messagesOf(token)).map(({topic}) => topic)).toEqual(['a', 'b'])
})

it.each([
  ['no token', () => ''],
  ['a token for another service', () => authorization({aud: 'https://other.example'})],
  ['a token that has expired', () => authorization({exp: inAnHour() - 7200})],
  ['a token for two days', () => authorization({exp: inAnHour() + 2 * 86_400})],
  [
    'a token of another key',
    () =>
      authorization({}, Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url')),
  ],
  ['a changed token', () => authorization().replace(/\.(.)/, (_, letter) => `.${letter}A`)],
])('refuses %s', async (_, make) => {
  const token = newToken()
  expect((await post(token, {authorization: make()})).status).toBe(403)
  expect(await messagesOf(token)).toEqual([])
})

it.each([
  [400, {ttl: ''}, 150],
  [400, {urgency: 'now'}, 150],
  [400, {topic: 'a b'}, 150],
  [415, {'content-encoding': 'aesgcm'}, 150],
  [413, {}, 4097],
  [400, {}, 80],
])('answers %i to %j with %i bytes', async (status, headers, bytes) => {
  const token = newToken()
  expect((await post(token, headers, randomBytes(bytes))).status).toBe(status)
  expect(await messagesOf(token)).toEqual([])
})

it.each([404, 410, 413, 500])('answers %i for a browser when it is told to', async (status) => {
  const token = newToken()
  await callShop(shop, 'POST', '/admin/push/answers', {body: {token, status}})
  expect((await post(token)).status).toBe(status)
  await callShop(shop, 'POST', '/admin/push/answers', {body: {token, status: 201}})
  expect((await post(token)).status).toBe(201)
})

it('asks a sender to wait', async () => {
  const token = newToken()
  const body = {token, status: 429, retryAfter: 17}
  await callShop(shop, 'POST', '/admin/push/answers', {body})
  const answer = await post(token)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17'])
})

it('fails as other systems do, by a fault of its name', async () => {
  const fault = {kind: 'status', status: 503, system: 'push', times: 1}
  await callShop(shop, 'POST', '/admin/faults', {body: fault})
  const token = newToken()
  expect((await post(token)).status).toBe(503)
  expect((await post(token)).status).toBe(201)
})

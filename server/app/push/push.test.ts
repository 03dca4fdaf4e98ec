/** The routes of messages on devices, in front of the sandbox and a push service of the test. */
import {createECDH, createHmac, randomBytes, randomUUID} from 'node:crypto'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {decrypt} from 'http_ece'
import {queryAll} from '../../../sandbox/db/database'
import {newShopper, type TestShopper} from '../../../sandbox/testing/shopper'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'

const SECRET = 'secret-of-the-backend'
const pair = createECDH('prime256v1')
pair.generateKeys()
const VAPID = {
  PUSH_PUBLIC_KEY: pair.getPublicKey().toString('base64url'),
  PUSH_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
  PUSH_SUBJECT: 'mailto:shop@example.com',
  PUSH_SEND_SECRET: SECRET,
}

interface Received {
  path: string
  headers: http.IncomingHttpHeaders
  body: Buffer
}

let running: RunningBundle
let service: http.Server
let services: string
let received: Received[]
let status: number

beforeAll(async () => {
  service = http.createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      received.push({path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks)})
      res.writeHead(status, status === 429 ? {'retry-after': '30'} : {}).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  services = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/`
  running = await startLocalBundle({
    ...VAPID,
    PUSH_SERVICES: `https://fcm.googleapis.com,${services}`,
  })
}, 120_000)
afterAll(async () => {
  await running.close()
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  received = []
  status = 201
})

function newBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  return {
    keys,
    auth,
    holder: randomBytes(24).toString('base64url'),
    subscription: {
      endpoint: `${services}${randomBytes(12).toString('base64url')}`,
      expirationTime: null,
      keys: {p256dh: keys.getPublicKey().toString('base64url'), auth},
    },
  }
}
type Browser = ReturnType<typeof newBrowser>

const call = (method: string, path: string, body: object | string, headers: object = {}) =>
  fetch(`${running.base}/push${path}`, {
    method,
    headers: {'content-type': 'application/json', ...(headers as Record<string, string>)},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const choose = (
  {holder, subscription}: Browser,
  shopper: TestShopper | null,
  change: object = {},
  headers: object = {},
) =>
  call(
    'POST',
    '/DEU/subscriptions',
    {holder, subscription, kinds: ['stock', 'order'], details: false, locale: 'en-DE', ...change},
    {...(shopper && {authorization: `Bearer ${shopper.accessToken}`}), ...headers},
  )
const stored = () =>
  queryAll<{endpoint: string; kinds: string; locale: string}>(
    running.sandbox.db,
    'SELECT endpoint, kinds, locale FROM push_subscription ORDER BY rowid',
  )
const kindsOf = ({subscription}: Browser) => {
  const row = stored().find(({endpoint}) => endpoint === subscription.endpoint)
  return row && Object.keys(JSON.parse(row.kinds) as object)
}

const message = ({subscription}: Browser, change: object = {}) => ({
  id: randomUUID(),
  site: 'DEU',
  locale: 'de-DE',
  details: false,
  registered: true,
  subscription,
  content: {about: 'shipped', orderNo: '00001234'},
  ...change,
})
function signed(body: string, {secret = SECRET, time = Date.now()} = {}) {
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return {'x-shop-signature': `t=${time},v1=${hmac}`}
}
async function send(messages: object[], options: {secret?: string; time?: number} = {}) {
  const body = JSON.stringify({messages})
  const answer = await call('POST', '/send', body, signed(body, options))
  const json = (await answer.json()) as {results?: {id: string; outcome: string}[]; type?: string}
  return {status: answer.status, ...json}
}
const outcomeFor = async (one: object) => (await send([one])).results?.[0]

interface Payload {
  title: string
  body: string
  lang: string
  dir: string
  tag: string
  path: string
}
function read({keys, auth}: Browser): Payload {
  const [{body}] = received as [Received]
  const text = decrypt(body, {version: 'aes128gcm', privateKey: keys, authSecret: auth})
  return JSON.parse(text.toString()) as Payload
}

it('tells browsers the key, which caches may keep', async () => {
  const answer = await fetch(`${running.base}/push/key`)
  expect(await answer.json()).toEqual({key: VAPID.PUSH_PUBLIC_KEY})
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

it('stores, reads, renews and ends the choice of a browser', async () => {
  const browser = newBrowser()
  const shopper = await newShopper(running.sandbox)
  const answer = await choose(browser, shopper)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({kinds: ['stock', 'order'], details: false})
  expect(stored().at(-1)).toMatchObject({
    endpoint: browser.subscription.endpoint,
    locale: 'en-DE',
  })
  const {holder} = browser
  const same = await call('POST', '/DEU/subscriptions/read', {holder})
  expect(await same.json()).toMatchObject({kinds: ['stock', 'order']})
  const {subscription} = newBrowser()
  const renewed = await call('POST', '/DEU/subscriptions/renew', {holder, subscription})
  expect(renewed.status).toBe(204)
  expect(stored().at(-1)).toMatchObject({endpoint: subscription.endpoint})
  expect((await call('DELETE', '/DEU/subscriptions', {holder})).status).toBe(204)
  const gone = await call('POST', '/DEU/subscriptions/read', {holder})
  expect(await gone.json()).toEqual({id: '', kinds: [], details: false})
})

it('takes price drops with the consent to marketing only', async () => {
  const shopper = await newShopper(running.sandbox)
  const browser = newBrowser()
  const choice = {kinds: ['price', 'order']}
  await choose(browser, shopper, choice)
  expect(kindsOf(browser)).toEqual(['order'])
  await choose(browser, shopper, choice, {cookie: 'dw_dnt=1; consent_classes=none'})
  expect(kindsOf(browser)).toEqual(['order'])
  await choose(browser, shopper, choice, {cookie: 'dw_dnt=1; consent_classes=marketing'})
  expect(kindsOf(browser)).toEqual(['price', 'order'])
  await choose(browser, shopper, choice, {cookie: 'dw_dnt=1; consent_classes=none'})
  expect(kindsOf(browser)).toEqual(['order'])
})

it.each([
  ['another service', 'https://evil.example/send/abc'],
  ['a service as part of a name', 'https://fcm.googleapis.com.evil.example/fcm/send/abc'],
  ['an address of a machine', 'https://127.0.0.1/send/abc'],
  ['a user', 'https://a@fcm.googleapis.com/fcm/send/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
])('refuses a subscription at %s, to store and to send', async (_, endpoint) => {
  const browser = newBrowser()
  browser.subscription.endpoint = endpoint
  const answer = await choose(browser, await newShopper(running.sandbox))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({type: 'unknown-push-service'})
  const {holder, subscription} = browser
  const renewal = await call('POST', '/DEU/subscriptions/renew', {holder, subscription})
  expect(renewal.status).toBe(422)
  expect(stored().filter((row) => row.endpoint === endpoint)).toEqual([])
  expect(await outcomeFor(message(browser))).toMatchObject({outcome: 'refused'})
})

it.each<[number, string, object, object]>([
  [400, 'a wrong key', {subscription: {endpoint: 'https://fcm.googleapis.com/a', keys: {}}}, {}],
  [400, 'an unknown kind', {kinds: ['news']}, {}],
  [400, 'a short secret', {holder: 'abc'}, {}],
  [413, 'a long body', {more: 'a'.repeat(5000)}, {}],
  [415, 'a form', {}, {'content-type': 'text/plain'}],
  [403, 'a page of another site', {}, {'sec-fetch-site': 'cross-site'}],
  [403, 'another origin', {}, {origin: 'https://evil.example'}],
])('answers %i to %s', async (expected, _, change, headers) => {
  const shopper = await newShopper(running.sandbox)
  const before = stored().length
  expect((await choose(newBrowser(), shopper, change, headers)).status).toBe(expected)
  expect(stored()).toHaveLength(before)
})

it('answers 401 without a session', async () => {
  expect((await choose(newBrowser(), null)).status).toBe(401)
})

it('answers 404 for an unknown site and for other paths', async () => {
  expect((await call('POST', '/XXX/subscriptions', {})).status).toBe(404)
  expect((await call('POST', '/DEU/other', {})).status).toBe(404)
})

it('sends an encrypted message that only the browser reads, without personal data', async () => {
  const browser = newBrowser()
  const one = message(browser)
  expect(await outcomeFor(one)).toEqual({id: one.id, outcome: 'sent'})
  const [{path, headers, body}] = received as [Received]
  expect(path).toBe(new URL(browser.subscription.endpoint).pathname)
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/) as string,
    authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=/) as string,
  })
  expect(headers).not.toHaveProperty('x-correlation-id')
  expect(body.toString('latin1')).not.toContain('00001234')
  const payload = read(browser)
  expect(payload).toEqual({
    title: 'Deine Bestellung ist unterwegs',
    body: 'Tippe hier für die Einzelheiten.',
    lang: 'de-DE',
    dir: 'ltr',
    tag: 'order-00001234',
    path: '/deu/de-de/my-stokke/orders/00001234',
  })
})

it.each([
  [
    'stock',
    {content: {about: 'stock', productId: 'BH-1', product: 'Wagen'}, details: true},
    {body: 'Wagen ist wieder erhältlich.', tag: 'product-BH-1'},
  ],
  [
    'price',
    {
      content: {about: 'price', productId: 'BH-1', product: 'Wagen', price: 45, currency: 'EUR'},
      details: true,
    },
    {body: expect.stringMatching(/^Wagen kostet jetzt 45,00\s€\.$/) as string},
  ],
  [
    'price without details',
    {content: {about: 'price', productId: 'BH-1', product: 'Wagen', price: 45, currency: 'EUR'}},
    {body: 'Ein Produkt auf deiner Wunschliste kostet jetzt weniger.'},
  ],
  [
    'an order with details',
    {content: {about: 'delivered', orderNo: '00001234'}, details: true},
    {title: 'Deine Bestellung wurde zugestellt', body: 'Bestellung 00001234'},
  ],
  [
    "a guest's order",
    {content: {about: 'pickup', orderNo: '00001234'}, registered: false},
    {path: '/deu/de-de/shipment-tracking?orderNo=00001234'},
  ],
  [
    'an Arabic shop',
    {site: 'GLO', locale: 'ar-AE', content: {about: 'stock', productId: 'BH-1'}},
    {title: 'متوفر مجددًا', lang: 'ar-AE', dir: 'rtl'},
  ],
  ['an unknown language', {locale: 'xx-XX'}, {lang: 'de-DE'}],
])('writes %s', async (_, change, expected) => {
  const browser = newBrowser()
  await outcomeFor(message(browser, change))
  expect(read(browser)).toMatchObject(expected)
})

it.each([
  [201, {outcome: 'sent'}],
  [404, {outcome: 'gone'}],
  [410, {outcome: 'gone'}],
  [413, {outcome: 'refused'}],
  [429, {outcome: 'later', retryAfter: 30}],
  [500, {outcome: 'later'}],
  [302, {outcome: 'refused'}],
])('a service that answers %i: %j', async (answered, expected) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  status = answered
  const browser = newBrowser()
  const one = message(browser)
  expect(await outcomeFor(one)).toEqual({id: one.id, ...expected})
  const token = browser.subscription.endpoint.split('/').at(-1) ?? ''
  expect(JSON.stringify([warn.mock.calls, running.lines])).not.toContain(token)
  warn.mockRestore()
})

it('a long name is cut, so that the message is not too long', async () => {
  const browser = newBrowser()
  const content = {about: 'stock', productId: 'BH-1', product: 'ж'.repeat(1000)}
  await outcomeFor(message(browser, {content, details: true}))
  expect(received[0]?.body.length).toBeLessThan(4096)
  expect(read(browser).body.length).toBeLessThan(300)
})

it('a repeated call sends nothing again, but what failed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const [one, other] = [message(newBrowser()), message(newBrowser())]
  await send([one])
  await send([one])
  expect(received).toHaveLength(1)
  status = 500
  await send([other])
  status = 201
  expect((await send([other, one])).results?.map(({outcome}) => outcome)).toEqual(['sent', 'sent'])
  expect(received).toHaveLength(3)
  warn.mockRestore()
})

it.each([
  ['another key', {secret: 'another-key-of-somebody'}],
  ['an old time', {time: Date.now() - 900_000}],
  ['a time to come', {time: Date.now() + 1_800_000}],
])('refuses a call signed with %s', async (_, options) => {
  const answer = await send([message(newBrowser())], options)
  expect(answer).toMatchObject({status: 401, type: 'wrong-signature'})
  expect(received).toEqual([])
})

it('refuses a body that is not the signed one, and one that is no batch', async () => {
  const body = JSON.stringify({messages: [message(newBrowser())]})
  const changed = body.replace('de-DE', 'en-DE')
  expect((await call('POST', '/send', changed, signed(body))).status).toBe(401)
  expect((await call('POST', '/send', body)).status).toBe(401)
  const none = JSON.stringify({messages: [{id: 'x'}]})
  expect((await call('POST', '/send', none, signed(none))).status).toBe(400)
  expect(received).toEqual([])
})

it('works as Managed Runtime calls the bundle', async () => {
  const body = JSON.stringify({messages: [message(newBrowser())]})
  const answer = await running.invoke({
    httpMethod: 'POST',
    path: '/push/send',
    headers: {'content-type': 'application/json', ...signed(body)},
    body,
  })
  expect(answer.statusCode).toBe(200)
  expect(received).toHaveLength(1)
})

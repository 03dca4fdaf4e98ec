/** Messages on a device: what a browser chooses, what happens, and the signed calls that follow. */
import {createHmac, randomBytes} from 'node:crypto'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute, queryAll} from '../../../sandbox/db/database'
import {moveThrough, placedOrder} from '../../../sandbox/testing/placed-order'
import {
  callShop,
  CUSTOMERS,
  logIn,
  newCustomer,
  newShopper,
  ORDERS,
  PASSWORD,
  type TestCustomer,
  type TestShopper,
} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

const API = '/custom/shopper-push/v1/organizations/:org'

interface Sent {
  id: string
  site: string
  locale: string
  details: boolean
  registered: boolean
  subscription: {endpoint: string; keys: {p256dh: string; auth: string}}
  content: Record<string, unknown>
}
interface Choice {
  id: string
  kinds: string[]
  details: boolean
}

let shop: TestShop
let storefront: http.Server
/** Messages of the calls to the storefront, call by call. */
let calls: Sent[][]
let headers: http.IncomingHttpHeaders[]
let bodies: string[]
/** What the storefront answers about a message; null for an answer that is lost. */
let answer: (message: Sent) => object | null

beforeEach(async () => {
  calls = []
  headers = []
  bodies = []
  answer = () => ({outcome: 'sent'})
  storefront = http.createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const {messages} = JSON.parse(body) as {messages: Sent[]}
      calls.push(messages)
      headers.push(req.headers)
      bodies.push(body)
      const results = messages.map((one) => ({id: one.id, ...answer(one)}))
      if (messages.some((one) => answer(one) === null)) return res.destroy()
      res.setHeader('content-type', 'application/json').end(JSON.stringify({results}))
    })
  })
  await new Promise<void>((resolve) => storefront.listen(0, '127.0.0.1', resolve))
  const {port} = storefront.address() as AddressInfo
  shop = await startTestShop({
    ...exampleEndpoints,
    'shop-url': `http://127.0.0.1:${port}`,
    'shop-hmac-key': 'key-of-the-storefront',
  })
})
afterEach(async () => {
  await shop.close()
  storefront.closeAllConnections()
  storefront.close()
})

const browser = () => ({
  holder: randomBytes(24).toString('base64url'),
  endpoint: `https://push.example/${randomBytes(9).toString('base64url')}`,
  p256dh: randomBytes(66).toString('base64url').slice(0, 87),
  auth: randomBytes(16).toString('base64url'),
})
type Browser = ReturnType<typeof browser>

const choose = (who: TestShopper, one: Browser, kinds: string[], details = false) =>
  who.call<Choice>('POST', `${API}/subscriptions`, {...one, kinds, details})
const read = async (who: TestShopper, {holder}: Browser) =>
  (await who.call<Choice>('POST', `${API}/subscriptions/read`, {holder})).body
const runJob = () => callShop(shop, 'POST', '/admin/push-job', {body: {}})
const sent = () => calls.flat()
const about = () => sent().map(({content}) => content['about'])

const setStock = (productId: string, units: number) =>
  execute(
    shop.db,
    'UPDATE inventory_record SET allocation = turnover + ? WHERE product_id = ?',
    units,
    productId,
  )
/** @param amount in cents */
function setPrice(productId: string, amount: number): void {
  execute(shop.db, 'UPDATE price SET amount = ? WHERE product_id = ?', amount, productId)
  execute(shop.db, "UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
}

async function listOf(who: TestShopper, body: object, productId: string, item: object = {}) {
  const {customerId} = who as TestShopper & {customerId: string}
  const lists = `${CUSTOMERS}/${customerId}/product-lists`
  const {body: list} = await who.call<{id: string}>('POST', lists, body)
  await who.call('POST', `${lists}/${list.id}/items`, {
    productId,
    quantity: 1,
    type: 'product',
    ...item,
  })
}
const alert = (who: TestShopper, productId: string) =>
  listOf(who, {type: 'custom_1', event: {type: 'notifyWhenInStock'}}, productId)
const wish = (who: TestShopper, productId: string) => listOf(who, {type: 'wish_list'}, productId)

test('goods that are back in stock are told once, by a signed call', async () => {
  const ada = await newCustomer(shop)
  setStock('blanket', 0)
  await alert(ada, 'blanket')
  const one = browser()
  expect((await choose(ada, one, ['stock'])).body).toMatchObject({kinds: ['stock'], details: false})
  await runJob()
  expect(calls).toEqual([])
  setStock('blanket', 5)
  await runJob()
  await runJob()
  expect(sent()).toEqual([
    {
      id: expect.any(String) as string,
      site: 'DEU',
      locale: 'de-DE',
      details: false,
      registered: true,
      subscription: {endpoint: one.endpoint, keys: {p256dh: one.p256dh, auth: one.auth}},
      content: {about: 'stock', productId: 'blanket'},
    },
  ])
  const signature = String(headers[0]?.['x-shop-signature'])
  const [, time, hmac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const expected = createHmac('sha256', 'key-of-the-storefront').update(`${time}.${bodies[0]}`)
  expect(hmac).toBe(expected.digest('hex'))
  expect(Math.abs(Date.now() - Number(time))).toBeLessThan(10_000)
})

test('an alert whose goods are there already is no news', async () => {
  const ada = await newCustomer(shop)
  await alert(ada, 'blanket')
  await choose(ada, browser(), ['stock'])
  await runJob()
  expect(calls).toEqual([])
})

test('a wish is told when its price falls below the one that was known, with details on request', async () => {
  const ada = await newCustomer(shop)
  await wish(ada, 'blanket')
  setPrice('blanket', 5000)
  await choose(ada, browser(), ['price'], true)
  setPrice('blanket', 6000)
  await runJob()
  setPrice('blanket', 5000)
  await runJob()
  expect(calls).toEqual([])
  setPrice('blanket', 4500)
  await runJob()
  await runJob()
  expect(sent()).toMatchObject([
    {
      details: true,
      content: {
        about: 'price',
        productId: 'blanket',
        product: 'Strickdecke',
        price: 45,
        currency: 'EUR',
      },
    },
  ])
})

test('an order is told of when it leaves and arrives, but not of what was before', async () => {
  const ada = await newCustomer(shop)
  const before = await placedOrder(ada)
  await moveThrough(shop, before.orderNo, ['paid', 'shipped'])
  await new Promise((resolve) => setTimeout(resolve, 5))
  await choose(ada, browser(), ['order'])
  const {orderNo} = await placedOrder(ada)
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  await runJob()
  expect(sent().map(({content}) => content)).toEqual([{about: 'shipped', orderNo}])
  await moveThrough(shop, orderNo, ['delivered'])
  await runJob()
  expect(about()).toEqual(['shipped', 'delivered'])
})

test('goods for pickup are told of when they are ready, and not when they are picked up', async () => {
  const ada = await newCustomer(shop)
  await choose(ada, browser(), ['order'])
  const {orderNo} = await placedOrder(ada)
  execute(
    shop.db,
    `UPDATE customer_order SET content = json_set(content, '$.shipments[0].custom.c_fromStoreId', 'store')
     WHERE order_no = ?`,
    orderNo,
  )
  await moveThrough(shop, orderNo, ['paid', 'shipped', 'delivered'])
  await runJob()
  expect(sent().map(({content}) => content)).toEqual([{about: 'pickup', orderNo}])
})

test('an answer that is lost, and a call that fails, are repeated under the same id', async () => {
  const ada = await newCustomer(shop)
  await choose(ada, browser(), ['order'])
  const {orderNo} = await placedOrder(ada)
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  answer = () => null
  await runJob()
  answer = () => ({outcome: 'later', retryAfter: 3600})
  execute(shop.db, 'UPDATE push_message SET next_attempt_at = 0')
  await runJob()
  await runJob()
  expect(calls).toHaveLength(2)
  answer = () => ({outcome: 'sent'})
  execute(shop.db, 'UPDATE push_message SET next_attempt_at = 0')
  await runJob()
  expect(new Set(sent().map(({id}) => id)).size).toBe(1)
  expect(queryAll(shop.db, 'SELECT outcome, attempts FROM push_message')).toEqual([
    {outcome: 'sent', attempts: 3},
  ])
})

test('a browser that is gone at its push service is removed', async () => {
  const ada = await newCustomer(shop)
  const one = browser()
  await choose(ada, one, ['order'])
  const {orderNo} = await placedOrder(ada)
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  answer = () => ({outcome: 'gone'})
  await runJob()
  expect(await read(ada, one)).toEqual({id: '', kinds: [], details: false})
  expect(queryAll(shop.db, 'SELECT id FROM push_message')).toEqual([])
})

test('the secret of a browser reads, renews and ends its subscription without an account', async () => {
  const ada = await newCustomer(shop)
  const stranger = await newShopper(shop)
  const one = browser()
  await choose(ada, one, ['order'])
  expect(await read(stranger, browser())).toEqual({id: '', kinds: [], details: false})
  expect((await read(stranger, one)).kinds).toEqual(['order'])
  const {endpoint} = browser()
  const renewed = await stranger.call('POST', `${API}/subscriptions/renew`, {...one, endpoint})
  expect(renewed.status).toBe(204)
  expect(queryAll(shop.db, 'SELECT endpoint FROM push_subscription')).toEqual([{endpoint}])
  const unknown = await stranger.call('POST', `${API}/subscriptions/renew`, browser())
  expect(unknown.status).toBe(404)
  await stranger.call('POST', `${API}/subscriptions/end`, {holder: one.holder})
  expect(await read(ada, one)).toMatchObject({kinds: []})
})

test('a kind that is taken back is not sent any more, even if it waits', async () => {
  const ada = await newCustomer(shop)
  const one = browser()
  await choose(ada, one, ['order', 'stock'])
  const {orderNo} = await placedOrder(ada)
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  answer = () => null
  await runJob()
  await choose(ada, one, ['stock'])
  execute(shop.db, 'UPDATE push_message SET next_attempt_at = 0 WHERE next_attempt_at IS NOT NULL')
  answer = () => ({outcome: 'sent'})
  await runJob()
  expect(calls).toHaveLength(1)
  expect((await choose(ada, one, [])).body.id).toBe('')
  expect(queryAll(shop.db, 'SELECT id FROM push_subscription')).toEqual([])
})

test('of two customers in one browser the second gets nothing of the first', async () => {
  const ada = await newCustomer(shop)
  const ben = await newCustomer(shop)
  const one = browser()
  await choose(ada, one, ['order', 'price'])
  const {orderNo} = await placedOrder(ada)
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  answer = () => null
  await runJob()
  await choose(ben, one, ['stock'])
  answer = () => ({outcome: 'sent'})
  execute(shop.db, 'UPDATE push_message SET next_attempt_at = 0')
  await moveThrough(shop, orderNo, ['delivered'])
  await runJob()
  expect(calls).toHaveLength(1)
  expect(await read(ben, one)).toMatchObject({kinds: ['stock']})
})

test('a guest who signs in takes the choice along, with the news of the order as a guest', async () => {
  const guest = await newShopper(shop)
  const one = browser()
  await choose(guest, one, ['order'])
  const {orderNo} = await placedOrder(guest)
  const ada = await newCustomer(shop)
  const {body} = await choose(ada, one, ['order'])
  expect(body.kinds).toEqual(['order'])
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  const own = await placedOrder(ada)
  await moveThrough(shop, own.orderNo, ['paid', 'shipped'])
  await runJob()
  expect(sent().map(({content}) => content['orderNo'])).toEqual([own.orderNo, orderNo])
})

test('the message of an order as a guest does not lead into the account, which has no such order', async () => {
  const guest = await newShopper(shop)
  const one = browser()
  await choose(guest, one, ['order'])
  const {orderNo} = await placedOrder(guest)
  const ada = await newCustomer(shop)
  await choose(ada, one, ['order'])
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  await runJob()
  const inAccount = await ada.call('GET', `${ORDERS}/${orderNo}`)
  expect(inAccount.status).toBe(404)
  expect(sent()).toMatchObject([{registered: false, content: {about: 'shipped', orderNo}}])
})

const devicesOf = ({customerId}: TestCustomer) => `${API}/customers/${customerId}/devices`

test('a customer ends the messages of all devices, such as with a sign-out everywhere', async () => {
  const ada = await newCustomer(shop)
  const ben = await newCustomer(shop)
  await choose(ada, browser(), ['order'], true)
  await choose(ada, browser(), ['stock'])
  await choose(ben, browser(), ['order'])
  expect((await ben.call('DELETE', devicesOf(ada))).status).toBeGreaterThanOrEqual(400)
  expect((await ada.call('GET', devicesOf(ada))).body).toMatchObject({data: [{}, {}]})
  expect((await ada.call('DELETE', devicesOf(ada))).status).toBe(204)
  expect((await ada.call('GET', devicesOf(ada))).body).toEqual({data: []})
  expect((await ben.call('GET', devicesOf(ben))).body).toMatchObject({data: [{kinds: ['order']}]})
})

test('the account lists its devices without addresses, and ends each of them from any', async () => {
  const ada = await newCustomer(shop)
  const ben = await newCustomer(shop)
  const [one, other] = [browser(), browser()]
  await choose(ada, one, ['order'])
  const {body: chosen} = await choose(ada, other, ['price'], true)
  const {body} = await ada.call<{data: {deviceId: string}[]}>('GET', devicesOf(ada))
  expect(body.data).toMatchObject([
    {kinds: ['order'], details: false},
    {deviceId: chosen.id, kinds: ['price'], details: true},
  ])
  expect(JSON.stringify(body)).not.toMatch(/push\.example|holder|auth/)
  expect((await ben.call('GET', devicesOf(ada))).status).toBeGreaterThanOrEqual(400)
  expect((await ben.call('DELETE', `${devicesOf(ben)}/${chosen.id}`)).status).toBe(204)
  expect((await read(ada, other)).kinds).toEqual(['price'])
  expect((await ada.call('DELETE', `${devicesOf(ada)}/${chosen.id}`)).status).toBe(204)
  expect((await read(ada, other)).kinds).toEqual([])
  expect((await read(ada, one)).kinds).toEqual(['order'])
})

test('the download of the own data lists them, and the deletion of the account deletes them', async () => {
  const ada = await newCustomer(shop)
  const one = browser()
  await choose(ada, one, ['price'])
  const account = '/custom/shopper-customer/v1/organizations/:org'
  const {body} = await ada.call<{pushSubscriptions: object[]}>('GET', `${account}/account-data`)
  expect(body.pushSubscriptions).toMatchObject([{siteId: 'DEU', kinds: ['price']}])
  expect(JSON.stringify(body)).not.toContain(one.endpoint)
  const signedIn = await logIn(shop, {login: ada.login, password: PASSWORD})
  const closed = await signedIn.call('POST', `${account}/close-account`, {
    currentPassword: PASSWORD,
  })
  expect(closed.status).toBe(204)
  expect(queryAll(shop.db, 'SELECT id FROM push_subscription')).toEqual([])
})

test.each([
  ['a short secret', {holder: 'short'}],
  ['a key of another length', {p256dh: 'x'.repeat(88)}],
  ['an unknown kind', {kinds: ['news']}],
  ['a field that only the shop sets', {customerId: 'other'}],
  ['no address', {endpoint: 'mailto:a@example.com'}],
])('%s is refused', async (_, change) => {
  const ada = await newCustomer(shop)
  const body = {...browser(), kinds: ['stock'], details: false, ...change}
  const {status} = await ada.call('POST', `${API}/subscriptions`, body)
  const rows = queryAll<{customer_id: string}>(shop.db, 'SELECT customer_id FROM push_subscription')
  if ('customerId' in change) expect(rows).not.toContainEqual({customer_id: 'other'})
  else expect([status, rows]).toEqual([400, []])
})

test('a flood of choices is refused', async () => {
  const ada = await newCustomer(shop)
  const statuses: number[] = []
  for (let round = 0; round < 62; round += 1) {
    statuses.push((await choose(ada, browser(), ['stock'])).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(queryAll(shop.db, 'SELECT id FROM push_subscription')).toHaveLength(20)
})

import {moveThrough} from '../../testing/placed-order'
import type {TestShopper} from '../../testing/shopper'
import {callShop, newShopper, readyBasket} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'
import {queryOne} from '../../db/database'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface OrderAnswer {
  fault?: {type: string; arguments: Record<string, unknown>}
  order_no: string
  _resource_state: string
  [key: string]: unknown
}

function ocapi(method: string, path: string, body?: unknown) {
  const url = path.startsWith('/') ? path : `/s/DEU/dw/shop/v21_3/${path}`
  return callShop<OrderAnswer>(shop, method, url, {token: shopper.accessToken, body})
}

async function place(changes: Record<string, unknown> = {}) {
  const {basketId} = await readyBasket(shopper, changes)
  return (await ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})).body
}

const sold = () =>
  queryOne<{turnover: number}>(
    shop.db,
    "SELECT turnover FROM inventory_record WHERE product_id = 'blanket' AND list_id = 'inventory-DEU'",
  )?.turnover ?? NaN

const read = (orderNo: string) => ocapi('GET', `orders/${orderNo}`)

it('keeps what the payment provider said: reference, method, data, session data', async () => {
  const {order_no} = await place()
  await ocapi('PATCH', `orders/${order_no}`, {
    c_merchantReference: order_no,
    c_paymentMethod: 'card',
    c_paymentData: {brand: 'visa', last: '1111'},
  })
  await ocapi('PATCH', `orders/${order_no}`, {c_sessionData: 'Ab02b4c0'})
  expect((await read(order_no)).body).toMatchObject({
    c_merchantReference: order_no,
    c_paymentMethod: 'card',
    c_paymentData: {brand: 'visa', last: '1111'},
    c_sessionData: 'Ab02b4c0',
  })
})

it('tells the end of the time to cancel on the clock of the shopper', async () => {
  const {order_no, creation_date} = await place()
  await ocapi('PATCH', `orders/${order_no}`, {c_userTimeZone: 'Asia/Tokyo'})
  const {body} = await read(order_no)
  const end = String(body['c_cancellationEndTimeInUserTimezone'])
  expect(end).toMatch(/\+09:00$/)
  const minutes = (Date.parse(end) - Date.parse(String(creation_date))) / 60_000
  expect(Math.round(minutes)).toBe(60)
  const wrong = await ocapi('PATCH', `orders/${order_no}`, {c_userTimeZone: 'Mars/Olympus'})
  expect(wrong).toMatchObject({
    status: 400,
    body: {fault: {type: 'PropertyConstraintViolationException'}},
  })
})

const refused = (...properties: string[]) => ({
  status: 403,
  body: {_v: '21.3', fault: {type: 'InvalidOperationException', arguments: {properties}}},
})

it('is moved through its states by the shop, not by its shopper', async () => {
  const {order_no} = await place()
  for (const status of ['new', 'open', 'completed']) {
    expect(await ocapi('PATCH', `orders/${order_no}`, {status})).toMatchObject(refused('status'))
    const byQuery = await ocapi('PATCH', `orders/${order_no}?status=${status}`, {})
    expect(byQuery).toMatchObject(refused('status'))
  }
  expect((await read(order_no)).body['status']).toBe('created')
  await moveThrough(shop, order_no, ['paid', 'shipped', 'delivered'])
  const before = (await read(order_no)).body
  const back = await ocapi('PATCH', `orders/${order_no}`, {status: 'failed'})
  expect(back).toMatchObject({
    status: 400,
    body: {
      fault: {
        type: 'OrderStatusTransitionException',
        arguments: {orderNo: order_no, from: 'completed', to: 'failed'},
      },
    },
  })
  expect((await read(order_no)).body).toEqual(before)
})

it.each([
  ['payment_status', 'paid'],
  ['confirmation_status', 'confirmed'],
  ['export_status', 'exported'],
  ['external_order_status', 'PICKED'],
  ['shipping_status', 'shipped'],
  ['c_deliveredAt', '2026-11-01T00:00:00.000Z'],
  ['c_creditedAmount', -500],
  ['c_note', 'note'],
])('keeps %s when its shopper sends another one', async (name, value) => {
  const {order_no} = await place()
  const before = (await read(order_no)).body
  const answer = await ocapi('PATCH', `orders/${order_no}`, {
    c_paymentMethod: 'card',
    [name]: value,
  })
  expect(answer).toMatchObject(refused(name))
  expect((await read(order_no)).body).toEqual(before)
})

it('reads at the provider what the provider knows, and writes none of what its shopper sends', async () => {
  const {order_no} = await place()
  const sent = {
    c_paymentSessionId: 'A',
    c_paymentUrl: 'https://elsewhere.example',
    c_pspReference: 'A',
    c_refundReference: 'A',
    c_refundedAmount: -500,
  }
  const {status, body} = await ocapi('PATCH', `orders/${order_no}`, sent)
  expect(status).toBe(200)
  for (const name of Object.keys(sent)) expect(body).not.toHaveProperty(name)
})

it('takes an email address, and ignores members of the document that no change considers', async () => {
  const {order_no, order_total} = await place()
  const answer = await ocapi('PATCH', `orders/${order_no}`, {
    order_no: 'X-1',
    order_total: 1,
    product_items: [],
    site_id: 'USA',
    customer_info: {email: 'new@example.test', customer_id: 'other'},
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      order_no,
      order_total,
      site_id: 'DEU',
      customer_info: {email: 'new@example.test', customer_id: shopper.customerId},
    },
  })
})

it('refuses a change without a session before it looks at the fields', async () => {
  const {order_no} = await place()
  const path = `/s/DEU/dw/shop/v21_3/orders/${order_no}`
  const answer = await callShop<OrderAnswer>(shop, 'PATCH', path, {body: {payment_status: 'paid'}})
  expect(answer.status).toBe(401)
})

it('gives goods back once', async () => {
  const before = sold()
  const {order_no} = await place({productItems: [{productId: 'blanket', quantity: 4}]})
  expect(sold()).toBe(before + 4)
  const failed = await ocapi('PATCH', `orders/${order_no}`, {status: 'failed', reason: 'refused'})
  expect(failed.body['c_newBasketId']).toEqual(expect.any(String))
  expect(sold()).toBe(before)
  const other = await place({productItems: [{productId: 'blanket', quantity: 4}]})
  await ocapi('PATCH', `orders/${other.order_no}?status=cancelled`)
  await ocapi('PATCH', `orders/${other.order_no}?status=cancelled`)
  expect(sold()).toBe(before)
})

it('does not cancel when the time is over', async () => {
  const {order_no} = await place()
  shop.db.prepare('UPDATE customer_order SET created_at = 0 WHERE order_no = ?').run(order_no)
  const late = await ocapi('PATCH', `orders/${order_no}?status=cancelled`)
  expect(late.body.fault?.type).toBe('OrderStatusTransitionException')
  expect((await read(order_no)).body['status']).toBe('created')
})

it('answers a change of an old state with a conflict', async () => {
  const {order_no, _resource_state} = await place()
  await ocapi('PATCH', `orders/${order_no}`, {c_paymentMethod: 'first'})
  const change = {_resource_state, c_paymentMethod: 'second'}
  const late = await ocapi('PATCH', `orders/${order_no}`, change)
  expect(late).toMatchObject({
    status: 409,
    body: {fault: {type: 'ResourceStateConflictException'}},
  })
  expect((await read(order_no)).body['c_paymentMethod']).toBe('first')
})

it('lists the orders of a customer by pages', async () => {
  const numbers: string[] = []
  for (let count = 0; count < 3; count += 1) numbers.unshift((await place()).order_no)
  const path = `customers/${shopper.customerId}/orders?count=2`
  const {body} = await ocapi('GET', path)
  expect(body).toMatchObject({
    _type: 'customer_order_result',
    count: 2,
    start: 0,
    total: 3,
    data: [{_type: 'order', order_no: numbers[0]}, {order_no: numbers[1]}],
  })
  expect(body).not.toHaveProperty('previous')
  const next = await ocapi('GET', String(body['next']))
  expect(next.body).toMatchObject({count: 1, start: 2, data: [{order_no: numbers[2]}]})
  expect(next.body).not.toHaveProperty('next')
  const other = await ocapi('GET', 'customers/somebody/orders')
  expect(other.body.fault?.type).toBe('CustomerNotFoundException')
})

it('is not assigned to an account that the shopper does not have', async () => {
  const {order_no} = await place()
  const claimed = await ocapi('PATCH', `orders/${order_no}?customer=00000001`, {})
  expect(claimed).toMatchObject({
    status: 400,
    body: {fault: {type: 'InvalidCustomerException'}},
  })
})

import {randomUUID} from 'node:crypto'
import {execute} from '../../../sandbox/db/database'
import {bumpRevision} from '../../../sandbox/db/revision'
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {mailsTo} from '../../../sandbox/testing/outbox'
import {moveThrough, type OrderDocument, placedOrder} from '../../../sandbox/testing/placed-order'
import {
  addresses,
  BASKETS,
  callShop,
  newCustomer,
  newShopper,
  ORDERS,
  PASSWORD,
  readyBasket,
  type TestShopper,
} from '../../../sandbox/testing/shopper'
import {setPreference} from '../../../sandbox/testing/site-settings'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import type {Acknowledgement} from './withdrawal-service'

let shop: TestShop
let shopper: TestShopper
let stranger: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  setPreference(shop.db, 'DEU', 'orderWithdrawalDays', '14')
  execute(shop.db, 'UPDATE inventory_record SET allocation = 1000')
})
afterAll(() => shop.close())
beforeEach(async () => {
  execute(shop.db, 'DELETE FROM limited_attempt')
  shopper = await newShopper(shop)
  stranger = await newShopper(shop)
})

interface Preview {
  type?: string
  withdrawable: boolean
  until?: string
  statements: number
  accessKey?: string
  lines: {itemId: string; productId: string; open: number; excluded?: string; sealed: boolean}[]
}

const API = '/custom/shopper-withdrawals/v1/organizations/:org'
const EMAIL = 'anna@example.test'
const blankets = {productItems: [{productId: 'blanket', quantity: 3}]}

const preview = (who: TestShopper, orderNo: string, body: object = {email: EMAIL}) =>
  who.call<Preview>('POST', `${API}/orders/${orderNo}/lookup`, body)
const statement = (orderNo: string, changes: object = {}) => ({
  requestId: randomUUID(),
  orderNo,
  name: 'Anna Berg',
  email: EMAIL,
  ...changes,
})
const withdraw = (who: TestShopper, body: object) =>
  who.call<Acknowledgement & {type?: string}>('POST', `${API}/withdrawals`, body)
const stateOf = async (orderNo: string) =>
  (
    await callShop<{stage: string; returns: {id: string; state: string; refund: number}[]}>(
      shop,
      'GET',
      `/admin/orders/${orderNo}`,
    )
  ).body
const order = async (changes: Record<string, unknown> = {}, stages: readonly string[] = []) => {
  const placed = await placedOrder(shopper, changes)
  if (stages.length > 0) await moveThrough(shop, placed.orderNo, stages)
  return placed
}
const DELIVERED = ['paid', 'shipped', 'delivered']
const deliveredOn = (orderNo: string, time: string) =>
  execute(
    shop.db,
    `UPDATE customer_order SET custom = json_set(custom, '$.c_deliveredAt', ?) WHERE order_no = ?`,
    time,
    orderNo,
  )
const rows = () =>
  shop.db.prepare('SELECT count(*) AS total FROM withdrawal').get() as {total: number}

describe('before dispatch', () => {
  it('the order is cancelled, marked and refunded, long after cancelling has ended', async () => {
    const {orderNo, orderTotal} = await order({}, ['paid'])
    execute(shop.db, 'UPDATE customer_order SET created_at = 0 WHERE order_no = ?', orderNo)
    const {status, body} = await withdraw(stranger, statement(orderNo))
    expect(status).toBe(201)
    expect(body.order).toMatchObject({outcome: 'cancelled', refund: orderTotal, delivered: false})
    expect((await stateOf(orderNo)).stage).toBe('cancelled')
    const placed = (await shopper.call<OrderDocument>('GET', `${ORDERS}/${orderNo}`)).body
    expect(placed).toMatchObject({c_withdrawalId: body.withdrawalId})
    expect(placed['c_withdrawnAt']).toBe(body.receivedAt)
    const [mail] = await mailsTo(shop, EMAIL, 'withdrawalReceived')
    expect(mail?.data).toMatchObject({wholeOrder: orderNo, cancelledOrder: orderNo})
    expect(await mailsTo(shop, EMAIL, 'orderCancelled')).not.toHaveLength(0)
  })

  it('parts become a return, and the rest too afterwards', async () => {
    const {orderNo, productItems} = await order(blankets, ['paid'])
    const lines = [{itemId: productItems[0]?.itemId, quantity: 1}]
    const part = await withdraw(shopper, statement(orderNo, {lines}))
    expect(part.body.order).toMatchObject({outcome: 'return', refund: 44.93})
    const rest = await withdraw(shopper, statement(orderNo))
    expect(rest.body.order).toMatchObject({
      outcome: 'return',
      lines: [{productName: 'Strickdecke', quantity: 2}],
    })
    expect((await stateOf(orderNo)).stage).toBe('paid')
    expect((await stateOf(orderNo)).returns).toHaveLength(2)
  })
})

describe('after dispatch', () => {
  it('a return is opened in transit, and its label is there', async () => {
    const {orderNo} = await order({}, ['paid', 'shipped'])
    const {body: found} = await preview(stranger, orderNo)
    expect(found).toMatchObject({withdrawable: true, statements: 0})
    expect(found.until).toBeUndefined()
    const {body} = await withdraw(stranger, statement(orderNo, {accessKey: found.accessKey}))
    expect(body.order).toMatchObject({outcome: 'return', delivered: false})
    const care = `/custom/shopper-order-care/v1/organizations/${shop.config.organizationId}`
    const label = `${care}/orders/${orderNo}/returns/${body.order?.returnId}/label`
    const {status, headers} = await fetch(`${shop.baseUrl}${label}?siteId=DEU`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${stranger.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({accessKey: found.accessKey}),
    })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('the period ends with the last day in the time zone of the site, or the next working day', async () => {
    const {orderNo} = await order({}, DELIVERED)
    setPreference(shop.db, 'DEU', 'deliveryRules', '{"timeZone": "Europe/Berlin"}')
    deliveredOn(orderNo, '2026-03-02T23:30:00.000Z')
    expect((await preview(shopper, orderNo)).body.until).toBe('2026-03-17T22:59:59.000Z')
    // A Saturday two weeks later, and summer time begins in between.
    deliveredOn(orderNo, '2026-03-21T12:00:00.000Z')
    expect((await preview(shopper, orderNo)).body.until).toBe('2026-04-06T21:59:59.000Z')
  })

  it('the refund has the delivery costs with the last goods', async () => {
    const {orderNo, orderTotal} = await order(blankets, DELIVERED)
    const {body} = await withdraw(shopper, statement(orderNo))
    expect(body.order).toMatchObject({outcome: 'return', refund: orderTotal, delivered: true})
    expect(await withdraw(shopper, statement(orderNo))).toMatchObject({
      status: 201,
      body: {order: {outcome: 'nothing', lines: []}},
    })
    expect((await stateOf(orderNo)).returns).toHaveLength(1)
  })

  it('the period runs from the last of several parcels, and parts on their way are returns', async () => {
    const productItems = [
      {productId: 'stroller-green', quantity: 1},
      {productId: 'blanket', quantity: 1},
    ]
    const {basketId} = await readyBasket(shopper, {productItems})
    const {body: basket} = await shopper.call<OrderDocument>('GET', `${BASKETS}/${basketId}`)
    const deliveries = ['Berlin', 'Köln'].map((city, index) => ({
      shippingAddress: {...addresses.DEU, city},
      items: [{itemId: basket.productItems[index]?.itemId, quantity: 1}],
    }))
    const plan = '/custom/shopper-delivery-plan/v1/organizations/:org/baskets'
    await shopper.call('PUT', `${plan}/${basketId}/deliveries`, {deliveries}, {useAsBilling: true})
    const second = `${BASKETS}/${basketId}/shipments/address-2/shipping-method`
    await shopper.call('PUT', second, {id: 'standard'})
    const {orderNo} = (await shopper.call<OrderDocument>('POST', ORDERS, {basketId})).body
    const move = (body: object) => callShop(shop, 'POST', `/admin/orders/${orderNo}/moves`, {body})
    for (const to of ['shipped', 'delivered']) await move({to, shipmentId: 'address-2'})
    expect((await preview(shopper, orderNo)).body).toMatchObject({withdrawable: true})
    expect((await preview(shopper, orderNo)).body.until).toBeUndefined()
    const [line] = basket.productItems
    const lines = [{itemId: line?.itemId, quantity: 1}]
    const {body} = await withdraw(shopper, statement(orderNo, {lines}))
    expect(body.order).toMatchObject({outcome: 'return', delivered: false})
    await move({to: 'shipped'})
    await move({to: 'delivered'})
    expect((await preview(shopper, orderNo)).body.until).toBeDefined()
  })

  it('a late statement is kept and acknowledged, and changes nothing', async () => {
    const {orderNo} = await order({}, DELIVERED)
    deliveredOn(orderNo, '2026-01-05T12:00:00.000Z')
    expect((await preview(shopper, orderNo)).body).toMatchObject({withdrawable: false})
    const {body} = await withdraw(shopper, statement(orderNo))
    expect(body.order).toMatchObject({outcome: 'late', endedAt: '2026-01-19T22:59:59.000Z'})
    expect((await stateOf(orderNo)).returns).toEqual([])
  })
})

describe('goods', () => {
  afterEach(() => {
    execute(
      shop.db,
      `UPDATE product SET custom = json_remove(custom, '$.sealedGoods', '$.madeToMeasure')`,
    )
    bumpRevision(shop.db, 'catalog')
  })

  const setCustom = (productId: string, attribute: string) => {
    execute(
      shop.db,
      `UPDATE product SET custom = json_set(custom, '$.' || ?, json('{"default": "true"}')) WHERE id = ?`,
      attribute,
      productId,
    )
    bumpRevision(shop.db, 'catalog')
  }

  it('that are engraved are excluded with the reason, and do not stop the others', async () => {
    const productItems = [
      {productId: 'stroller-green', quantity: 2},
      {
        productId: 'blanket',
        quantity: 1,
        c_engravingText: 'Ida',
        c_engravingProductId: 'stroller-green',
      },
    ]
    const {orderNo} = await order({productItems}, DELIVERED)
    const {body} = await preview(shopper, orderNo)
    expect(body.lines).toMatchObject([
      {productId: 'stroller-green', open: 1, excluded: 'engraved'},
      {productId: 'blanket', open: 0, excluded: 'engraved'},
    ])
    expect((await withdraw(shopper, statement(orderNo))).body.order).toMatchObject({
      outcome: 'return',
      lines: [{quantity: 1}],
    })
  })

  it('that are sealed are accepted with a note, those made to measure are not', async () => {
    setCustom('blanket', 'sealedGoods')
    const {orderNo} = await order(blankets, DELIVERED)
    expect((await preview(shopper, orderNo)).body.lines).toMatchObject([{open: 3, sealed: true}])
    setCustom('blanket', 'madeToMeasure')
    const {body} = await withdraw(shopper, statement(orderNo))
    expect(body.order?.outcome).toBe('nothing')
  })
})

describe('who withdraws', () => {
  it('an unknown number and the order of another address get the same answer, and both are kept', async () => {
    const {orderNo} = await order({}, DELIVERED)
    const before = rows().total
    const email = 'other@example.test'
    const wrong = await withdraw(stranger, statement(orderNo, {email, goods: 'The blanket'}))
    const unknown = await withdraw(stranger, statement('DEU99999998', {email}))
    for (const {status, body} of [wrong, unknown]) {
      expect(status).toBe(201)
      expect(Object.keys(body).sort()).toEqual(['receivedAt', 'withdrawalId'])
    }
    expect(rows().total).toBe(before + 2)
    expect((await stateOf(orderNo)).returns).toEqual([])
    const mails = await mailsTo(shop, email, 'withdrawalReceived')
    expect(mails.map(({data}) => data['goods'] ?? data['wholeOrder'])).toEqual(
      expect.arrayContaining(['The blanket', 'DEU99999998']),
    )
    expect(JSON.stringify(mails)).not.toContain('Stroller')
    expect((await preview(stranger, orderNo, {email})).status).toBe(404)
    expect((await preview(stranger, 'DEU99999998', {email})).status).toBe(404)
  })

  it('the session of an order needs no proof, so another address may be told', async () => {
    const {orderNo} = await order({}, ['paid'])
    const email = 'gift@example.test'
    const {body} = await withdraw(shopper, statement(orderNo, {email}))
    expect(body.order?.outcome).toBe('cancelled')
    expect(await mailsTo(shop, email, 'withdrawalReceived')).toHaveLength(1)
  })

  it('guesses count as those of the look-up, and after them a right address is checked by hand', async () => {
    const {orderNo} = await order({}, ['paid'])
    for (let guess = 0; guess < 5; guess += 1) {
      await withdraw(stranger, statement(orderNo, {email: `guess-${guess}@example.test`}))
    }
    const lookup = `/custom/shopper-order-care/v1/organizations/:org/orders/${orderNo}/lookup`
    expect((await stranger.call('POST', lookup, {email: EMAIL})).status).toBe(429)
    expect((await withdraw(stranger, statement(orderNo))).body.order).toBeUndefined()
    expect((await stateOf(orderNo)).stage).toBe('paid')
  })

  it('mails to one address are limited', async () => {
    const send = () => withdraw(stranger, statement('DEU99999998', {email: 'many@example.test'}))
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(429)
    expect(await mailsTo(shop, 'many@example.test', 'withdrawalReceived')).toHaveLength(5)
  })

  it('nobody of a site without the right, and nobody with a wrong field', async () => {
    const {orderNo} = await order({}, ['paid'])
    setPreference(shop.db, 'DEU', 'orderWithdrawalDays', '')
    expect((await withdraw(shopper, statement(orderNo))).status).toBe(404)
    expect((await preview(shopper, orderNo)).status).toBe(404)
    setPreference(shop.db, 'DEU', 'orderWithdrawalDays', '14')
    for (const changes of [{email: 'none'}, {requestId: 'short'}, {name: ''}, {lines: []}]) {
      expect((await withdraw(shopper, statement(orderNo, changes))).status).toBe(400)
    }
    expect((await stateOf(orderNo)).stage).toBe('paid')
  })
})

describe('twice', () => {
  it('a request that is repeated is one withdrawal with one mail', async () => {
    const {orderNo} = await order({}, ['paid'])
    const request = statement(orderNo, {email: 'twice@example.test'})
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(shopper, request)))
    expect(new Set(answers.map(({body}) => JSON.stringify(body))).size).toBe(1)
    expect(await mailsTo(shop, 'twice@example.test', 'withdrawalReceived')).toHaveLength(1)
  })

  it('a second tab that has not seen the first withdrawal of parts is asked again', async () => {
    const {orderNo, productItems} = await order(blankets, DELIVERED)
    const lines = [{itemId: productItems[0]?.itemId, quantity: 1}]
    const seen = {lines, statements: 0}
    expect((await withdraw(shopper, statement(orderNo, seen))).status).toBe(201)
    const second = await withdraw(shopper, statement(orderNo, seen))
    expect(second).toMatchObject({status: 409})
    expect(second.body.type).toContain('withdrawal-changed')
    expect((await stateOf(orderNo)).returns).toHaveLength(1)
  })

  it('the attributes of a withdrawal are the shop’s alone', async () => {
    const {body} = await shopper.call<{c_withdrawalId?: string}>(
      'POST',
      '/checkout/shopper-baskets/v2/organizations/:org/baskets',
      {c_withdrawalId: 'forged', c_withdrawnAt: '2020-01-01T00:00:00.000Z'},
    )
    expect(body.c_withdrawalId).toBeUndefined()
  })
})

it('the back office sees every statement and what it has to do', async () => {
  await withdraw(stranger, statement('DEU<b>', {name: '<script>', goods: 'all'}))
  const page = await (await fetch(`${shop.baseUrl}/admin/withdrawals`)).text()
  expect(page).toContain('DEU&lt;b&gt;')
  expect(page).not.toContain('<script>')
  expect(page).toContain('Not proven: find the order by hand')
  expect(await (await fetch(`${shop.baseUrl}/`)).text()).toContain('href="/admin/withdrawals"')
})

it('an account has its statements in its data, and closing it removes the person from them', async () => {
  const customer = await newCustomer(shop)
  const placed = await placedOrder(customer, {customerInfo: {email: customer.login}})
  await withdraw(customer, statement(placed.orderNo, {email: customer.login}))
  const base = '/custom/shopper-customer/v1/organizations/:org'
  const data = await customer.call<{withdrawals: object[]}>('GET', `${base}/account-data`)
  expect(data.body.withdrawals).toMatchObject([{orderNo: placed.orderNo, name: 'Anna Berg'}])
  const closed = await customer.call('POST', `${base}/close-account`, {currentPassword: PASSWORD})
  expect(closed.status).toBe(204)
  const stored = shop.db
    .prepare('SELECT name, email, outcome FROM withdrawal WHERE order_no = ?')
    .get(placed.orderNo)
  expect(stored).toMatchObject({name: '', email: '', outcome: 'cancelled'})
})

import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute, queryAll} from '../../../sandbox/db/database'
import {mailsTo} from '../../../sandbox/testing/outbox'
import {moveThrough, placedOrder} from '../../../sandbox/testing/placed-order'
import type {TestCustomer} from '../../../sandbox/testing/shopper'
import {
  addresses,
  CUSTOMERS,
  newCustomer,
  newShopper,
  PASSWORD,
} from '../../../sandbox/testing/shopper'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

const BASE = '/custom/shopper-customer/v1/organizations/:org'

let shop: TestShop
let customer: TestCustomer
let orderNo: string

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  execute(shop.db, 'UPDATE inventory_record SET allocation = 1000')
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await newCustomer(shop)
  const path = `${CUSTOMERS}/${customer.customerId}`
  await customer.call('POST', `${path}/addresses`, {...addresses.DEU, addressId: 'home'})
  const list = await customer.call<{id: string}>('POST', `${path}/product-lists`, {
    type: 'wish_list',
  })
  await customer.call('POST', `${path}/product-lists/${list.body.id}/items`, {
    productId: 'blanket',
    quantity: 1,
    type: 'product',
  })
  await customer.call('POST', '/custom/shopper-warranties/v1/organizations/:org/register', {
    email: 'anna@example.test',
    productId: 'blanket',
    serialNumber: `SN-${customer.customerId}`,
    purchasedOn: '2026-01-02',
  })
  orderNo = (await placedOrder(customer)).orderNo
})

const close = (currentPassword = PASSWORD) =>
  customer.call('POST', `${BASE}/close-account`, {currentPassword})
const arrive = () => moveThrough(shop, orderNo, ['paid', 'shipped', 'delivered'])

it('exports everything about the customer, and no secret', async () => {
  const {status, body} = await customer.call('GET', `${BASE}/account-data`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    customer: {customerId: customer.customerId, addresses: [{addressId: 'home'}]},
    orders: [{orderNo, customerInfo: {email: 'anna@example.test'}}],
    productLists: [{type: 'wish_list', customerProductListItems: [{productId: 'blanket'}]}],
    warranties: [{productId: 'blanket'}],
  })
  expect(JSON.stringify(body)).not.toMatch(/orderToken|orderViewCode|CancelToken|passwordHash/)
})

it('exports nothing to a guest', async () => {
  const guest = await newShopper(shop)
  expect((await guest.call('GET', `${BASE}/account-data`)).status).toBe(404)
})

it('closes the account, ends its sessions and keeps the order without personal data', async () => {
  await arrive()
  expect((await close()).status).toBe(204)
  const [order] = queryAll<{customer_id: string; content: string}>(
    shop.db,
    'SELECT customer_id, content FROM customer_order WHERE order_no = ?',
    orderNo,
  )
  expect(order?.customer_id).toBe('')
  expect(order?.content).toContain('stroller-green')
  expect(order?.content).not.toMatch(/Anna|Berg|Lindenweg|10115|anna@example/)
  for (const table of ['customer_address', 'product_list', 'warranty', 'basket', 'consent']) {
    const rows = queryAll(
      shop.db,
      `SELECT * FROM ${table} WHERE customer_id = ?`,
      customer.customerId,
    )
    expect({table, rows}).toEqual({table, rows: []})
  }
  const read = await customer.call('GET', `${CUSTOMERS}/${customer.customerId}`)
  expect(read.status).toBeGreaterThanOrEqual(400)
})

it('changes nothing for a wrong password', async () => {
  await arrive()
  expect((await close('Wrong-1234!')).status).toBe(400)
  expect((await customer.call('GET', `${CUSTOMERS}/${customer.customerId}`)).status).toBe(200)
})

it('keeps the account while an order is on its way', async () => {
  expect((await close()).status).toBe(409)
  expect((await customer.call('GET', `${CUSTOMERS}/${customer.customerId}`)).status).toBe(200)
})

describe('a customer without a password', () => {
  const PATH = `${BASE}/close-account`
  const withCode = (code?: string) => customer.call<{type: string}>('POST', PATH, {code})
  const mailed = async (): Promise<string> => {
    expect(await customer.call('POST', `${PATH}/code`)).toMatchObject({body: {minutes: 10}})
    const [mail] = await mailsTo(shop, customer.login, 'accountDeletionCode')
    return mail?.data['code'] ?? ''
  }
  beforeEach(async () => {
    execute(shop.db, 'UPDATE customer SET password_hash = NULL WHERE id = ?', customer.customerId)
    await arrive()
  })

  it('closes the account with a mailed code', async () => {
    const code = await mailed()
    expect((await withCode('00000000')).body.type).toContain('invalid-access-code-request')
    expect((await withCode(code)).status).toBe(204)
    const read = await customer.call('GET', `${CUSTOMERS}/${customer.customerId}`)
    expect(read.status).toBeGreaterThanOrEqual(400)
  })

  it('keeps the account without the code and after a guessed one', async () => {
    expect((await withCode()).status).toBe(400)
    expect((await close('')).status).toBe(400)
    const code = await mailed()
    for (let count = 0; count < 5; count += 1) await withCode('00000000')
    expect((await withCode(code)).status).toBe(400)
  })

  it('does not accept the code of an email change', async () => {
    await customer.call('POST', `${BASE}/email-change/code`)
    const [mail] = await mailsTo(shop, customer.login, 'emailChangeCode')
    expect((await withCode(mail?.data['code'])).status).toBe(400)
  })
})

it('mails no code to a customer with a password', async () => {
  expect((await customer.call('POST', `${BASE}/close-account/code`)).status).toBe(400)
  expect(await mailsTo(shop, customer.login, 'accountDeletionCode')).toEqual([])
})

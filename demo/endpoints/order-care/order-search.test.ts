import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {moveThrough, placedOrder} from '../../../sandbox/testing/placed-order'
import type {TestShopper} from '../../../sandbox/testing/shopper'
import {newCustomer, newShopper} from '../../../sandbox/testing/shopper'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

const SEARCH = '/custom/shopper-order-care/v1/organizations/:org/orders/search'

let shop: TestShop
let customer: TestShopper
let orders: string[]

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  execute(shop.db, 'UPDATE inventory_record SET allocation = 1000')
  customer = await newCustomer(shop)
  orders = []
  for (const productId of ['stroller-green', 'blanket', 'stroller-green']) {
    const {orderNo} = await placedOrder(customer, {productItems: [{productId, quantity: 1}]})
    orders.push(orderNo)
  }
  await moveThrough(shop, orders[1] ?? '', ['paid', 'shipped', 'delivered'])
})
afterAll(() => shop.close())

interface Found {
  total: number
  data: {orderNo: string; stage: string; returns: unknown[]; lines: {productId: string}[]}[]
}

const search = async (body: object, who: TestShopper = customer) =>
  (await who.call<Found>('POST', SEARCH, body)).body
const numbers = ({data}: Found) => data.map(({orderNo}) => orderNo)

it('lists the orders, latest first, page by page', async () => {
  const first = await search({limit: 2})
  expect(first.total).toBe(3)
  expect(numbers(first)).toEqual([orders[2], orders[1]])
  expect(first.data[1]).toMatchObject({
    stage: 'delivered',
    returns: [],
    lines: [{productId: 'blanket', quantity: 1}],
  })
  expect(numbers(await search({limit: 2, offset: 2}))).toEqual([orders[0]])
})

it.each([
  ['a product', () => 'BLANKET', () => [orders[1]]],
  ['the order number', () => ` ${orders[0]} `, () => [orders[0]]],
  ['nothing that was ordered', () => 'xylophone', () => []],
])('finds by %s', async (_name, text, expected) => {
  expect(numbers(await search({text: text()}))).toEqual(expected())
})

it('finds by stage', async () => {
  expect(numbers(await search({stages: ['delivered']}))).toEqual([orders[1]])
  expect(numbers(await search({stages: ['created', 'paid']}))).toEqual([orders[2], orders[0]])
  expect((await customer.call('POST', SEARCH, {stages: ['lost']})).status).toBe(400)
})

it('finds nothing of another shopper', async () => {
  expect(await search({}, await newShopper(shop))).toMatchObject({total: 0, data: []})
})

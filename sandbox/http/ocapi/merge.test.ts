import type {TestCustomer, TestShopper} from '../../testing/shopper'
import {callShop, logIn, newCustomer, newShopper} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

interface Basket {
  basket_id: string
  customer_info: {customer_id: string; email?: string}
  product_items?: {product_id: string; quantity: number}[]
  fault?: {type: string}
}

const ocapi = ({accessToken}: TestShopper, method: string, path: string, body?: unknown) =>
  callShop<Basket>(shop, method, `/s/DEU/dw/shop/v21_3${path}`, {token: accessToken, body})

const open = async (shopper: TestShopper, goods: Record<string, number>) => {
  const items = Object.entries(goods).map(([id, quantity]) => ({product_id: id, quantity}))
  const {status, body} = await ocapi(shopper, 'POST', '/baskets', {product_items: items})
  expect(status).toBe(200)
  return body
}

const lines = ({product_items: items = []}: Basket) =>
  items.map((item) => `${item.product_id}:${item.quantity}`).sort()

function usidOf({accessToken}: TestShopper): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  return /usid:([^:]+)$/.exec((JSON.parse(claims) as {sub: string}).sub)?.[1] ?? ''
}

/** A guest with items who logs in, in the same session, to an account that may have items as well. */
async function guestWhoLogsIn(guestGoods: Record<string, number>, own?: Record<string, number>) {
  const known = await newCustomer(shop)
  const guest = await newShopper(shop)
  const guestBasket = await open(guest, guestGoods)
  const ownBasket = own && (await open(known, own))
  const {login, password} = known
  const customer: TestCustomer = await logIn(shop, {login, password, usid: usidOf(guest)})
  return {customer, guest, guestBasket, ownBasket}
}

const merge = (customer: TestShopper, query = '') =>
  ocapi(customer, 'POST', `/baskets/actions/merge${query}`, {})

describe('the basket of a guest who logs in', () => {
  it.each([
    ['', ['blanket:5', 'cup-set:2', 'stroller-green:1']],
    ['?productItemMergeMode=sum_quantities', ['blanket:7', 'cup-set:2', 'stroller-green:1']],
    ['?productItemMergeMode=saved_quantity', ['blanket:2', 'cup-set:2', 'stroller-green:1']],
  ])('goes into that of the customer%s', async (query, expected) => {
    const {customer, guestBasket, ownBasket} = await guestWhoLogsIn(
      {blanket: 5, 'cup-set': 2},
      {blanket: 2, 'stroller-green': 1},
    )
    const answer = await merge(customer, query)
    expect(answer.status).toBe(200)
    const {body: read} = await ocapi(customer, 'GET', `/baskets/${ownBasket?.basket_id}`)
    expect(lines(read)).toEqual(expected)
    expect(lines(answer.body)).toEqual(expected)
    expect(read.customer_info.customer_id).toBe(customer.customerId)
    const gone = await ocapi(customer, 'GET', `/baskets/${guestBasket.basket_id}`)
    expect(gone).toMatchObject({status: 404, body: {fault: {type: 'BasketNotFoundException'}}})
  })

  it('makes one where the customer has none, if it may', async () => {
    const {customer} = await guestWhoLogsIn({blanket: 1})
    expect(await merge(customer)).toMatchObject({
      status: 409,
      body: {fault: {type: 'BasketMergeNoCurrentBasketException'}},
    })
    const {body} = await merge(customer, '?createDestinationBasket=true')
    const {body: read} = await ocapi(customer, 'GET', `/baskets/${body.basket_id}`)
    expect(lines(read)).toEqual(['blanket:1'])
    expect(await merge(customer)).toMatchObject({
      status: 409,
      body: {fault: {type: 'NoSourceBasketException'}},
    })
  })

  it('stays where it is when the mode is unknown, and for a guest', async () => {
    const {customer, guest, guestBasket} = await guestWhoLogsIn({blanket: 1}, {blanket: 1})
    expect(await merge(customer, '?productItemMergeMode=all')).toMatchObject({
      status: 400,
      body: {fault: {type: 'MalformedParameterException'}},
    })
    expect(await merge(guest)).toMatchObject({
      status: 403,
      body: {fault: {type: 'MissingPreviousCustomerException'}},
    })
    expect((await ocapi(guest, 'GET', `/baskets/${guestBasket.basket_id}`)).status).toBe(200)
  })
})

import type {TestShopper} from '../../../testing/shopper'
import {BASKETS, logIn, newCustomer, newShopper, usidOf} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

interface Basket {
  basketId: string
  customerInfo: {customerId: string}
  productItems: {productId: string; quantity: number}[]
}
interface Problem {
  type: string
  title: string
}

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const goods = (...items: [string, number][]) => ({
  productItems: items.map(([productId, quantity]) => ({productId, quantity})),
})
const lines = ({productItems}: Basket) =>
  productItems.map(({productId, quantity}) => `${productId}:${quantity}`)

/** A guest with a basket who logs in within the same session. */
async function guestWhoLogsIn(guestGoods: object | null, ownGoods: object | null) {
  const known = await newCustomer(shop)
  const guest = await newShopper(shop)
  const open = async (shopper: TestShopper, body: object | null) =>
    body && (await shopper.call<Basket>('POST', BASKETS, body)).body
  const guestBasket = await open(guest, guestGoods)
  const ownBasket = await open(known, ownGoods)
  const usid = usidOf(guest)
  const customer = await logIn(shop, {login: known.login, password: known.password, usid})
  return {customer, guestBasket, ownBasket}
}

const act = (shopper: TestShopper, action: string, query = {}) =>
  shopper.call<Basket & Problem>('POST', `${BASKETS}/actions/${action}`, undefined, query)
const read = async (shopper: TestShopper, basketId = '') =>
  shopper.call<Basket>('GET', `${BASKETS}/${basketId}`)

describe('transfer', () => {
  it('gives the guest’s basket to the customer, as it is', async () => {
    const {customer, guestBasket} = await guestWhoLogsIn(goods(['blanket', 2]), null)
    const {status, body} = await act(customer, 'transfer')
    expect(status).toBe(200)
    expect(body.basketId).toBe(guestBasket?.basketId)
    const {body: again} = await read(customer, body.basketId)
    expect(again.customerInfo.customerId).toBe(customer.customerId)
    expect(lines(again)).toEqual(['blanket:2'])
  })

  it('asks what to do with two baskets', async () => {
    const {customer, guestBasket, ownBasket} = await guestWhoLogsIn(
      goods(['blanket', 2]),
      goods(['blanket', 1], ['stroller-green', 1]),
    )
    const refused = await act(customer, 'transfer')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      title: 'Conflict',
      type: expect.stringMatching(/basket-transfer-basket-already-exists-exception$/),
    })
    const {body} = await act(customer, 'transfer', {merge: true})
    expect(body.basketId).toBe(guestBasket?.basketId)
    expect(lines((await read(customer, body.basketId)).body)).toEqual([
      'blanket:2',
      'stroller-green:1',
    ])
    expect((await read(customer, ownBasket?.basketId)).status).toBe(404)
  })

  it('overrides the customer’s own when told to', async () => {
    const {customer, ownBasket} = await guestWhoLogsIn(goods(['blanket', 2]), goods(['cup-set', 2]))
    const {body} = await act(customer, 'transfer', {overrideExisting: true})
    expect(lines((await read(customer, body.basketId)).body)).toEqual(['blanket:2'])
    expect((await read(customer, ownBasket?.basketId)).status).toBe(404)
  })

  it('has nothing to say when nobody has a basket', async () => {
    const {customer} = await guestWhoLogsIn(null, null)
    expect((await act(customer, 'transfer')).status).toBe(204)
  })

  it('is not for guests', async () => {
    const guest = await newShopper(shop)
    for (const action of ['transfer', 'merge']) {
      expect((await act(guest, action)).status).toBe(403)
    }
  })
})

describe('merge', () => {
  it('needs a basket to merge into, or leave to make one', async () => {
    const {customer, guestBasket} = await guestWhoLogsIn(goods(['blanket', 2]), null)
    const refused = await act(customer, 'merge')
    expect(refused.status).toBe(409)
    expect(refused.body.type).toMatch(/basket-merge-no-current-basket-exception$/)
    const {body} = await act(customer, 'merge', {createDestinationBasket: true})
    expect(body.basketId).not.toBe(guestBasket?.basketId)
    expect(lines((await read(customer, body.basketId)).body)).toEqual(['blanket:2'])
    const again = await act(customer, 'merge')
    expect(again.body.type).toMatch(/no-source-basket-exception$/)
  })

  it.each([
    ['higher_quantity', ['blanket:5']],
    ['sum_quantities', ['blanket:7']],
    ['saved_quantity', ['blanket:2']],
    ['separate_item', ['blanket:2', 'blanket:5']],
  ])('counts by %s', async (productItemMergeMode, expected) => {
    const {customer, ownBasket} = await guestWhoLogsIn(goods(['blanket', 5]), goods(['blanket', 2]))
    const {body} = await act(customer, 'merge', {productItemMergeMode})
    expect(body.basketId).toBe(ownBasket?.basketId)
    expect(lines((await read(customer, body.basketId)).body)).toEqual(expected)
  })
})

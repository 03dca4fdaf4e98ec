/** The link that continues a basket on another device. */
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute, queryAll} from '../../../sandbox/db/database'
import {callShop, newShopper, readyBasket, type TestShopper} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

const API = '/custom/shopper-basket-link/v1/organizations/:org'

let shop: TestShop
let owner: TestShopper
let other: TestShopper
let basketId: string

beforeEach(async () => {
  shop = await startTestShop(exampleEndpoints)
  owner = await newShopper(shop)
  other = await newShopper(shop)
  const productItems = [{productId: 'stroller-green', quantity: 2, c_note: 'Mia'}]
  ;({basketId} = await readyBasket(owner, {productItems}))
})
afterEach(() => shop.close())

const link = () => `${API}/baskets/${basketId}/link`
const create = async () =>
  (await owner.call<{token: string; expiresAt: string}>('POST', link())).body.token
const open = (token: string) =>
  other.call<{type?: string; items: object[]}>('POST', `${API}/links/open`, {token})

test('a link shows the products to another shopper, and nothing of the owner', async () => {
  const token = await create()
  const {status, body} = await open(token)
  expect(status).toBe(200)
  expect(body).toEqual({
    items: [
      {
        productId: 'stroller-green',
        quantity: 2,
        optionItems: [],
        parts: [],
        custom: {c_note: 'Mia'},
      },
    ],
  })
})

test('the token is stored as a hash only, and no cache keeps an answer', async () => {
  const token = await create()
  expect(JSON.stringify(queryAll(shop.db, 'SELECT * FROM basket_link'))).not.toContain(token)
  const answer = await callShop(shop, 'GET', link())
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a link ends with a new one, when it is revoked, and after its time', async () => {
  const first = await create()
  const second = await create()
  expect((await open(first)).status).toBe(404)
  expect((await open(second)).status).toBe(200)
  expect((await owner.call('DELETE', link())).status).toBe(204)
  expect((await open(second)).status).toBe(404)
  expect((await owner.call('GET', link())).body).toEqual({expiresAt: null})
  const third = await create()
  execute(shop.db, 'UPDATE basket_link SET expires_at = 1')
  expect((await open(third)).body.type).toMatch(/basket-not-found/)
})

test('only the owner has a link of the basket', async () => {
  expect((await other.call('POST', link())).status).toBe(404)
  expect((await other.call('DELETE', link())).status).toBe(404)
})

test('a client has five failed attempts, also for a correct token', async () => {
  const token = await create()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await open(`wrong-${attempt}`)).status).toBe(404)
  }
  expect((await open(token)).status).toBe(429)
})

/** Links to a wish list, and the gifts that friends reserve. */
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {queryAll} from '../../../sandbox/db/database'
import type {TestCustomer, TestShopper} from '../../../sandbox/testing/shopper'
import {CUSTOMERS, newCustomer, newShopper} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

const API = '/custom/shopper-wish-link/v1/organizations/:org'
const HOLDER = 'a'.repeat(32)
const OTHER_HOLDER = 'b'.repeat(32)

interface Shared {
  type?: string
  title: string
  own: boolean
  items: {itemId: string; productId: string; quantity: number; state?: string}[]
}

let shop: TestShop
let owner: TestCustomer
let friend: TestShopper
let listPath: string

beforeEach(async () => {
  shop = await startTestShop(exampleEndpoints)
  owner = await newCustomer(shop)
  friend = await newShopper(shop)
  const lists = `${CUSTOMERS}/${owner.customerId}/product-lists`
  const {body} = await owner.call<{id: string}>('POST', lists, {type: 'wish_list'})
  listPath = `${lists}/${body.id}`
  for (const productId of ['blanket', 'stroller-green']) {
    await owner.call('POST', `${listPath}/items`, {productId, quantity: 1, type: 'product'})
  }
})
afterEach(() => shop.close())

const links = () => `${API}/customers/${owner.customerId}/links`
const share = async (title?: string) =>
  (await owner.call<{token: string}>('POST', links(), {title})).body.token
const call = (action: string, body: object, who: TestShopper = friend) =>
  who.call<Shared>('POST', `${API}/links/${action}`, body)
const open = (token: string, holder = HOLDER) => call('open', {token, holder})
const statesOf = ({items}: Shared) => items.map(({state}) => state)
const itemsOf = async (token: string) =>
  (await open(token)).body.items.map(({itemId}) => itemId) as [string, string]

test('a link shows the list to a guest, with the chosen title and nothing else of the owner', async () => {
  const token = await share(' Wishes for our baby ')
  expect(token).toMatch(/^[\w-]{43}$/)
  const {status, body, headers} = await open(token)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    title: 'Wishes for our baby',
    own: false,
    items: ['blanket', 'stroller-green'].map((productId) => ({
      itemId: expect.any(String) as string,
      productId,
      quantity: 1,
      state: 'free',
    })),
  })
  expect(JSON.stringify(queryAll(shop.db, 'SELECT * FROM wish_link'))).not.toContain(token)
})

test('a reserved gift is reserved for other friends, and yours in the same browser', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  const reserved = await call('reserve', {token, holder: HOLDER, itemId})
  expect(statesOf(reserved.body)).toEqual(['yours', 'free'])
  expect((await call('reserve', {token, holder: HOLDER, itemId})).status).toBe(200)
  expect(statesOf((await open(token, OTHER_HOLDER)).body)).toEqual(['reserved', 'free'])
  const second = await call('reserve', {token, holder: OTHER_HOLDER, itemId})
  expect(second).toMatchObject({status: 409, body: {type: /resource-state-conflict/}})
  await call('release', {token, holder: OTHER_HOLDER, itemId})
  expect(statesOf((await open(token)).body)).toEqual(['yours', 'free'])
  const released = await call('release', {token, holder: HOLDER, itemId})
  expect(statesOf(released.body)).toEqual(['free', 'free'])
  expect(queryAll(shop.db, 'SELECT * FROM wish_reservation')).toEqual([])
})

test('of friends who reserve the same gift at once, one has it', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  const holders = Array.from({length: 8}, (_, index) => String(index).repeat(32))
  const answers = await Promise.all(
    holders.map((holder) => call('reserve', {token, holder, itemId})),
  )
  const statuses = answers.map(({status}) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({length: 7}, () => 409)])
})

test('an item of two units is reserved by two friends', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  await owner.call('PATCH', `${listPath}/items/${itemId}`, {quantity: 2})
  await call('reserve', {token, holder: HOLDER, itemId})
  expect(statesOf((await open(token, OTHER_HOLDER)).body)).toEqual(['free', 'free'])
  await call('reserve', {token, holder: OTHER_HOLDER, itemId})
  expect(statesOf((await open(token, 'c'.repeat(32))).body)).toEqual(['reserved', 'free'])
  await call('release', {token, holder: HOLDER, itemId})
  expect((await call('reserve', {token, holder: 'c'.repeat(32), itemId})).status).toBe(200)
})

test('no answer for the owner depends on a reservation', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  const answers = async () => {
    const gift = {token, holder: OTHER_HOLDER, itemId}
    const list = await owner.call('GET', listPath)
    const all = await owner.call('GET', `${CUSTOMERS}/${owner.customerId}/product-lists`)
    const item = await owner.call('GET', `${listPath}/items/${itemId}`)
    const shared = await call('open', {token, holder: HOLDER}, owner)
    const data = await owner.call<{exportedAt?: string}>(
      'GET',
      '/custom/shopper-customer/v1/organizations/:org/account-data',
    )
    delete data.body.exportedAt
    const reserve = await call('reserve', gift, owner)
    const release = await call('release', gift, owner)
    return [list, all, item, shared, data, reserve, release].map(({status, body}) => [status, body])
  }
  const before = await answers()
  await call('reserve', {token, holder: HOLDER, itemId})
  const after = await answers()
  expect(after).toEqual(before)
  expect(after.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 403, 403])
  const shared = (await call('open', {token, holder: HOLDER}, owner)).body
  expect(shared.own).toBe(true)
  expect(statesOf(shared)).toEqual([undefined, undefined])
  expect(statesOf((await open(token)).body)).toEqual(['yours', 'free'])
})

test('a revoked link is like an unknown one; a new link shows the reservations again', async () => {
  const first = await share()
  const second = await share()
  const [itemId] = await itemsOf(first)
  await call('reserve', {token: second, holder: HOLDER, itemId})
  expect((await owner.call('GET', links())).body).toEqual({total: 2})
  expect((await owner.call('DELETE', links())).status).toBe(204)
  const gone = await open(first)
  const unknown = await open('x'.repeat(43))
  expect(gone.status).toBe(404)
  expect({...gone, headers: null}).toEqual({...unknown, headers: null})
  const gift = {token: second, holder: HOLDER, itemId}
  expect((await call('reserve', gift)).status).toBe(404)
  expect((await owner.call('GET', links())).body).toEqual({total: 0})
  expect(statesOf((await open(await share())).body)).toEqual(['yours', 'free'])
})

test('an item that left the list cannot be reserved, and its reservation is deleted', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  await call('reserve', {token, holder: HOLDER, itemId})
  await owner.call('DELETE', `${listPath}/items/${itemId}`)
  expect(queryAll(shop.db, 'SELECT * FROM wish_reservation')).toEqual([])
  expect((await call('reserve', {token, holder: HOLDER, itemId})).status).toBe(404)
  await owner.call('DELETE', listPath)
  expect((await open(token)).status).toBe(404)
})

test('an item of another list is not found', async () => {
  const token = await share()
  const lists = `${CUSTOMERS}/${friend.customerId}/product-lists`
  const {body} = await friend.call<{id: string}>('POST', lists, {type: 'wish_list'})
  const item = await friend.call<{id: string}>('POST', `${lists}/${body.id}/items`, {
    productId: 'blanket',
    quantity: 1,
    type: 'product',
  })
  const gift = {token, holder: HOLDER, itemId: item.body.id}
  expect((await call('reserve', gift)).status).toBe(404)
})

test('links are made and revoked by the registered owner of a list only', async () => {
  const token = await share()
  expect((await friend.call('POST', links(), {})).status).toBe(400)
  expect((await friend.call('DELETE', links())).status).toBe(400)
  const guestLinks = `${API}/customers/${friend.customerId}/links`
  expect((await friend.call('POST', guestLinks, {})).status).toBe(404)
  const other = await newCustomer(shop)
  expect((await other.call('POST', links(), {})).status).toBe(400)
  expect((await other.call('POST', `${API}/customers/${other.customerId}/links`, {})).status).toBe(
    404,
  )
  expect((await open(token)).status).toBe(200)
})

test('a link belongs to its site', async () => {
  const token = await share()
  const abroad = await newShopper(shop, 'USA')
  expect((await call('open', {token}, abroad)).status).toBe(404)
})

test('the key of a browser is long', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  expect((await call('reserve', {token, holder: 'short', itemId})).status).toBe(400)
})

test('failed attempts and changes of a client are limited', async () => {
  const token = await share()
  const [itemId] = await itemsOf(token)
  const gift = {token, holder: HOLDER, itemId}
  for (let change = 0; change < 60; change += 1) {
    const action = change % 2 === 0 ? 'reserve' : 'release'
    expect((await call(action, gift)).status).toBe(200)
  }
  expect((await call('reserve', gift)).status).toBe(429)
  expect((await open(token)).status).toBe(200)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await open(`wrong-${attempt}`)).status).toBe(404)
  }
  expect((await open(token)).status).toBe(429)
})

import type {TestShopper} from '../../../testing/shopper'
import {CUSTOMERS, callShop, newCustomer, newShopper} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

interface List {
  id: string
  customerProductListItems?: {id: string; productId: string; quantity: number}[]
  [name: string]: unknown
}
type Document = Record<string, unknown>
const listsOf = (shopper: TestShopper, path = '') =>
  `${CUSTOMERS}/${shopper.customerId}/product-lists${path}`
const PUBLIC = '/customer/shopper-customers/v1/organizations/:org/product-lists'

async function newList(shopper: TestShopper, body: object = {type: 'wish_list'}) {
  return (await shopper.call<List>('POST', listsOf(shopper), body)).body
}
const addStroller = (shopper: TestShopper, listId: string, more: object = {}) =>
  shopper.call<Document>('POST', listsOf(shopper, `/${listId}/items`), {
    productId: 'stroller-green',
    quantity: 1,
    priority: 1,
    public: false,
    type: 'product',
    ...more,
  })

describe.each([
  ['a customer', () => newCustomer(shop)],
  ['a guest', () => newShopper(shop)],
])('%s', (_name, login) => {
  it('makes, reads, changes and removes a list', async () => {
    const shopper = await login()
    const list = await newList(shopper, {
      type: 'custom_1',
      name: 'Notify',
      event: {type: 'notifyWhenInStock'},
      c_source: 'product page',
    })
    expect(list).toMatchObject({type: 'custom_1', public: false, name: 'Notify'})
    const path = listsOf(shopper, `/${list.id}`)
    await shopper.call('PATCH', path, {description: 'Later', public: true})
    const {body} = await shopper.call<List>('GET', path)
    expect(body).toMatchObject({
      id: list.id,
      name: 'Notify',
      description: 'Later',
      public: true,
      event: {type: 'notifyWhenInStock'},
      c_source: 'product page',
    })
    const all = await shopper.call<Document>('GET', listsOf(shopper))
    expect(all.body).toMatchObject({limit: 1, total: 1, data: [{id: list.id}]})
    expect((await shopper.call('DELETE', path)).status).toBe(204)
    expect((await shopper.call('GET', path)).status).toBe(404)
  })

  it('adds, changes and removes items', async () => {
    const shopper = await login()
    const {id} = await newList(shopper)
    const added = await addStroller(shopper, id, {c_notifyEmail: 'anna@example.test'})
    expect(added.status).toBe(200)
    const item = listsOf(shopper, `/${id}/items/${String(added.body['id'])}`)
    await shopper.call('PATCH', item, {quantity: 3, priority: 2})
    expect((await shopper.call<Document>('GET', item)).body).toMatchObject({
      productId: 'stroller-green',
      quantity: 3,
      priority: 2,
      purchasedQuantity: 0,
      c_notifyEmail: 'anna@example.test',
    })
    const {body: list} = await shopper.call<List>('GET', listsOf(shopper, `/${id}`))
    expect(list.customerProductListItems).toEqual([expect.objectContaining({quantity: 3})])
    expect((await shopper.call('DELETE', item)).status).toBe(204)
    expect((await shopper.call('DELETE', item)).status).toBe(404)
    const {body: emptied} = await shopper.call<List>('GET', listsOf(shopper, `/${id}`))
    expect(emptied.customerProductListItems).toBeUndefined()
  })
})

it('confirms by mail that somebody waits for a product', async () => {
  const shopper = await newShopper(shop)
  const alerts = await newList(shopper, {type: 'custom_1', event: {type: 'notifyWhenInStock'}})
  const wishes = await newList(shopper)
  const to = {c_notifyEmail: 'waiting@example.test', c_notifyFirstName: 'Wanda'}
  for (const {id} of [alerts, wishes]) await addStroller(shopper, id, to)
  const outbox = '/outbox.json?to=waiting@example.test'
  const {body} = await callShop<{data: Document[]}>(shop, 'GET', outbox)
  expect(body.data).toEqual([expect.objectContaining({template: 'stockAlertNoted'})])
  expect(body.data[0]?.['text']).toContain('Wanda')
})

it('sends no second mail for an alert that follows a guest into an account', async () => {
  const alertList = {type: 'custom_1', event: {type: 'notifyWhenInStock'}}
  const mailed = async (email: string) => {
    const outbox = `/outbox.json?to=${email}`
    const {body} = await callShop<{data: Document[]}>(shop, 'GET', outbox)
    return body.data.filter(({template}) => template === 'stockAlertNoted').length
  }
  const guest = await newShopper(shop)
  const customer = await newCustomer(shop)
  const first = {c_notifyEmail: 'moved@example.test'}
  await addStroller(guest, (await newList(guest, alertList)).id, first)
  const {id} = await newList(customer, alertList)
  await addStroller(customer, id, {c_notifyEmail: 'Moved@example.test'})
  expect(await mailed('moved@example.test')).toBe(1)
  expect(await mailed('Moved@example.test')).toBeLessThanOrEqual(1)
  await addStroller(customer, id, {c_notifyEmail: 'other@example.test'})
  expect(await mailed('other@example.test')).toBe(1)
})

it('refuses items without a product that exists', async () => {
  const shopper = await newCustomer(shop)
  const {id} = await newList(shopper)
  expect(await addStroller(shopper, id, {productId: undefined})).toMatchObject({
    status: 400,
    body: {title: 'Product List Product Id Missing'},
  })
  expect(await addStroller(shopper, id, {productId: 'unicorn'})).toMatchObject({
    status: 400,
    body: {title: 'Product List Product Not Found'},
  })
})

it('keeps the lists of others closed', async () => {
  const [anna, mia] = [await newCustomer(shop), await newCustomer(shop)]
  const {id} = await newList(anna)
  expect((await mia.call('GET', listsOf(anna, `/${id}`))).status).toBe(400)
  expect((await mia.call('GET', listsOf(mia, `/${id}`))).status).toBe(404)
  expect((await mia.call('GET', `${PUBLIC}/${id}`)).status).toBe(404)
})

describe('public lists', () => {
  it('are found by their owner and show public items only', async () => {
    const anna = await newCustomer(shop, 'DEU', {firstName: 'Annika', lastName: 'Falk'})
    const {id} = await newList(anna, {
      type: 'gift_registry',
      name: 'Baby',
      public: true,
      registrant: {firstName: 'Annika', lastName: 'Falk', email: 'a@example.test', role: 'Mum'},
    })
    const shown = await addStroller(anna, id, {public: true})
    const hidden = await addStroller(anna, id)
    const guest = await newShopper(shop)
    const find = async (query: Record<string, string>) =>
      (await guest.call<{total: number}>('GET', PUBLIC, undefined, query)).body
    expect(await find({email: anna.login.toUpperCase()})).toMatchObject({
      total: 1,
      data: [{id, title: 'Baby', type: 'gift_registry'}],
    })
    expect((await find({firstName: 'Annika', lastName: 'Falk'})).total).toBe(1)
    expect((await find({firstName: 'annika', lastName: 'Falk'})).total).toBe(0)
    expect((await find({})).total).toBe(0)
    const {body: list} = await guest.call<Document>('GET', `${PUBLIC}/${id}`)
    expect(list).toMatchObject({
      registrant: {firstName: 'Annika', lastName: 'Falk', role: 'Mum'},
      productListItems: [{id: shown.body['id']}],
    })
    expect(JSON.stringify(list)).not.toContain('a@example.test')
    const items = await guest.call<Document>('GET', `${PUBLIC}/${id}/items`)
    expect(items.body).toMatchObject({total: 1, data: [{priority: 1, type: 'product'}]})
    const one = (item: Document) => guest.call('GET', `${PUBLIC}/${id}/items/${String(item['id'])}`)
    expect((await one(shown.body)).status).toBe(200)
    expect((await one(hidden.body)).status).toBe(404)
    const odd = await guest.call<Document>('GET', `${PUBLIC}/${id}/items`, undefined, {
      expand: 'wishes',
    })
    expect(odd).toMatchObject({status: 400, body: {param: 'wishes'}})
  })
})

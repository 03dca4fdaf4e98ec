/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {keepStockAlerts, notifyWhenInStock, readStockAlerts} from './notify-when-in-stock'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let customerId: string

const alert = {
  productId: 'chair',
  firstName: 'Ida',
  lastName: 'Example',
  email: 'ida@example.com',
  phone: '',
}
const item = {
  productId: 'chair',
  quantity: 1,
  priority: 1,
  public: false,
  type: 'product',
  c_notifyFirstName: 'Ida',
  c_notifyLastName: 'Example',
  c_notifyEmail: 'ida@example.com',
}

const listsPath = () =>
  `/customer/shopper-customers/v1/organizations/:org/customers/${customerId}/product-lists`
const lists = async () => (await shop.api.scapi<{data?: {type: string}[]}>(listsPath())).data ?? []

beforeEach(async () => {
  await openSession(shop)
  customerId = await loadCustomerId()
  sandbox.reset()
})

it('creates the list of rule PROD-20 when there is none', async () => {
  await shop.api.scapi(listsPath(), {method: 'POST', body: {type: 'wish_list'}})
  await shop.api.scapi(listsPath(), {method: 'POST', body: {type: 'custom_1', name: 'Other'}})
  await notifyWhenInStock(shop, customerId, alert)
  expect(await lists()).toContainEqual(
    expect.objectContaining({
      name: 'Notify when in stock',
      type: 'custom_1',
      public: false,
      event: expect.objectContaining({type: 'notifyWhenInStock'}) as object,
      customerProductListItems: [expect.objectContaining(item)],
    }),
  )
  expect(await lists()).toHaveLength(3)
})

it('uses the existing list, and stores a phone number that was entered', async () => {
  await notifyWhenInStock(shop, customerId, alert)
  await notifyWhenInStock(shop, customerId, {...alert, productId: 'cup', phone: '030 1'})
  expect(await lists()).toMatchObject([
    {customerProductListItems: [item, {...item, productId: 'cup', c_notifyPhone: '030 1'}]},
  ])
  expect(sandbox.calls.filter((call) => /^POST .*product-lists\?/.test(call))).toHaveLength(1)
})

it('fails when the answer to a new list has no id (rule API-11)', async () => {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init)
    return init?.method === 'POST' ? new Response('{}', {status: 201}) : answer
  }
  await expect(notifyWhenInStock(shop, customerId, alert)).rejects.toThrow(
    'Something is wrong. Please try again',
  )
  globalThis.fetch = send
})

it('keeps the alerts of a guest once, and those that can be added', async () => {
  await notifyWhenInStock(shop, customerId, alert)
  const guests = [
    {...alert, email: 'IDA@example.com'},
    {...alert, productId: 'no-such-product'},
    {...alert, productId: 'cup', phone: '030 1'},
  ]
  expect(await keepStockAlerts(shop, customerId, guests)).toBe(1)
  expect(await keepStockAlerts(shop, customerId, [])).toBe(0)
  expect(await readStockAlerts(shop, customerId)).toEqual([alert, guests[2]])
  expect(await keepStockAlerts(shop, customerId, [alert])).toBe(0)
})

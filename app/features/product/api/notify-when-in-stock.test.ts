import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {notifyWhenInStock} from './notify-when-in-stock'

const alert = {
  productId: 'BH-7040',
  firstName: 'Ida',
  lastName: 'Example',
  email: 'ida@example.com',
  phone: '',
}

function lists(known: object[], created: object = {id: 'new'}) {
  const backend = fakeBackend()
  const sent: unknown[] = []
  const keep = (init: RequestInit) => sent.push(JSON.parse(String(init.body)))
  backend.on('/product-lists', (_url, init) => {
    if (init.method !== 'POST') return {body: {data: known, total: known.length}}
    keep(init)
    return {status: 201, body: created}
  })
  backend.on('/items', (_url, init) => {
    keep(init)
    return {status: 201, body: {id: 'item'}}
  })
  return {backend, sent}
}

const item = {
  productId: 'BH-7040',
  quantity: 1,
  priority: 1,
  public: false,
  type: 'product',
  c_notifyFirstName: 'Ida',
  c_notifyLastName: 'Example',
  c_notifyEmail: 'ida@example.com',
}

it('makes the list of rule PROD-20 when there is none', async () => {
  const {sent, backend} = lists([
    {id: 'wishes', type: 'wish_list'},
    {id: 'x', type: 'custom_1'},
  ])
  await notifyWhenInStock(testShop('DEU'), 'guest-1', alert)
  expect(sent).toEqual([
    {
      name: 'Notify when in stock',
      type: 'custom_1',
      public: false,
      event: {type: 'notifyWhenInStock'},
    },
    item,
  ])
  expect(backend.calls.at(-1)).toContain('/customers/guest-1/product-lists/new/items')
})

it('uses the list that is there, and tells the phone number when it was given', async () => {
  const {sent, backend} = lists([
    {id: 'waits', type: 'custom_1', event: {type: 'notifyWhenInStock'}},
  ])
  await notifyWhenInStock(testShop('DEU'), 'guest-1', {...alert, phone: '030 1'})
  expect(sent).toEqual([{...item, c_notifyPhone: '030 1'}])
  expect(backend.calls.at(-1)).toContain('/product-lists/waits/items')
})

it('fails when the new list has no id (rule API-11)', async () => {
  lists([], {})
  await expect(notifyWhenInStock(testShop('DEU'), 'g', alert)).rejects.toThrow(
    'Something is wrong. Please try again',
  )
})

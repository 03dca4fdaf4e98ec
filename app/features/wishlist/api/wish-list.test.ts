import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {listBackend} from '../testing/list-backend'
import {addWish, readWishes, removeWish} from './wish-list'

const owner = {shop: testShop('DEU'), customerId: 'guest-1'}
let backend: FakeBackend

beforeEach(() => {
  backend = fakeBackend()
  backend.on('/products', (url) => ({
    body: {
      data: (url.searchParams.get('ids') ?? '').split(',').map((id) => ({
        id,
        ...(id.includes('-') && {master: {masterId: id.split('-')[0]}}),
      })),
    },
  }))
})

it('has nothing without a list', async () => {
  listBackend(backend)
  expect(await readWishes(owner)).toEqual([])
})

it('makes a private list at the first wish, and an item as specified', async () => {
  const {created} = listBackend(backend)
  const wishes = await addWish(owner, {productId: 'pram-green', masterId: 'pram'})
  expect(created).toEqual([
    {type: 'wish_list', public: false},
    {productId: 'pram-green', quantity: 1, priority: 1, public: false, type: 'product'},
  ])
  expect(wishes).toEqual([{productId: 'pram-green', masterId: 'pram', itemId: 'i0'}])
})

it('adds only what is absent, to the list that there is', async () => {
  const {created} = listBackend(backend, ['cup'])
  await addWish(owner, {productId: 'cup'})
  expect(created).toEqual([])
  await addWish(owner, {productId: 'bed'})
  expect(created).toHaveLength(1)
})

it('knows the masters of what others have put there', async () => {
  listBackend(backend, ['chair-sand', 'cup'])
  expect(await readWishes(owner)).toEqual([
    {itemId: 'i0', productId: 'chair-sand', masterId: 'chair'},
    {itemId: 'i1', productId: 'cup'},
  ])
  expect(await addWish(owner, {productId: 'chair'})).toHaveLength(2)
})

it('reads the list although its products cannot be read', async () => {
  listBackend(backend, ['table-oak'])
  backend.on('/products', {status: 500})
  expect(await readWishes(owner)).toEqual([{itemId: 'i0', productId: 'table-oak'}])
})

it('removes by the product, every variant of it, and does nothing when it is absent', async () => {
  const state = listBackend(backend, ['sofa-sand', 'cup', 'sofa-fog'])
  expect(await removeWish(owner, {productId: 'bed'})).toHaveLength(3)
  expect(backend.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  await removeWish(owner, {productId: 'sofa'})
  expect(state.items).toEqual([{id: 'i1', productId: 'cup'}])
})

it('refuses calls without what they need', async () => {
  listBackend(backend)
  await expect(addWish(owner, {productId: ''})).rejects.toThrow('productId is required')
  await expect(removeWish(owner, {productId: ''})).rejects.toThrow('productId is required')
  await expect(addWish({...owner, customerId: ''}, {productId: 'a'})).rejects.toThrow(
    'customerId is required',
  )
  expect(backend.calls).toEqual([])
})

it('says when a list could not be made', async () => {
  listBackend(backend)
  backend.on('/product-lists', (_url, init) => ({body: init.method === 'POST' ? {} : {data: []}}))
  await expect(addWish(owner, {productId: 'a'})).rejects.toThrow(
    'Something is wrong. Please try again',
  )
})

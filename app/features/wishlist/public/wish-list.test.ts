/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {addWish, addWishes, readWishes, removeWish, type WishContext} from './wish-list'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let owner: WishContext & {customerId: string}

beforeEach(async () => {
  owner = {...(await openSession(shop)), customerId: await loadCustomerId()}
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const lists = () => shop.api.clients.of(ShopperCustomers)
const parameters = () => ({customerId: owner.customerId})

/** Puts a product on the list as another client does. */
async function wishElsewhere(productId: string, listId?: string): Promise<string> {
  const create = () =>
    lists().createCustomerProductList({parameters: parameters(), body: {type: 'wish_list'}})
  const id = listId ?? (await create()).id ?? ''
  await lists().createCustomerProductListItem({
    parameters: {...parameters(), listId: id},
    body: {productId, quantity: 1, priority: 1, public: false, type: 'product'},
  })
  return id
}
/** The lists as the backend stores them. */
const stored = async () =>
  (await lists().getCustomerProductLists({parameters: parameters()})).data ?? []
const storedIds = async () =>
  (await stored()).flatMap(({customerProductListItems = []}) =>
    customerProductListItems.map(({productId}) => productId),
  )
const sent = (method: string) => sandbox.calls.filter((call) => call.startsWith(`${method} `))

it('has nothing without a list', async () => {
  expect(await readWishes(owner)).toEqual([])
})

it('creates a private list at the first wish, and an item as specified', async () => {
  const wishes = await addWish(owner, {productId: 'pram-green', masterId: 'pram'})
  const [list, ...others] = await stored()
  expect(others).toEqual([])
  expect(list).toMatchObject({
    type: 'wish_list',
    public: false,
    customerProductListItems: [
      {productId: 'pram-green', quantity: 1, priority: 1, public: false, type: 'product'},
    ],
  })
  expect(wishes).toEqual([
    {productId: 'pram-green', masterId: 'pram', itemId: expect.stringMatching(/./) as string},
  ])
  expect(await readWishes(owner)).toEqual(wishes)
})

it('adds only what is absent, to the existing list', async () => {
  await wishElsewhere('cup')
  sandbox.reset()
  await addWish(owner, {productId: 'cup'})
  expect(sent('POST')).toEqual([])
  await addWish(owner, {productId: 'bed'})
  expect(sent('POST')).toHaveLength(1)
  expect(await storedIds()).toEqual(['cup', 'bed'])
})

it('leaves lists of another type alone', async () => {
  const body = {type: 'custom_1', name: 'Alerts'} as const
  await lists().createCustomerProductList({parameters: parameters(), body})
  expect(await readWishes(owner)).toEqual([])
  await addWish(owner, {productId: 'cup'})
  expect((await stored()).map(({type}) => type).sort()).toEqual(['custom_1', 'wish_list'])
})

it('reads the masters of variants that another client added', async () => {
  const list = await wishElsewhere('bed-oak')
  await wishElsewhere('cup', list)
  expect(await readWishes(owner)).toMatchObject([
    {productId: 'bed-oak', masterId: 'bed'},
    {productId: 'cup'},
  ])
  expect(await addWish(owner, {productId: 'bed'})).toHaveLength(2)
})

it('reads the list although its products cannot be read', async () => {
  await wishElsewhere('sleep-moss')
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 500, path: '*/products'})
  const [wish, ...others] = await readWishes(owner)
  expect(others).toEqual([])
  expect(wish?.productId).toBe('sleep-moss')
  expect(wish).not.toHaveProperty('masterId')
})

it('removes by the product, every variant of it, and does nothing when it is absent', async () => {
  const list = await wishElsewhere('pram-sand')
  for (const productId of ['cup', 'pram-green']) await wishElsewhere(productId, list)
  expect(await removeWish(owner, {productId: 'bed'})).toHaveLength(3)
  expect(sent('DELETE')).toEqual([])
  await removeWish(owner, {productId: 'pram'})
  expect(await storedIds()).toEqual(['cup'])
})

it('refuses calls without required parameters', async () => {
  await expect(addWish(owner, {productId: ''})).rejects.toThrow('productId is required')
  await expect(removeWish(owner, {productId: ''})).rejects.toThrow('productId is required')
  await expect(addWish({...owner, customerId: ''}, {productId: 'cup'})).rejects.toThrow(
    'customerId is required',
  )
  expect(sandbox.calls).toEqual([])
})

it('fails when the answer to a new list has no id (rule WISH-1)', async () => {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init)
    return init?.method === 'POST' ? new Response('{}', {status: 201}) : answer
  }
  await expect(addWish(owner, {productId: 'cup'})).rejects.toThrow(
    'Something is wrong. Please try again',
  )
  globalThis.fetch = send
})

it('fails when the list could not be created, and stores nothing', async () => {
  sandbox.lose('POST /customer', 'lostRequest')
  await expect(addWish(owner, {productId: 'cup'})).rejects.toMatchObject({type: 'network'})
  expect(await stored()).toEqual([])
})

describe('adding products at once', () => {
  const targets = ['cup', 'bed', 'BH-9001', 'no-such-product', 'chair'].map((productId) => ({
    productId,
  }))
  const ids = (list: readonly {productId: string}[]) => list.map(({productId}) => productId)

  it('reports what was added, was there, is excluded, and was refused', async () => {
    await addWish(owner, {productId: 'cup'})
    sandbox.reset()
    const report = await addWishes(owner, targets)
    expect(ids(report.added)).toEqual(['bed', 'chair'])
    expect(ids(report.present)).toEqual(['cup'])
    expect(ids(report.excluded)).toEqual(['BH-9001'])
    expect(ids(report.failed)).toEqual(['no-such-product'])
    expect(ids(report.wishes)).toEqual(['cup', 'bed', 'chair'])
    expect(await storedIds()).toEqual(['cup', 'bed', 'chair'])
    expect(sent('GET').filter((call) => call.includes('product-lists'))).toHaveLength(2)
  })

  it('creates the list once, and only when something is added', async () => {
    await addWishes(owner, [{productId: 'BH-2390'}])
    expect(await stored()).toEqual([])
    await addWishes(owner, [{productId: 'cup'}, {productId: 'cup'}, {productId: 'bed'}])
    expect(await stored()).toHaveLength(1)
    expect(await storedIds()).toEqual(['cup', 'bed'])
  })

  it('ends with a lost connection, and reports what was not sent', async () => {
    await addWish(owner, {productId: 'toy'})
    await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 503, method: 'POST'})
    sandbox.reset()
    const report = await addWishes(owner, [{productId: 'cup'}, {productId: 'bed'}])
    expect(ids(report.failed)).toEqual(['cup', 'bed'])
    expect(sent('POST')).toHaveLength(1)
  })

  it('needs products', async () => {
    await expect(addWishes(owner, [])).rejects.toThrow('product ids are required')
    await expect(addWishes(owner, [{productId: ''}])).rejects.toThrow('productId is required')
  })
})

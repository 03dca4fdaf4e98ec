/** @jest-environment ./server/test/sandbox-environment.ts */
/** The basket operations against the real sandbox. The tests are one visit and build on each other. */
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {loadCommerce, provideShopperClient} from '@app/features/session/public/shopper-client'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {type Basket, cachedBasket, type BasketContext} from '../public/basket'
import {addItems} from '../public/add-items'
import {loadBasket, refreshBasket, updateCustomer} from '../public/get-basket'
import {getShippingMethods} from '../public/checkout-changes'
import {removeItem, updateItem} from '../testing/changes'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext

const itemsOf = (basket: Basket | null | undefined) =>
  basket?.productItems?.map(({productId, quantity}) => [productId, quantity])
/** The basket calls since the last test: method and path below the organization. */
const basketCalls = () =>
  sandbox.calls
    .filter((call) => call.includes('baskets'))
    .map((call) => call.replace(/ .*organizations\/[^/]+/, ' ').replace(/\?.*/, ''))
const basketId = () => cachedBasket(context)?.basketId ?? ''
const orderElsewhere = () => sandbox.sql('DELETE FROM basket WHERE id = ?', basketId())

beforeAll(async () => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false})
  context = await openSession(shop)
})
beforeEach(() => sandbox.reset())

test('two adds at the same moment make one basket, with one call each', async () => {
  const [first, second] = await Promise.all([
    addItems(context, [{productId: 'blanket', quantity: 1}]),
    addItems(context, [{productId: 'stroller-green', quantity: 2}]),
  ])
  expect(itemsOf(first)).toEqual([['blanket', 1]])
  expect(itemsOf(second)).toEqual([
    ['blanket', 1],
    ['stroller-green', 2],
  ])
  expect(basketCalls().filter((call) => call.startsWith('POST'))).toEqual([
    'POST /baskets',
    `POST /baskets/${basketId()}/items`,
  ])
  expect(cachedBasket(context)).toEqual(second)
})

test('a change sends nothing but the change', async () => {
  await updateCustomer(context, 'mia@example.com')
  expect(basketCalls()).toEqual([`PUT /baskets/${basketId()}/customer`])
  expect(cachedBasket(context)?.customerInfo?.email).toBe('mia@example.com')
})

test('delivery methods are read after the changes before them', async () => {
  const [line] = cachedBasket(context)?.productItems ?? []
  const [, methods] = await Promise.all([
    updateItem(context, line?.itemId ?? '', {quantity: 3}),
    getShippingMethods(context),
  ])
  expect(methods.applicableShippingMethods?.map(({id}) => id)).toEqual(['standard', 'express'])
  expect(basketCalls().map((call) => call.split(' ')[0])).toEqual(['PATCH', 'GET'])
})

test('a problem document becomes a fault; the basket stays', async () => {
  const before = cachedBasket(context)
  await expect(addItems(context, [{productId: 'last-one', quantity: 2}])).rejects.toMatchObject({
    type: 'product-item-not-available',
    status: 400,
    arguments: {productId: 'last-one'},
  })
  expect(cachedBasket(context)).toEqual(before)
})

test('a call without an id is an error of the program and sends nothing', async () => {
  await expect(removeItem(context, '')).rejects.toThrow('Missing required path parameter: itemId')
  expect(sandbox.calls).toEqual([])
})

test('no answer at all is a network fault', async () => {
  sandbox.lose('/baskets', 'lostRequest')
  await expect(refreshBasket(context)).rejects.toMatchObject({type: 'network', status: 0})
})

test('without a connection changes and reads fail at once and are not repeated later', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  sandbox.lose('', 'lostRequest', 3)
  const offline = {type: 'offline', status: 0}
  await expect(addItems(context, [{productId: 'blanket', quantity: 1}])).rejects.toMatchObject(
    offline,
  )
  await expect(updateCustomer(context, 'jan@example.com')).rejects.toMatchObject(offline)
  await expect(refreshBasket(context)).rejects.toMatchObject(offline)
  onLine.mockRestore()
  sandbox.reset()
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(basketCalls()).toEqual([])
})

test('a basket in another currency is changed to the one of the locale', async () => {
  sandbox.sql(
    "UPDATE basket SET content = json_set(content, '$.currency', 'USD') WHERE id = ?",
    basketId(),
  )
  const basket = await refreshBasket(context)
  expect(basketCalls()).toContain(`PATCH /baskets/${basketId()}`)
  expect(basket?.currency).toBe('EUR')
})

test('adding to a basket that was ordered elsewhere begins a new one', async () => {
  const before = basketId()
  orderElsewhere()
  const basket = await addItems(context, [{productId: 'blanket', quantity: 1}])
  expect(basket.basketId).not.toBe(before)
  expect(itemsOf(basket)).toEqual([['blanket', 1]])
})

test('changing a basket that was ordered elsewhere fails and leaves no basket', async () => {
  orderElsewhere()
  await expect(updateCustomer(context, 'mia@example.com')).rejects.toMatchObject({status: 404})
  expect(cachedBasket(context)).toBeNull()
})

test('a change that waits while the customer changes is dropped', async () => {
  const running = addItems(context, [{productId: 'blanket', quantity: 1}])
  const waiting = addItems(context, [{productId: 'stroller-green', quantity: 1}])
  const token = await (await loadCommerce()).accessToken(false)
  const [head, payload = '', signature] = token.split('.')
  const claims = Buffer.from(payload, 'base64url')
    .toString()
    .replace(/gcid:\w+/, 'rcid:another')
  const other = [head, Buffer.from(claims).toString('base64url'), signature].join('.')
  provideShopperClient({accessToken: () => Promise.resolve(other)})
  await (await loadCommerce()).accessToken(false)
  await expect(waiting).rejects.toMatchObject({type: 'customer-changed'})
  await running.catch(() => null)
  expect(basketCalls().filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

test('a new guest has no basket, and none is read', async () => {
  provideShopperClient({accessToken: () => Promise.reject(new Error('closed'))})
  context = await openSession(shop)
  sandbox.reset()
  document.cookie = 'shopper_DEU=; Max-Age=0; path=/'
  await expect(loadBasket(context)).resolves.toBeNull()
  expect(basketCalls()).toEqual([])
})

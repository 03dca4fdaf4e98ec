/**
 * The client over the real commerce-sdk-react; only `fetch` is replaced, by a small shopper API. The
 * client lives as long as the page, so these tests are one visit and build on each other.
 */
import {render, screen, waitFor} from '@testing-library/react/pure'
import {QueryClientProvider} from '@tanstack/react-query'
import {createQueryClient} from '@app/shared/lib/query-client'
import {ShopProvider} from '@app/shared/lib/shop-context'
import {testShop} from '@app/shared/test/shop'
import {loadCommerce, useCommerceState, type Basket} from '../model/shopper-client'
import {guestToken, shopperBackend} from '../testing/shopper-backend'
import {CommerceSlot} from './CommerceSlot'

jest.mock('node-fetch', () => ({
  ...jest.requireActual<object>('node-fetch'),
  default: (input: string, init: object) => globalThis.fetch(input, init),
}))

const backend = shopperBackend()

function Count() {
  const {basket} = useCommerceState()
  return <output>{basket === undefined ? 'unread' : (basket?.productItems?.length ?? 0)}</output>
}

const itemsOf = (basket: Basket | null) =>
  basket?.productItems?.map(({productId, quantity}) => [productId, quantity])

const count = () => screen.getByRole('status')

const callsDuring = async (task: () => Promise<unknown>): Promise<string[]> => {
  backend.calls.length = 0
  await task()
  return backend.calls
}

beforeAll(() => {
  // Calls come from outside of React, as in the shop.
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false})
  globalThis.fetch = backend.fetch
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider shop={testShop('DEU')}>
        <CommerceSlot />
        <Count />
      </ShopProvider>
    </QueryClientProvider>,
  )
})

test('a new visitor makes no session before somebody asks', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(backend.calls).toEqual([])
  expect(count()).toHaveTextContent('unread')
})

test('two adds at the same moment make one basket', async () => {
  // jsdom has no WebCrypto for the PKCE login, so the test stores a token.
  localStorage.setItem('access_token_DEU', guestToken('guest-1'))
  const commerce = await loadCommerce()
  const [first, second] = await Promise.all([
    commerce.addItems([{productId: 'A', quantity: 1}]),
    commerce.addItems([{productId: 'B', quantity: 2}]),
  ])
  expect(itemsOf(first)).toEqual([['A', 1]])
  expect(itemsOf(second)).toEqual([
    ['A', 1],
    ['B', 2],
  ])
  expect(backend.calls.filter((call) => call === 'POST /baskets')).toHaveLength(1)
  await waitFor(() => expect(count()).toHaveTextContent('2'))
})

test('a change asks for nothing but the change', async () => {
  const commerce = await loadCommerce()
  const calls = await callsDuring(() => commerce.setCustomerEmail('mia@example.com'))
  expect(calls).toEqual(['PUT /baskets/basket-1/customer'])
})

test('a problem document becomes a fault; the basket stays', async () => {
  const commerce = await loadCommerce()
  backend.failNext('/items', 400, {
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-item-not-available',
    title: 'Product Item Not Available',
    detail: 'Not enough.',
    productId: 'A',
  })
  await expect(commerce.addItems([{productId: 'A', quantity: 99}])).rejects.toMatchObject({
    type: 'product-item-not-available',
    status: 400,
    arguments: {productId: 'A'},
  })
  expect(count()).toHaveTextContent('2')
})

test('no answer at all is a network fault', async () => {
  const commerce = await loadCommerce()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(commerce.refreshBasket()).rejects.toMatchObject({type: 'network', status: 0})
  globalThis.fetch = backend.fetch
})

test('without a connection changes and reads fail at once and are not made up for later', async () => {
  const commerce = await loadCommerce()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const begun = Date.now()
  const offline = {type: 'offline', status: 0}
  await expect(commerce.addItems([{productId: 'A', quantity: 1}])).rejects.toMatchObject(offline)
  await expect(commerce.setCustomerEmail('mia@example.com')).rejects.toMatchObject(offline)
  await expect(commerce.refreshBasket()).rejects.toMatchObject(offline)
  expect(Date.now() - begun).toBeLessThan(1000)
  globalThis.fetch = backend.fetch
  const calls = await callsDuring(async () => {
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  onLine.mockRestore()
})

test('a refused token is replaced and the call made again', async () => {
  document.cookie = 'cc-nx-g_DEU=r1'
  const commerce = await loadCommerce()
  backend.failNext('GET', 401, {title: 'Unauthorized', detail: 'The token is not valid.'})
  const calls = await callsDuring(() => commerce.refreshBasket())
  expect(calls).toEqual([
    'GET /customers/guest-1/baskets',
    'POST /oauth2/token',
    'GET /customers/guest-1/baskets',
  ])
})

test('a basket in another currency is changed to the one of the site', async () => {
  const commerce = await loadCommerce()
  backend.basket = {...backend.basket, currency: 'SEK'}
  const basket = await commerce.refreshBasket()
  expect(backend.calls).toContain('PATCH /baskets/basket-1')
  expect(basket?.currency).toBe('EUR')
})

test('adding to a basket that was ordered elsewhere begins a new one', async () => {
  const commerce = await loadCommerce()
  backend.basket = null
  const basket = await commerce.addItems([{productId: 'C', quantity: 1}])
  expect(basket.basketId).toBe('basket-2')
  expect(itemsOf(basket)).toEqual([['C', 1]])
})

test('changing a basket that was ordered elsewhere says so and shows that there is none', async () => {
  const commerce = await loadCommerce()
  backend.basket = null
  await expect(commerce.setCustomerEmail('mia@example.com')).rejects.toMatchObject({status: 404})
  await waitFor(() => expect(count()).toHaveTextContent('0'))
})

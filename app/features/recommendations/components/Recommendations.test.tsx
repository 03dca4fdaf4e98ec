import {screen, waitFor} from '@testing-library/react'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {basketKey, type Basket, type ProductItem} from '@app/features/basket/public/basket'
import {createQueryClient} from '@app/shared/lib/query-client'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import Recommendations from './Recommendations'

const events = trackedEvents()
jest.mock('@app/features/session/public/shopper-client', () => ({
  loadCommerce: () => Promise.resolve({accessToken: () => Promise.resolve('token')}),
  useCommerceState: () => ({status: 'ready', basket: null}),
}))

const anchor = {products: [{id: 'BH-1', name: 'Pram', sku: 'BH-1-green', price: 900}]}
const zone = {zone: 'pdp'}
let backend: FakeBackend
const bodies: Record<string, unknown>[] = []

const recs = (...ids: string[]) => ({
  recs: ids.map((id) => ({id, product_name: id, image_url: ''})),
  recoUUID: 'uuid-1',
  recommenderName: 'pdp-similar-items',
})

beforeEach(() => {
  bodies.length = 0
  document.cookie = 'shopper_DEU=guest~visitor-1; Path=/'
  recordConsent(false)
  Object.assign(AbortSignal, {timeout: () => new AbortController().signal})
  backend = fakeBackend()
  const inner = globalThis.fetch
  // The client of this service reads its answers as JSON.
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (init.body) bodies.push(JSON.parse(init.body as string) as Record<string, unknown>)
    const response = await inner(url, init)
    return {...response, json: async () => JSON.parse(await response.text()) as unknown}
  }) as typeof fetch
  backend.on('/products', (url) => ({
    body: {
      data: (url.searchParams.get('ids') ?? '')
        .split(',')
        .filter((id) => id !== 'offline')
        .map((id) => ({id, name: `Product ${id}`})),
    },
  }))
})
afterEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

const show = (basket?: Basket) => {
  const shop = testShop('DEU', 'en-DE')
  const queryClient = createQueryClient()
  if (basket) queryClient.setQueryData(basketKey({shop}, undefined), {baskets: [basket]})
  return renderInShop(
    <Recommendations source={zone} anchor={anchor} title="You Might Also Like" />,
    {shop, queryClient},
  )
}

it('shows what the service names and the shop knows, and tells that it was seen', async () => {
  backend.on('/zones/pdp/recs', {body: recs('a', 'b', 'offline', 'c', 'BH-1')})
  show()
  expect(await screen.findByText('Product a')).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(backend.calls[0]).toContain('/v3/personalization/bhlt-DEU/zones/pdp/recs')
  expect(bodies[0]).toMatchObject({
    cookieId: 'visitor-1',
    realm: 'bhlt',
    instanceType: 'sbx',
    products: [{id: 'BH-1', sku: 'BH-1-green', price: 900}],
  })
  expect(events).toMatchObject([
    {
      type: 'view_item_list',
      list: {kind: 'recommendations', recommender: 'pdp-similar-items', recoUUID: 'uuid-1'},
      items: [{id: 'a'}, {id: 'b'}, {id: 'c'}],
    },
  ])
})

it.each([
  ['too few products', {body: recs('a', 'b')}],
  ['too few known products', {body: recs('a', 'b', 'offline')}],
  ['a failure', {status: 500}],
  ['nonsense', {body: {recs: 'many'}}],
  ['no connection', null],
])('is nothing at all with %s', async (_name, route) => {
  backend.on('/zones/pdp/recs', route)
  const {container} = show()
  await waitFor(() => expect(backend.calls.length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(container).toBeEmptyDOMElement()
})

it('asks nothing without consent', async () => {
  recordConsent(true)
  const {container} = show()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(backend.calls).toEqual([])
  expect(container).toBeEmptyDOMElement()
})

const names = () => screen.getAllByRole('article').map((tile) => tile.textContent)

it('leaves out what the cart holds, variants too (rule RECO-10)', async () => {
  backend.on('/zones/pdp/recs', {body: recs('a', 'b', 'c', 'd', 'e')})
  show({
    productItems: [{productId: 'b-green', c_master: 'b'} as ProductItem, {productId: 'e'}],
  })
  await screen.findByText('Product a')
  expect(names().join()).not.toMatch(/Product [be]/)
  expect(names()).toHaveLength(3)
})

it('leaves out what is sold out (rule RECO-10)', async () => {
  backend.on('/zones/pdp/recs', {body: recs('a', 'b', 'c', 'gone')})
  backend.on('/products', (url) => ({
    body: {
      data: (url.searchParams.get('ids') ?? '').split(',').map((id) => ({
        id,
        name: `Product ${id}`,
        price: 10,
        inventory: {orderable: id !== 'gone'},
      })),
    },
  }))
  show()
  await screen.findByText('Product a')
  expect(names().join()).not.toContain('gone')
})

import {createQueryClient, STATIC_STALE_TIME_MS} from '../lib/query-client'
import type {PageComponent} from '../lib/page'
import {testShop} from '../test/shop'
import {createPageLoader} from './preload-page'

const read = jest.fn((id: string | undefined) => Promise.resolve({id}))

const Product: PageComponent = Object.assign(() => null, {
  queries: (({params, search}) => [
    {
      queryKey: ['product', params.id, search.get('color')],
      queryFn: () => read(params.id),
      staleTime: STATIC_STALE_TIME_MS,
    },
  ]) satisfies PageComponent['queries'],
})
const Cart: PageComponent = () => null

const load = jest.fn(() => Promise.resolve({default: Product}))
const gone = jest.fn(() => Promise.reject(new Error('ChunkLoadError')))
const prefix = '/:site/:locale'
const routes = [
  {path: [`${prefix}/product/:id`], exact: true, component: {load}},
  {path: `${prefix}/cart`, exact: true, component: {load: () => Promise.resolve({default: Cart})}},
  {path: `${prefix}/gone`, exact: true, component: {load: gone}},
]

function loader() {
  const queryClient = createQueryClient()
  return {queryClient, ...createPageLoader(routes, queryClient, testShop('DEU', 'en-DE'))}
}

test('loads code and reads of a page, and the reads once', async () => {
  const {loadPage, queryClient} = loader()
  await loadPage('http://localhost/deu/en-de/product/BH-1?color=sand')
  await loadPage('/deu/en-de/product/BH-1?color=sand')
  expect(queryClient.getQueryData(['product', 'BH-1', 'sand'])).toEqual({id: 'BH-1'})
  expect(read).toHaveBeenCalledTimes(1)
})

test('loads the parts that a page is not complete without, and no others', async () => {
  const part = (name: string, cacheableWithout: boolean) => ({
    name,
    cacheableWithout,
    timeoutMs: 0,
    queryKey: [name],
    queryFn: () => Promise.resolve(name),
  })
  Product.parts = () => [part('banner', false), part('stars', true)]
  const {loadPage, queryClient} = loader()
  await loadPage('/deu/en-de/product/BH-2')
  delete Product.parts
  expect(queryClient.getQueryData(['banner'])).toBe('banner')
  expect(queryClient.getQueryData(['stars'])).toBeUndefined()
})

test('loads code without reading, and tells whether there is something to read', async () => {
  const {loadCode} = loader()
  await expect(loadCode('/deu/en-de/product/BH-1')).resolves.toBe(true)
  await expect(loadCode('/deu/en-de/cart')).resolves.toBe(false)
  expect(read).not.toHaveBeenCalled()
})

test.each(['https://other.example/deu/en-de/product/BH-1', '/usa/en-us/product/BH-1', '/nowhere'])(
  'leaves %s alone',
  async (address) => {
    await loader().loadPage(address)
    expect(load).not.toHaveBeenCalled()
  },
)

test('leaves missing code to the page itself', async () => {
  await expect(loader().loadPage('/deu/en-de/gone')).resolves.toBeUndefined()
  await expect(loader().loadCode('/deu/en-de/gone')).resolves.toBe(false)
})

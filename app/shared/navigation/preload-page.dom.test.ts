import {createQueryClient, STATIC_STALE_TIME_MS} from '../lib/query-client'
import type {PageComponent, ReadLoaded} from '../lib/page'
import {testShop} from '../test/shop'
import {createPageLoader} from './preload-page'

const read = jest.fn((id: string | undefined) => Promise.resolve({id}))

const Product: PageComponent = Object.assign(() => null, {
  queries: (({params, search}) => [
    {
      queryKey: ['product', params.productId, search.get('color')],
      queryFn: () => read(params.productId),
      staleTime: STATIC_STALE_TIME_MS,
    },
  ]) satisfies PageComponent['queries'],
})
const Cart: PageComponent = () => null

const load = jest.fn(() => Promise.resolve({default: Product}))
const gone = jest.fn(() => Promise.reject(new Error('ChunkLoadError')))
const prefix = '/:site/:locale'
const routes = [
  {path: [`${prefix}/product/:productId`], exact: true, component: {load}, readsAtOnce: true},
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

// Missing in jsdom; tests end the time by themselves.
let timeIsUp = new AbortController()
beforeEach(() => {
  timeIsUp = new AbortController()
  AbortSignal.timeout = () => timeIsUp.signal
})

/** Answers nothing until the time is up. */
const silence = (_address: string, {signal}: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))))

/** Answers the page's document; `queries` are its reads. */
function documentWith(queries: readonly unknown[], answer: Partial<Response> = {}) {
  const data = JSON.stringify({__PRELOADED_STATE__: {queries}})
  const html = `<p></p><script id="mobify-data" type="application/json">${data}</script>`
  const read = jest.fn(() =>
    Promise.resolve({ok: true, redirected: false, text: () => Promise.resolve(html), ...answer}),
  )
  Object.assign(globalThis, {fetch: read})
  return read
}

const BH4 = '/deu/en-de/product/BH-4?color=sand'
const KEY = ['product', 'BH-4', 'sand']

test('takes the reads from the document of a page, which is asked for once', async () => {
  const {loadDocument, queryClient} = loader()
  const asked = documentWith([[KEY, {id: 'BH-4', from: 'document'}]])
  await Promise.all([loadDocument(BH4), loadDocument(BH4)])
  expect(queryClient.getQueryData(KEY)).toEqual({id: 'BH-4', from: 'document'})
  await loadDocument(BH4)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(read).not.toHaveBeenCalled()
})

test('asks for the document while the code loads', async () => {
  const {loadDocument, queryClient} = loader()
  const asked = documentWith([[KEY, {id: 'BH-4', from: 'document'}]])
  let give: (code: {default: PageComponent}) => void = () => undefined
  load.mockReturnValueOnce(new Promise((resolve) => (give = resolve)))
  const loaded = loadDocument(BH4)
  expect(asked).toHaveBeenCalledTimes(1)
  give({default: Product})
  await loaded
  expect(queryClient.getQueryData(KEY)).toEqual({id: 'BH-4', from: 'document'})
  expect(asked).toHaveBeenCalledTimes(1)
})

test('takes a read from the document under the key that another read settles', async () => {
  const {loadDocument, queryClient} = loader()
  const queries = Product.queries
  const readNothing = () => read(undefined)
  const place = {queryKey: ['place'], queryFn: readNothing}
  const settledKey = (find: ReadLoaded) => ['listing', String(find(place))]
  Product.queries = () => [place, {queryKey: ['slug'], queryFn: readNothing, settledKey}]
  documentWith([
    [['place'], 'cots'],
    [['listing', 'cots'], 'tiles'],
  ])
  await loadDocument(BH4)
  Product.queries = queries
  expect(queryClient.getQueryData(['listing', 'cots'])).toBe('tiles')
  expect(queryClient.getQueryData(['slug'])).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})

test.each([
  ['lacks it', () => documentWith([])],
  ['is an error page', () => documentWith([[KEY, {}]], {ok: false})],
  ['is another page', () => documentWith([[KEY, {}]], {redirected: true})],
  ['has broken data', () => documentWith([], {text: () => Promise.resolve('<html>')})],
  ['cannot be had', () => Object.assign(globalThis, {fetch: () => Promise.reject(new Error())})],
])('asks the backend for a read when the document %s', async (_, answer) => {
  const {loadDocument, queryClient} = loader()
  answer()
  await loadDocument(BH4)
  expect(queryClient.getQueryData(KEY)).toEqual({id: 'BH-4'})
})

test('asks the backend for a read when the document does not come in time', async () => {
  const {loadDocument, queryClient} = loader()
  Object.assign(globalThis, {fetch: silence})
  const loaded = loadDocument(BH4)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
  timeIsUp.abort()
  await loaded
  expect(queryClient.getQueryData(KEY)).toEqual({id: 'BH-4'})
})

test('asks for no document when the reads are known, or there are none', async () => {
  const {loadDocument, loadPage} = loader()
  const asked = documentWith([])
  await loadPage(BH4)
  await loadDocument(BH4)
  await loadDocument('/deu/en-de/cart')
  expect(asked).not.toHaveBeenCalled()
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
  await expect(loader().loadDocument('/deu/en-de/gone')).resolves.toBeUndefined()
})

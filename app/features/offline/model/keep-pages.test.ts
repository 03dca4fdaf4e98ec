import {filesStore, pagesStore, picturesStore} from '@common/offline-stores'
import {FakeStores} from '../testing/fake-stores'
import {keepAhead, keepSeen, renewPages} from './keep-pages'
import {readPage} from './page-store'

const ORIGIN = 'https://shop.example'
const PAGE = '/deu/de-de/product/BH-1'
const keeper = {site: 'deu', shells: ['/deu/de-de/my-stokke/wishlist']}

let stores: FakeStores
/** Release, headers and status of the shop's documents. */
let shop: {release: string; headers: Record<string, string>; status: number; up: boolean}
let asked: [path: string, init: RequestInit][]

const answer = (body: string, status: number, headers: Record<string, string>): Response =>
  Object.defineProperty(new Response(body, {status, headers}), 'type', {value: 'basic'})

const fetchFake = (address: URL | string, init: RequestInit = {}): Promise<Response> => {
  const {pathname, search} = new URL(address, ORIGIN)
  asked.push([pathname + search, init])
  if (!shop.up) return Promise.reject(new TypeError('Failed to fetch'))
  const steady = {'cache-control': 'public, max-age=31536000'}
  if (pathname.endsWith('.jpg'))
    return Promise.resolve(answer('picture', 200, {...steady, 'content-type': 'image/avif'}))
  if (pathname.startsWith('/mobify/'))
    return Promise.resolve(answer('file', 200, {...steady, 'content-type': 'text/javascript'}))
  const html = `<html><script src="/mobify/bundle/${shop.release}/main.js"></script>${shop.release}</html>`
  return Promise.resolve(answer(html, shop.status, shop.headers))
}

const PUBLIC = {
  'content-type': 'text/html',
  'cache-control': 'public, max-age=900',
  'no-vary-search': 'params, except=("color")',
}

beforeEach(() => {
  stores = new FakeStores()
  shop = {release: 'r1', headers: PUBLIC, status: 200, up: true}
  asked = []
  const location = {href: `${ORIGIN}/`, origin: ORIGIN}
  const window = {location, matchMedia: () => ({matches: false}), addEventListener: () => undefined}
  const idle = (task: () => void) => setTimeout(task)
  Object.assign(globalThis, {
    caches: stores,
    fetch: fetchFake,
    window,
    document: {readyState: 'complete'},
    requestIdleCallback: idle,
    cancelIdleCallback: clearTimeout,
  })
  Object.defineProperty(globalThis, 'navigator', {
    value: {userAgentData: {}, serviceWorker: worker({})},
    configurable: true,
  })
})

/** The container of a registration; undefined after the worker was removed. */
const worker = (registration: object | undefined) => ({
  ready: Promise.resolve(),
  getRegistration: () => Promise.resolve(registration),
})

const see = (address: string, used: string[] = []) => keepSeen(keeper, {address, used: () => used})

it('stores a seen page without cookies, with its files and the pictures that it has used', async () => {
  const picture = '/mobify/proxy/static/dw1/a.jpg?sw=360'
  await see(`${PAGE}?color=red&utm_source=x#top`, [
    ORIGIN + picture,
    'https://elsewhere.example/mobify/proxy/static/b.jpg',
    `${ORIGIN}/mobify/proxy/api/customer`,
    'data:image/gif;base64,x',
  ])
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual([`${PAGE}?color=red`])
  expect(stores.pathsIn(filesStore('r1'))).toEqual([
    '/mobify/bundle/r1/main.js',
    '/mobify/bundle/r1/static/offline/stored-page.css',
  ])
  expect(stores.pathsIn(picturesStore('deu'))).toEqual([picture])
  expect(asked[0]?.[0]).toBe(picture)
  expect(asked[1]?.[1]).toMatchObject({credentials: 'omit', cache: 'default'})
  expect(asked).toHaveLength(4)
})

it('reads no file twice', async () => {
  await see(PAGE)
  const before = asked.length
  await see(PAGE)
  expect(asked.slice(before).map(([path]) => path)).toEqual([PAGE])
})

it.each([
  ['no-store', 200],
  ['private, max-age=900', 200],
  ['public, max-age=900', 500],
])('stores nothing of a page that says %s with status %d', async (rule, status) => {
  shop.headers = {...PUBLIC, 'cache-control': rule}
  shop.status = status
  await see(PAGE)
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual([])
})

it('stores the empty document of the wish list, without its nonce and for no other address', async () => {
  const policy = "script-src 'self' 'nonce-abc123' 'sha256-x'"
  shop.headers = {...PUBLIC, 'cache-control': 'no-store', 'content-security-policy': policy}
  const [path = ''] = keeper.shells
  await see(`${path}?token=1`)
  await see(path)
  const store = await stores.open(pagesStore('deu', 'r1'))
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual([path])
  const found = await store.match(path)
  expect(found?.headers.get('content-security-policy')).toBe("script-src 'self' 'sha256-x'")
})

it('forgets a page that is gone', async () => {
  await see(PAGE)
  shop.status = 404
  await see(PAGE)
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual([])
})

it('a full device ends the storing of a page, and what is old goes', async () => {
  await see(PAGE)
  stores.full = true
  await expect(see('/deu/de-de/home')).resolves.toBeUndefined()
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual([])
})

it('stores nothing after the worker was removed', async () => {
  Object.defineProperty(globalThis, 'navigator', {value: {serviceWorker: worker(undefined)}})
  await see(PAGE)
  expect(await stores.keys()).toEqual([])
})

it('reads ahead once in a release', async () => {
  await keepAhead(keeper, 'r1', '/deu/de-de/search')
  await keepAhead(keeper, 'r1', '/deu/de-de/search')
  expect(asked.filter(([path]) => path === '/deu/de-de/search')).toHaveLength(1)
})

it('who saves data reads nothing', async () => {
  Object.defineProperty(globalThis, 'navigator', {value: {connection: {saveData: true}}})
  await see(PAGE)
  await keepAhead(keeper, 'r1', '/deu/de-de/search')
  await renewPages(keeper, 'r1')
  expect(asked).toEqual([])
})

describe('a new release', () => {
  beforeEach(async () => {
    await see(PAGE)
    await stores.open('another-shop')
    await stores.open(pagesStore('usa', 'r1'))
    shop.release = 'r2'
  })

  it('reads the pages seen last again and drops the old ones, not those of other sites and shops', async () => {
    await renewPages(keeper, 'r2')
    expect(stores.pathsIn(pagesStore('deu', 'r2'))).toEqual([PAGE])
    expect(asked.at(-3)?.[1].cache).toBe('no-cache')
    expect(await stores.keys()).toEqual(
      expect.arrayContaining(['another-shop', pagesStore('usa', 'r1'), filesStore('r1')]),
    )
    expect(await stores.has(pagesStore('deu', 'r1'))).toBe(false)
  })

  it('drops the files of a release that no site has pages of', async () => {
    await stores.delete(pagesStore('usa', 'r1'))
    await renewPages(keeper, 'r2')
    expect(await stores.has(filesStore('r1'))).toBe(false)
  })

  it.each([
    ['the line', {up: false}],
    ['the server', {status: 503}],
  ])('keeps all when %s fails meanwhile', async (_name, failure) => {
    Object.assign(shop, failure)
    await renewPages(keeper, 'r2')
    expect(await stores.has(pagesStore('deu', 'r1'))).toBe(true)
    expect((await readPage('deu', new URL(PAGE, ORIGIN)))?.html).toContain('r1')
  })
})

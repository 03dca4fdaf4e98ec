import {
  filesStore,
  MAX_AGE_MS,
  OFFLINE_FILES,
  pagesStore,
  picturesStore,
} from '../common/offline-stores'
import {FakeStores} from './fake-stores'
import {bringRelease, keepSeen, keepUsed, limitPages, prepareForLostLine} from './keep-pages'

const ORIGIN = 'https://shop.example'
const PAGE = '/deu/de-de/product/BH-1'
const SEARCH = '/deu/de-de/search'
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
  if (pathname.endsWith(OFFLINE_FILES))
    return Promise.resolve(answer(JSON.stringify(['line.js', 'line.css']), 200, steady))
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
  const location = new URL(ORIGIN)
  Object.assign(globalThis, {caches: stores, fetch: fetchFake, location})
  const value = {userAgentData: {}}
  Object.defineProperty(globalThis, 'navigator', {value, configurable: true})
})

const see = (address: string, used: string[] = []) =>
  keepSeen(keeper, {address, used}, shop.release)
const bring = async (release: string): Promise<boolean> => {
  const isStored = await prepareForLostLine(keeper, release)
  await bringRelease(keeper, {release, home: '/deu/de-de/home', search: SEARCH})
  return isStored
}

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
    '/mobify/bundle/r1/line.js',
    '/mobify/bundle/r1/line.css',
    `/mobify/bundle/r1/${OFFLINE_FILES}`,
    '/mobify/bundle/r1/main.js',
    '/mobify/bundle/r1/static/offline/stored-page.css',
  ])
  expect(stores.pathsIn(picturesStore('deu'))).toEqual([picture])
  const [document] = asked.filter(([path]) => path.startsWith(PAGE))
  expect(document?.[1]).toMatchObject({credentials: 'omit', cache: 'default'})
  // The list for a lost line is read, and stored after its files.
  expect(asked.map(([path]) => path)).toEqual([
    `/mobify/bundle/r1/${OFFLINE_FILES}`,
    '/mobify/bundle/r1/line.js',
    '/mobify/bundle/r1/line.css',
    `/mobify/bundle/r1/${OFFLINE_FILES}`,
    `${PAGE}?color=red&utm_source=x`,
    '/mobify/bundle/r1/main.js',
    '/mobify/bundle/r1/static/offline/stored-page.css',
    picture,
  ])
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

it('stores home, search and the code for a lost line once in a release', async () => {
  expect(await bring('r1')).toBe(true)
  expect(await bring('r1')).toBe(true)
  expect(asked.filter(([path]) => path === SEARCH)).toHaveLength(1)
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual(['/deu/de-de/home', SEARCH])
  expect(stores.pathsIn(filesStore('r1'))).toEqual(
    expect.arrayContaining(['/mobify/bundle/r1/line.js', `/mobify/bundle/r1/${OFFLINE_FILES}`]),
  )
  expect(asked.filter(([path]) => path.endsWith(OFFLINE_FILES))).toHaveLength(2)
})

it.each([
  ['a full device', () => (stores.full = true)],
  ['a server out of reach', () => (shop.up = false)],
])('%s: the page hears that nothing is stored for a lost line', async (_name, fail) => {
  fail()
  expect(await prepareForLostLine(keeper, 'r1')).toBe(false)
})

it('a path that looks like another host is read from our own', async () => {
  const origins: string[] = []
  Object.assign(globalThis, {
    fetch: (address: URL | string, init: RequestInit) => {
      origins.push(new URL(address, ORIGIN).origin)
      return fetchFake(address, init)
    },
  })
  await see('//elsewhere.example/deu/de-de/home')
  expect(new Set(origins)).toEqual(new Set([ORIGIN]))
})

it('what a page loads later is stored, and nothing else', async () => {
  const used = [`${ORIGIN}/mobify/proxy/static/dw1/b.jpg`, `${ORIGIN}/deu/de-de/home`]
  await keepUsed('deu', used, 'r1')
  expect(stores.pathsIn(picturesStore('deu'))).toEqual(['/mobify/proxy/static/dw1/b.jpg'])
  expect(asked).toHaveLength(1)
})

it('what is too old goes without a read', async () => {
  await see(PAGE)
  asked = []
  jest.useFakeTimers({now: Date.now() + MAX_AGE_MS + 1})
  await limitPages('deu')
  jest.useRealTimers()
  expect(stores.pathsIn(pagesStore('deu', 'r1'))).toEqual([])
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
    await bring('r2')
    expect(stores.pathsIn(pagesStore('deu', 'r2'))).toEqual([PAGE, '/deu/de-de/home', SEARCH])
    expect(asked.filter(([path]) => path === PAGE).at(-1)?.[1].cache).toBe('no-cache')
    expect(await stores.keys()).toEqual(
      expect.arrayContaining(['another-shop', pagesStore('usa', 'r1'), filesStore('r1')]),
    )
    expect(await stores.has(pagesStore('deu', 'r1'))).toBe(false)
  })

  it('drops the files of a release that no site has pages of', async () => {
    await stores.delete(pagesStore('usa', 'r1'))
    await bring('r2')
    expect(await stores.has(filesStore('r1'))).toBe(false)
  })

  it('a tab of the old one brings nothing of it back', async () => {
    await stores.delete(pagesStore('usa', 'r1'))
    await bring('r2')
    // The browser still has its copy of the page, and the tab its files.
    Object.assign(globalThis, {
      fetch: (address: URL | string, init: RequestInit = {}) => {
        shop.release = init.cache === 'default' ? 'r1' : 'r2'
        return fetchFake(address, init)
      },
    })
    const used = [`${ORIGIN}/mobify/bundle/r1/chunk.js`]
    await keepSeen(keeper, {address: PAGE, used}, 'r2')
    await keepUsed('deu', used, 'r2')
    expect((await stores.keys()).filter((name) => name.endsWith('-r1'))).toEqual([])
    expect(stores.pathsIn(filesStore('r2'))).not.toContain('/mobify/bundle/r1/chunk.js')
  })

  it('the worker of the old one stores its pages with their own files', async () => {
    const used = [`${ORIGIN}/mobify/bundle/r2/chunk.js`]
    await keepSeen(keeper, {address: SEARCH, used}, 'r1')
    await keepUsed('deu', [`${ORIGIN}/mobify/bundle/r2/later.js`], 'r1')
    expect(stores.pathsIn(pagesStore('deu', 'r2'))).toEqual([SEARCH])
    expect(stores.pathsIn(filesStore('r2'))).toEqual([
      '/mobify/bundle/r2/main.js',
      '/mobify/bundle/r2/static/offline/stored-page.css',
      '/mobify/bundle/r2/chunk.js',
      '/mobify/bundle/r2/later.js',
    ])
  })

  it.each([
    ['the line', {up: false}],
    ['the server', {status: 503}],
  ])('keeps all when %s fails meanwhile', async (_name, failure) => {
    Object.assign(shop, failure)
    await bring('r2')
    expect(await stores.has(pagesStore('deu', 'r1'))).toBe(true)
    const stored = await (await stores.open(pagesStore('deu', 'r1'))).match(PAGE)
    expect(await stored?.text()).toContain('r1')
  })
})

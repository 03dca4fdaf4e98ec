import {createMemoryStore} from './memory-store'
import type {StoredPage} from './page-store'

const page = (more: Partial<StoredPage> = {}): StoredPage => ({
  siteId: 'DEU',
  pathname: '/deu/de-de',
  tags: [],
  status: 200,
  headers: [],
  etag: 'W/"x"',
  brotli: Buffer.alloc(1000),
  madeAt: 0,
  freshUntil: 1,
  staleUntil: 1,
  errorUntil: 1,
  ...more,
})

it('returns a page until it is deleted', () => {
  const store = createMemoryStore(1e6)
  const one = page()
  store.set('a', one)
  expect(store.get('a')).toBe(one)
  expect(store.get('b')).toBeUndefined()
  store.delete('a')
  expect(store.get('a')).toBeUndefined()
})

it('counts the bytes, the key and what a page needs besides', () => {
  const store = createMemoryStore(1e6)
  expect(store.size).toEqual({pages: 0, bytes: 0})
  store.set('abc', page())
  expect(store.size).toEqual({pages: 1, bytes: 1000 + 3 * 2 + 2048})
})

it('takes no page above an eighth of its size, and stays within its size', () => {
  const store = createMemoryStore(8 * 4000)
  store.set('large', page({brotli: Buffer.alloc(4000)}))
  expect(store.get('large')).toBeUndefined()
  for (let count = 0; count < 20; count += 1) store.set(String(count), page())
  expect(store.size.bytes).toBeLessThanOrEqual(8 * 4000)
  expect(store.size.pages).toBeGreaterThan(5)
  expect([store.get('0'), store.get('19')]).toEqual([undefined, page()])
})

it('removes the pages of a URL, a site, a tag, or all', () => {
  const store = createMemoryStore(1e6)
  const fill = () => {
    store.set('a', page())
    store.set('a?q=1', page({tags: ['product', 'product:1']}))
    store.set('b', page({siteId: 'USA', pathname: '/usa/en-us', tags: ['product:2']}))
  }
  const left = () => ['a', 'a?q=1', 'b'].filter((key) => store.get(key))
  fill()
  expect([store.purge({url: '/deu/de-de'}), left()]).toEqual([2, ['b']])
  fill()
  expect([store.purge({site: 'USA'}), left()]).toEqual([1, ['a', 'a?q=1']])
  fill()
  expect([store.purge({tag: 'product:1'}), left()]).toEqual([1, ['a', 'b']])
  fill()
  expect([store.purge({all: true}), left()]).toEqual([3, []])
})

import {addressOf, normaliseQuery, readParameters} from './page-address'

const unknown = () => null
const reads =
  (...names: string[]) =>
  () =>
    new Set(names)

it.each([
  ['/deu/de-de', '/deu/de-de'],
  ['/deu/de-de/home', '/deu/de-de/home'],
  ['/deu/de-de/search?b=2&a=1&utm_medium=x', '/deu/de-de/search?a=1&b=2'],
  ['/deu/de-de/search?refine=b&refine=a', '/deu/de-de/search?refine=b&refine=a'],
  ['/deu/de-de/search?q=a+b', '/deu/de-de/search?q=a+b'],
  ['/deu/de-de/search?q=a%20b', '/deu/de-de/search?q=a+b'],
  ['/deu/de-de/search?', '/deu/de-de/search'],
])('%s is kept under %s', (url, key) => {
  expect(addressOf(url, unknown)?.key).toBe(key)
})

it.each([
  '/',
  '/home',
  '/deu/ja-jp/home',
  '/deu/de-dee/home',
  'http://evil.example/deu/de-de/home',
  '//deu/de-de/home',
  `/deu/de-de/${'x'.repeat(3000)}`,
])('%s is no page', (url) => {
  expect(addressOf(url, unknown)).toBeNull()
})

it('leaves out what the page does not read', () => {
  expect(addressOf('/usa/en-us/product/a?color=red&x=1', reads('color'))?.key).toBe(
    '/usa/en-us/product/a?color=red',
  )
  expect(normaliseQuery('x=1', new Set())).toBe('')
})

it.each([
  ['key-order, params, except=("pid" "color")', ['pid', 'color']],
  ['params, except=()', []],
  ['params', []],
  ['key-order', null],
  ['params=("a")', null],
  [undefined, null],
])('reads No-Vary-Search: %s', (header, expected) => {
  expect(readParameters(header)).toEqual(expected)
})

import {normaliseQuery, readParameters} from '../../../common/page-query'
import {addressOf} from './page-address'

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
  ['/deu/de-de?utm_medium=x', '/deu/de-de'],
  ['/deu/de-de/search?c=3&b=2&a=1&b=1', '/deu/de-de/search?a=1&b=2&b=1&c=3'],
  ['/deu/de-de/search?q=a?b', '/deu/de-de/search?q=a%3Fb'],
  [`/deu/de-de/${'x'.repeat(2037)}`, `/deu/de-de/${'x'.repeat(2037)}`],
])('%s is kept under %s', (url, key) => {
  expect(addressOf(url, unknown)?.key).toBe(key)
})

it.each([
  '/',
  '/home',
  '/deu',
  '/deu/',
  '/deu/ja-jp/home',
  `/deu/de-de/${'x'.repeat(2038)}`,
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
  ['params , except=("q")', ['q']],
  [' params', []],
  ['params ', []],
  ['xparams', null],
  ['paramsx', null],
  ['params, except=( "a"  "" "b c" )', ['a', '', 'b c']],
  ['params, x=("y"), except=("q")', ['q']],
  ['', null],
  [undefined, null],
])('reads No-Vary-Search: %p', (header, expected) => {
  expect(readParameters(header)).toEqual(expected)
})

it('knows the path and the site of a page', () => {
  const home = {pathname: '/deu/de-de/home', siteId: 'DEU'}
  expect(addressOf('/deu/de-de/home', unknown)).toEqual({...home, key: '/deu/de-de/home'})
  expect(addressOf('/deu/de-de/home?a=1', unknown)).toEqual({...home, key: '/deu/de-de/home?a=1'})
  expect(addressOf('/usa/en-us', unknown)).toMatchObject({pathname: '/usa/en-us', siteId: 'USA'})
})

it('asks for the parameters of the path', () => {
  const asked: string[] = []
  const parametersOf = (pathname: string) => {
    asked.push(pathname)
    return null
  }
  addressOf('/deu/de-de/home?a=1', parametersOf)
  expect(asked).toEqual(['/deu/de-de/home'])
})

it('keeps no preview (rule EXP-9)', () => {
  expect(addressOf('/deu/de-de/home?preview=x', unknown)).toBeNull()
  expect(addressOf('/deu/de-de/home?a=1&preview=', unknown)).toBeNull()
  expect(addressOf('/deu/de-de/home?previews=x', unknown)).not.toBeNull()
})

it('does not change the order of values of one name', () => {
  const query = Array.from({length: 30}, (_, index) => `b=${index}`).join('&')
  expect(normaliseQuery(`c=1&${query}&a=1`, null)).toBe(`a=1&${query}&c=1`)
})

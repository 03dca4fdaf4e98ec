import {createLocation, createPath} from 'history'
import fc from 'fast-check'
import {relativePaths} from '@common/paths'
import {scapiId, scapiIds} from '@common/api-id'
import {routeOf, paramsAt} from './route-of'

const PREFIX = '/deu/de-de'
const CASES = [
  'A B',
  'A/B',
  'A+B',
  'A&B',
  'A#B',
  'A?B',
  'A|B',
  'A%B',
  'A%20B',
  'A%2FB',
  'A:B',
  'A=B',
  'A@B',
  'A\\B',
  'Ä-1',
]
const MORE = [
  'BH%2D1010',
  '日本-1',
  'a.html',
  'a.',
  '...',
  '%',
  '%25',
  '%2e',
  '../a',
  'a/../b',
  ' ',
  '\u0000',
  '😀',
  "a/b's",
]

/** Any id but `.` and `..`, which no address can have. */
const ids = fc.oneof(
  {weight: 1, arbitrary: fc.constantFrom(...CASES, ...MORE)},
  {weight: 3, arbitrary: fc.string({unit: 'grapheme', minLength: 1, maxLength: 30})},
  {weight: 2, arbitrary: fc.stringMatching(/^[%/.?#&+=;,:@\\|\da-fA-F]{1,12}$/)},
)
const anyId = ids.filter((id) => id !== '.' && id !== '..')

const KINDS = [
  ['product', relativePaths.product, (path: string) => paramsAt('product', path).productId],
  [
    'category',
    relativePaths.category,
    (path: string) => paramsAt('category', path).categoryPath?.at(-1),
  ],
  ['content', relativePaths.content, (path: string) => paramsAt('content', path).contentId],
  ['store', relativePaths.store, (path: string) => paramsAt('store', path).storeId],
  ['cancelOrder', relativePaths.cancelOrder, (path: string) => paramsAt('cancelOrder', path).token],
  ['account', relativePaths.order, (path: string) => paramsAt('account', path).orderId],
] as const

it.each(KINDS)('any id survives the path of a %s', (name, pathOf, idAt) => {
  fc.assert(
    fc.property(anyId, (id) => {
      const path = PREFIX + pathOf(id)
      // As a browser and the server read it.
      const {pathname, search, hash} = new URL(path, 'http://shop.example')
      expect([pathname, search, hash]).toEqual([path, '', ''])
      // As the router keeps it, and writes it into the address again.
      const location = createLocation(path)
      expect(createPath(location)).toBe(path)
      expect(routeOf(location.pathname)).toBe(name)
      expect(idAt(location.pathname)).toBe(id)
    }),
    {numRuns: 300},
  )
})

it('an id of letters, digits, hyphens and underscores is in its address as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,30}$/), (id) => {
      for (const [, pathOf] of KINDS) expect(pathOf(id).endsWith(`/${id}`)).toBe(true)
      expect(scapiId(id)).toBe(id)
    }),
  )
})

it('any id survives a list of ids, which commas separate', () => {
  fc.assert(
    fc.property(fc.array(anyId, {minLength: 1, maxLength: 5}), (list) => {
      expect(scapiIds(list).split(',').map(decodeURIComponent)).toEqual(
        // Only the reserved characters are encoded at this level.
        list,
      )
    }),
  )
})

it('an address that cannot be decoded is the id of nothing', () => {
  expect(paramsAt('product', `${PREFIX}/product/%E0%A4%A`).productId).toBe('%E0%A4%A')
  expect(paramsAt('category', `${PREFIX}/category/a/%`).categoryPath).toEqual(['a', '%'])
})

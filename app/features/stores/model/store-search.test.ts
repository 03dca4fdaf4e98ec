import {parseStoreSearch, storeQueryString} from './store-search'

const parse = (query: string) => parseStoreSearch(new URLSearchParams(query))

it('reads address, coordinates and product', () => {
  expect(parse('address=Berlin&latitude=52.52&longitude=-13.4&pid=BH-1')).toEqual({
    address: 'Berlin',
    place: {latitude: 52.52, longitude: -13.4},
    productId: 'BH-1',
  })
})

it('is empty without a query, and limits the length of its values', () => {
  expect(parse('')).toEqual({address: '', place: null, productId: ''})
  expect(parse('address=%20Berlin%20').address).toBe('Berlin')
  expect(parse(`pid=${'x'.repeat(500)}`).productId).toHaveLength(100)
})

it.each([
  'latitude=52',
  'latitude=&longitude=',
  'latitude=91&longitude=0',
  'latitude=a&longitude=b',
])('%s has no place', (query) => {
  expect(parse(query).place).toBeNull()
})

it('writes what it reads, with rounded coordinates', () => {
  const search = {
    address: 'Köln & Bonn',
    place: {latitude: 50.93812, longitude: 6.96},
    productId: '',
  }
  expect(storeQueryString(search)).toBe(
    '?address=K%C3%B6ln+%26+Bonn&latitude=50.938&longitude=6.96',
  )
  expect(storeQueryString({address: '', place: null, productId: ''})).toBe('')
  expect(storeQueryString({productId: 'BH-1'})).toBe('?pid=BH-1')
  expect(parse(`address=${'x'.repeat(500)}`).address).toHaveLength(120)
})

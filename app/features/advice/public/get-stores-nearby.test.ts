import {fakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {readStoresNearby} from './get-stores-nearby'

const store = (index: number, countryCode = 'DE') => ({
  id: `s${index}`,
  name: `Store ${index}`,
  countryCode,
  inventoryId: `list-${index}`,
  distance: index,
  distanceUnit: 'km',
})
const shop = testShop('DEU')
const middle = {latitude: 51, longitude: 10}
const query = (call: string) => new URLSearchParams(call.split('?')[1])

function stockedBackend(stores: readonly object[]) {
  const backend = fakeBackend()
  backend.on('/store-search', {body: {data: stores}})
  backend.on('/products/BH-1', (url) => ({
    body: {
      inventories: (url.searchParams.get('inventoryIds') ?? '')
        .split(',')
        .map((id) => ({id, stockLevel: id === 'list-7' ? 4 : 0})),
    },
  }))
  return backend
}

it('asks for stores by postal code, then for their shelves, five lists at a time', async () => {
  const backend = stockedBackend([1, 2, 3, 4, 5, 6, 7].map((index) => store(index)))
  const {stores, scope} = await readStoresNearby(shop, {
    pieces: [{productId: 'BH-1', quantity: 1}],
    where: {postalCode: '10119'},
    middle,
  })
  expect(scope).toBe('near')
  expect(stores[0]).toMatchObject({id: 's7', stock: 'instock', distance: 7})
  expect(stores[1]).toMatchObject({id: 's1', stock: 'none'})
  const [search = '', ...shelves] = backend.calls
  expect(Object.fromEntries(query(search))).toMatchObject({
    countryCode: 'DE',
    postalCode: '10119',
    maxDistance: '100',
    distanceUnit: 'km',
    limit: '15',
  })
  expect(shelves.map((call) => query(call).get('inventoryIds')?.split(',').length)).toEqual([5, 2])
})

it.each([
  ['USA', 'mi'],
  ['DEU', 'km'],
  ['JPN', 'km'],
] as const)('asks in the unit of the market: %s in %s', async (siteId, unit) => {
  const {distanceUnit: _unit, ...unnamed} = store(1, siteId.slice(0, 2))
  const backend = stockedBackend([unnamed])
  const {stores} = await readStoresNearby(testShop(siteId), {
    pieces: [{productId: 'BH-1', quantity: 1}],
    where: {postalCode: '10119'},
    middle,
  })
  expect(query(backend.calls[0] ?? '').get('distanceUnit')).toBe(unit)
  expect(stores[0]?.unit).toBe(unit)
})

it('shows the three nearest with their distances when none is near', async () => {
  const backend = stockedBackend([])
  backend.on('/store-search', (url) => ({
    body: {data: url.searchParams.has('maxDistance') ? [] : [store(133), store(250)]},
  }))
  const found = await readStoresNearby(shop, {
    pieces: [{productId: 'BH-1', quantity: 1}],
    where: {postalCode: '30159'},
    middle,
  })
  expect(found.scope).toBe('nearest')
  expect(found.stores.map(({id, distance}) => [id, distance])).toEqual([
    ['s133', 133],
    ['s250', 250],
  ])
  expect(query(backend.calls[1] ?? '').get('limit')).toBe('3')
})

it('shows the stores of the country for a postal code that is unknown', async () => {
  const backend = stockedBackend([])
  backend.on('/store-search', (url) => ({
    body: {data: url.searchParams.has('latitude') ? [store(1), store(2, 'CZ')] : []},
  }))
  const found = await readStoresNearby(shop, {
    pieces: [{productId: 'BH-1', quantity: 1}],
    where: {postalCode: '99999'},
    middle,
  })
  expect(found.scope).toBe('country')
  expect(found.stores.map(({id, distance}) => [id, distance])).toEqual([['s1', undefined]])
})

it('names stores whose shelves cannot be read without a word about them', async () => {
  const backend = stockedBackend([store(1)])
  backend.on('/products/BH-1', {status: 500})
  const {stores} = await readStoresNearby(shop, {
    pieces: [{productId: 'BH-1', quantity: 1}],
    where: {latitude: 52.5, longitude: 13.4},
    middle: null,
  })
  expect(stores).toMatchObject([{id: 's1', stock: 'unknown'}])
  expect(query(backend.calls[0] ?? '').get('latitude')).toBe('52.5')
})

it('looks for every piece of a set: a store has all of them, or has it not', async () => {
  const backend = stockedBackend([store(7), store(8)])
  backend.on('/products/BH-2', {
    body: {
      inventories: [
        {id: 'list-7', stockLevel: 3},
        {id: 'list-8', stockLevel: 9},
      ],
    },
  })
  const read = (quantity: number) =>
    readStoresNearby(shop, {
      pieces: [
        {productId: 'BH-1', quantity: 1},
        {productId: 'BH-2', quantity},
      ],
      where: {postalCode: '10119'},
      middle,
    })
  const stocks = async (quantity: number) =>
    (await read(quantity)).stores.map(({id, stock}) => [id, stock])
  // Four of the one, three of the other.
  expect(await stocks(1)).toEqual([
    ['s7', 'instock'],
    ['s8', 'none'],
  ])
  expect(await stocks(2)).toEqual([
    ['s7', 'few'],
    ['s8', 'none'],
  ])
  expect(await stocks(4)).toEqual([
    ['s7', 'none'],
    ['s8', 'none'],
  ])
})

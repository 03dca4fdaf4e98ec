import {
  byStock,
  linesOf,
  nearbyStoreOf,
  pickupStoreOf,
  placeOf,
  type NearbyStore,
} from './store-stock'

it.each([
  ['51.16, 10.45', {latitude: 51.16, longitude: 10.45}],
  ['-33,151', {latitude: -33, longitude: 151}],
  ['51.16', null],
  ['51.16,', null],
  ['95,10', null],
  ['a,b', null],
  ['1,2,3', null],
  [undefined, null],
])('placeOf(%p)', (value, place) => {
  expect(placeOf(value)).toEqual(place)
})

test('linesOf reads opening hours of any markup', () => {
  expect(linesOf('<ul class="hours"><li><b>Mon</b> 10:00</li><li>Tue</li></ul>')).toEqual([
    'Mon 10:00',
    'Tue',
  ])
  expect(linesOf('<p>Mon&nbsp;to Fri 10:00<br/>Sat 10:00 &amp; 12:00</p><p></p>')).toEqual([
    'Mon\u00a0to Fri 10:00',
    'Sat 10:00 & 12:00',
  ])
})

describe('nearbyStoreOf', () => {
  const store = {
    id: 's',
    name: 'Store',
    inventoryId: 'shelf',
    distance: 3.4,
    distanceUnit: 'mi' as const,
  }
  const inventory = (stockLevel: number) => [
    {inventories: [{id: 'shelf', stockLevel, ats: stockLevel}], quantity: 1},
  ]

  it.each([
    [9, 'instock'],
    [3, 'instock'],
    [2, 'few'],
    [0, 'none'],
  ])('%s pieces: %s', (pieces, stock) => {
    expect(nearbyStoreOf(store, inventory(pieces))).toMatchObject({
      stock,
      distance: 3.4,
      unit: 'mi',
    })
  })

  it('takes the unit that was asked for when the answer does not name one', () => {
    const {distanceUnit: _unit, ...unnamed} = store
    expect(nearbyStoreOf(unnamed, [], 'mi').unit).toBe('mi')
    expect(nearbyStoreOf(unnamed, [], 'km').unit).toBe('km')
    expect(nearbyStoreOf(unnamed, []).unit).toBe('km')
  })

  it('leaves out inventory and distance that are not known', () => {
    expect(nearbyStoreOf(store, []).inventoryId).toBe('shelf')
    const bare = nearbyStoreOf({id: 's'}, [])
    expect(bare).toEqual({
      id: 's',
      name: 's',
      street: '',
      postalCode: '',
      city: '',
      stateCode: '',
      phone: '',
      hours: [],
      unit: 'km',
      stock: 'unknown',
      countryCode: '',
    })
  })

  it('takes the stock of the scarcest product, in the wanted quantity', () => {
    const shelf = (stockLevel: number, quantity = 1) => ({
      inventories: [{id: 'shelf', stockLevel}],
      quantity,
    })
    expect(nearbyStoreOf(store, [shelf(9), shelf(2)]).stock).toBe('few')
    expect(nearbyStoreOf(store, [shelf(9), shelf(9, 3)]).stock).toBe('instock')
    expect(nearbyStoreOf(store, [shelf(9), shelf(9, 4)]).stock).toBe('few')
    expect(nearbyStoreOf(store, [shelf(9), shelf(9, 10)]).stock).toBe('none')
  })

  it('is a pickup store only when the goods are in stock', () => {
    const full = {...store, address1: 'Markt 1', postalCode: '53111', city: 'Bonn'}
    expect(pickupStoreOf(nearbyStoreOf(full, inventory(1)))).toEqual({
      id: 's',
      name: 'Store',
      inventoryId: 'shelf',
      address1: 'Markt 1',
      postalCode: '53111',
      city: 'Bonn',
      countryCode: '',
    })
    const more = {...full, stateCode: 'NW', phone: '0228 1', countryCode: 'DE'}
    expect(pickupStoreOf(nearbyStoreOf(more, inventory(9)))).toMatchObject({
      stateCode: 'NW',
      phone: '0228 1',
      countryCode: 'DE',
    })
    expect(pickupStoreOf(nearbyStoreOf(full, inventory(0)))).toBeUndefined()
    expect(pickupStoreOf(nearbyStoreOf(full, []))).toBeUndefined()
    expect(
      pickupStoreOf({...nearbyStoreOf(full, inventory(9)), inventoryId: undefined}),
    ).toBeUndefined()
  })

  it('knows nothing of shelves that nobody counts or that cannot be read', () => {
    expect(nearbyStoreOf({...store, inventoryId: undefined}, inventory(9)).stock).toBe('unknown')
    expect(nearbyStoreOf(store, [{inventories: [], quantity: 1}]).stock).toBe('unknown')
  })
})

it('puts stores that have it first, then those that do not say, each as near as it is', () => {
  const store = (id: string, stock: NearbyStore['stock'], distance: number) =>
    ({id, stock, distance}) as NearbyStore
  const sorted = byStock([
    store('near, none', 'none', 1),
    store('far, some', 'instock', 50),
    store('unknown', 'unknown', 2),
    store('middle, few', 'few', 9),
  ])
  expect(sorted.map(({id}) => id)).toEqual(['middle, few', 'far, some', 'unknown', 'near, none'])
})

import {
  addressOfStore,
  deliveryAddressOf,
  deliveryShipmentOf,
  deliveryShipmentsOf,
  isPickupMethod,
  itemsIn,
  pickupsOf,
  shipmentRepair,
  storeIdOf,
  storeOfLine,
} from './delivery'
import type {Basket, ProductItem, Shipment} from './basket'

const address = {
  companyName: 'Store Köln',
  lastName: 'Store Köln',
  address1: 'Street 1',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
} as const
const home = {lastName: 'Muster', address1: 'Way 2', countryCode: 'DE'} as const
const atHome: Shipment = {shipmentId: 'me', shippingAddress: home}
const inStore = {
  shipmentId: 'p1',
  c_fromStoreId: 's1',
  shippingAddress: address,
} as unknown as Shipment
const line = (itemId: string, shipmentId?: string): ProductItem => ({
  itemId,
  productId: itemId,
  quantity: 1,
  ...(shipmentId && {shipmentId}),
})
const basket = (shipments: Shipment[], ...productItems: ProductItem[]): Basket => ({
  shipments,
  productItems,
})

test.each([
  [{c_fromStoreId: 's1'}, 's1'],
  [{c_fromStoreId: ''}, undefined],
  [{c_fromStoreId: 5}, undefined],
  [{}, undefined],
  [undefined, undefined],
])('the store of the shipment %j is %s', (shipment, id) => {
  expect(storeIdOf(shipment)).toBe(id)
})

test.each([
  [{c_storePickupEnabled: true}, true],
  [{c_storePickupEnabled: 'true'}, false],
  [{}, false],
  [undefined, false],
])('the shipping method %j is pickup: %s', (method, expected) => {
  expect(isPickupMethod(method)).toBe(expected)
})

test('a line without a shipment is in the default one', () => {
  const both = basket([atHome, inStore], line('a'), line('b', 'p1'), line('c', 'me'))
  expect(itemsIn(both, 'me').map(({itemId}) => itemId)).toEqual(['a', 'c'])
  expect(itemsIn(both, 'p1').map(({itemId}) => itemId)).toEqual(['b'])
  expect(itemsIn({}, 'me')).toEqual([])
})

describe('the pickups of a basket', () => {
  test('have the store, its address and when the goods are ready', () => {
    const method = {id: 'pickup', c_estimatedArrivalTime: 'in two hours'}
    const ready = {...inStore, shippingMethod: method}
    expect(pickupsOf(basket([atHome, ready], line('a'), line('b', 'p1')))).toEqual([
      {shipmentId: 'p1', storeId: 's1', store: 'Store Köln', address, ready: 'in two hours'},
    ])
  })

  test.each(['', 5, undefined])('do not say when, where the method says %p', (time) => {
    const method = {id: 'pickup', c_estimatedArrivalTime: time}
    const [pickup] = pickupsOf(basket([{...inStore, shippingMethod: method}], line('b', 'p1')))
    expect(pickup).not.toHaveProperty('ready')
  })

  test('name the store by its id while its address is not known', () => {
    const bare = {c_fromStoreId: 's1'} as unknown as Shipment
    expect(pickupsOf(basket([bare], line('b')))).toEqual([
      {shipmentId: 'me', storeId: 's1', store: 's1', address: {}},
    ])
  })

  test('leave out shipments without goods', () => {
    expect(pickupsOf(basket([atHome, inStore], line('a')))).toEqual([])
    expect(pickupsOf({})).toEqual([])
  })
})

describe('the delivery of a basket', () => {
  const second: Shipment = {shipmentId: 'd2', shippingAddress: home}

  test('is every shipment with goods that no store keeps', () => {
    const all = basket([inStore, atHome, second], line('a', 'p1'), line('b'), line('c', 'd2'))
    expect(deliveryShipmentsOf(all)).toEqual([atHome, second])
    expect(deliveryShipmentOf(all)).toBe(atHome)
  })

  test('is none when the shopper picks up everything', () => {
    const picked = basket([atHome, inStore], line('a', 'p1'))
    expect(deliveryShipmentsOf(picked)).toEqual([])
    expect(deliveryShipmentOf(picked)).toBeUndefined()
  })

  test('of a basket without goods is its first shipment, if that is not a pickup', () => {
    expect(deliveryShipmentOf(basket([atHome, inStore]))).toBe(atHome)
    expect(deliveryShipmentOf({shipments: [atHome]})).toBe(atHome)
    expect(deliveryShipmentOf(basket([inStore, atHome]))).toBeUndefined()
    expect(deliveryShipmentOf({})).toBeUndefined()
  })

  test('has no address while the shipment still has that of a store', () => {
    const method = {id: 'pickup', c_storePickupEnabled: true}
    expect(deliveryAddressOf(atHome)).toBe(home)
    expect(deliveryAddressOf({...atHome, shippingMethod: method})).toBeUndefined()
    expect(deliveryAddressOf(undefined)).toBeUndefined()
  })
})

describe('a store', () => {
  const store = {
    id: 's1',
    name: 'Store Köln',
    inventoryId: 'inventory-s1',
    address1: 'Street 1',
    postalCode: '50667',
    city: 'Köln',
    countryCode: 'DE',
  }

  test('is an address to which an order goes', () => {
    expect(addressOfStore(store)).toEqual(address)
    const more = {stateCode: 'NW', phone: '0221 1'}
    expect(addressOfStore({...store, ...more})).toEqual({...address, ...more})
  })

  const picked = {...line('b', 'p1'), inventoryId: 'inventory-s1'}

  test('is found again from the line that is picked up there', () => {
    expect(storeOfLine(basket([atHome, inStore], line('a'), picked), 'b')).toEqual(store)
    const more = {stateCode: 'NW', phone: '0221 1'}
    const detailed = {...inStore, shippingAddress: {...address, ...more}}
    expect(storeOfLine(basket([detailed], picked), 'b')).toEqual({...store, ...more})
  })

  test('is known by its ids alone while its address is not known', () => {
    const bare = {c_fromStoreId: 's1'} as unknown as Shipment
    const alone = {...line('b'), inventoryId: 'inventory-s1'}
    expect(storeOfLine(basket([bare], alone), 'b')).toEqual({
      id: 's1',
      inventoryId: 'inventory-s1',
      name: 's1',
      address1: '',
      postalCode: '',
      city: '',
      countryCode: '',
    })
  })

  test('is none for goods that are delivered, without the stock of a store, or unknown', () => {
    expect(storeOfLine(basket([atHome, inStore], line('a')), 'a')).toBeUndefined()
    const withStock = {...line('a'), inventoryId: 'inventory-s1'}
    expect(storeOfLine(basket([atHome, inStore], withStock), 'a')).toBeUndefined()
    expect(storeOfLine(basket([inStore], line('b', 'p1')), 'b')).toBeUndefined()
    expect(storeOfLine(basket([inStore], picked), 'c')).toBeUndefined()
    expect(storeOfLine({}, 'b')).toBeUndefined()
    expect(storeOfLine({productItems: [picked]}, 'b')).toBeUndefined()
  })
})

describe('before an order', () => {
  test('nothing is to do while every shipment has goods, or none has', () => {
    expect(shipmentRepair(basket([atHome, inStore], line('a'), line('b', 'p1')))).toBeNull()
    expect(shipmentRepair(basket([atHome, inStore]))).toBeNull()
    expect(shipmentRepair({})).toBeNull()
  })

  test('goods move into the default shipment when it has none', () => {
    const picked = basket([atHome, inStore], line('a', 'p1'))
    expect(shipmentRepair(picked)).toEqual({kind: 'fold', from: inStore})
  })

  test('another shipment without goods is removed', () => {
    const delivered = basket([atHome, inStore], line('a'))
    expect(shipmentRepair(delivered)).toEqual({kind: 'remove', shipmentId: 'p1'})
  })
})

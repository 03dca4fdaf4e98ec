import fc from 'fast-check'
import type {Basket, BasketItem} from './basket'
import {newShipment} from './change-shipments'
import type {MergeMode} from './merge-baskets'
import {mergeBaskets} from './merge-baskets'
import {propertyRuns} from '../../testing/extent'

const item = (productId: string, quantity: number, more: Partial<BasketItem> = {}): BasketItem => ({
  itemId: `${productId}-${quantity}`,
  productId,
  quantity,
  shipmentId: 'me',
  gift: false,
  custom: {},
  ...more,
})

const basket = (basketId: string, items: BasketItem[], more: Partial<Basket> = {}): Basket => ({
  basketId,
  siteId: 'DEU',
  customerId: basketId,
  currency: 'EUR',
  creationDate: 0,
  lastModified: 0,
  revision: 0,
  items,
  shipments: [newShipment('me')],
  paymentInstruments: [],
  custom: {},
  ...more,
})

const quantities = ({items}: Basket) =>
  items.map(({productId, quantity}) => `${productId}:${quantity}`)

describe('merging baskets', () => {
  // The table of the Shopper Baskets specification.
  it.each<[MergeMode, string[]]>([
    ['sum_quantities', ['A:7', 'D:6', 'E:7', 'B:3', 'C:4']],
    ['higher_quantity', ['A:5', 'D:6', 'E:7', 'B:3', 'C:4']],
    ['saved_quantity', ['A:2', 'D:6', 'E:7', 'B:3', 'C:4']],
    ['separate_item', ['A:2', 'D:6', 'E:7', 'A:5', 'B:3', 'C:4']],
  ])('%s', (mode, expected) => {
    const previous = basket('guest', [item('A', 5), item('B', 3), item('C', 4)], {
      custom: {c_1: 'ABC', c_2: 'DEF'},
    })
    const current = basket('customer', [item('A', 2), item('D', 6), item('E', 7)], {
      custom: {c_1: 'UVW', c_3: 'XYZ'},
    })
    const merged = mergeBaskets(current, previous, mode)
    expect(quantities(merged)).toEqual(expected)
    expect(merged.custom).toEqual({c_1: 'UVW', c_2: 'DEF', c_3: 'XYZ'})
    expect(merged.customerId).toBe('customer')
  })

  it('takes shipments and coupons over, but nobody’s address or payment', () => {
    const previous = basket('guest', [item('A', 1, {shipmentId: 'two'})], {
      email: 'guest@example.test',
      billingAddress: {id: 'a', custom: {}, lastName: 'Berg'},
      shipments: [
        newShipment('me'),
        {...newShipment('two'), shippingAddress: {id: 'b', custom: {}, lastName: 'Berg'}},
      ],
      coupons: [{couponItemId: 'c', couponId: 'ten', code: 'TEN'}],
    })
    const merged = mergeBaskets(basket('customer', []), previous, 'higher_quantity')
    expect(merged.shipments.map(({shipmentId}) => shipmentId)).toEqual(['me', 'two'])
    expect(merged.shipments[1]).not.toHaveProperty('shippingAddress')
    expect(merged).not.toHaveProperty('email')
    expect(merged).not.toHaveProperty('billingAddress')
    expect(merged.coupons).toHaveLength(1)
  })

  const store = (storeId: string) => ({
    shippingAddress: {id: storeId, custom: {}, city: 'Berlin'},
    shippingMethodId: 'pickup',
    custom: {c_fromStoreId: storeId},
  })
  const places = ({items, shipments}: Basket) =>
    items.map(({productId, quantity, shipmentId}) => {
      const {custom, shippingMethodId} =
        shipments.find((one) => one.shipmentId === shipmentId) ?? newShipment('none')
      return [productId, quantity, custom.c_fromStoreId, shippingMethodId]
    })

  it('leaves goods that are picked up with their store, whatever the ids of the shipments are', () => {
    const pickedUp = item('A', 2, {inventoryId: 'store-1'})
    const previous = basket('guest', [pickedUp, item('B', 1, {shipmentId: 'two'})], {
      shipments: [{...newShipment('me'), ...store('s1')}, newShipment('two')],
    })
    const delivering = basket('customer', [item('A', 1)])
    expect(places(mergeBaskets(delivering, previous, 'sum_quantities'))).toEqual([
      ['A', 1, undefined, undefined],
      ['A', 2, 's1', 'pickup'],
      ['B', 1, undefined, undefined],
    ])
    const collecting = basket(
      'customer',
      [item('A', 1, {shipmentId: 'x', inventoryId: 'store-1'})],
      {
        shipments: [newShipment('me'), {...newShipment('x'), ...store('s1')}],
      },
    )
    expect(places(mergeBaskets(collecting, previous, 'sum_quantities'))).toEqual([
      ['A', 3, 's1', 'pickup'],
      ['B', 1, undefined, undefined],
    ])
    const empty = mergeBaskets(basket('customer', []), previous, 'sum_quantities')
    expect(places(empty)).toEqual([
      ['A', 2, 's1', 'pickup'],
      ['B', 1, undefined, undefined],
    ])
    expect(empty.shipments.map(({shipmentId}) => shipmentId)).toEqual(['me', 'two'])
  })

  const items = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      quantity: fc.integer({min: 1, max: 999}),
    }),
    {selector: ({id}) => id},
  )
  const modes = fc.constantFrom<MergeMode>(
    'sum_quantities',
    'higher_quantity',
    'saved_quantity',
    'separate_item',
  )

  it('loses no product, invents none, and keeps item ids apart', () => {
    fc.assert(
      fc.property(items, items, modes, (guest, customer, mode) => {
        const of = (some: typeof guest) => some.map(({id, quantity}) => item(id, quantity))
        const merged = mergeBaskets(basket('c', of(customer)), basket('g', of(guest)), mode)
        const sum = (some: readonly {quantity: number}[]) =>
          some.reduce((total, {quantity}) => total + quantity, 0)
        for (const id of ['A', 'B', 'C', 'D', 'E']) {
          const [mine, theirs] = [customer, guest].map((some) =>
            some.filter((one) => one.id === id),
          )
          const both = [...(mine ?? []), ...(theirs ?? [])]
          const result = sum(merged.items.filter(({productId}) => productId === id))
          expect(result > 0).toBe(both.length > 0)
          expect(result).toBeLessThanOrEqual(sum(both))
          if (mode === 'separate_item') expect(result).toBe(sum(both))
        }
        const ids = merged.items.map(({itemId}) => itemId)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      propertyRuns(),
    )
  })
})

import fc from 'fast-check'
import type {SellableProduct} from '../catalog/sellable-product'
import {CommerceFault} from '../commerce-fault'
import type {Basket} from './basket'
import {addItems, changeItem, removeItem} from './change-items'
import {newShipment} from './change-shipments'
import {fitsSteps} from './quantity-rules'
import {propertyRuns} from '../../testing/extent'

const product = (id: string, changes: Partial<SellableProduct> = {}): SellableProduct => ({
  id,
  masterId: null,
  name: id,
  online: true,
  type: 'item',
  taxClassId: null,
  currency: 'EUR',
  listPrice: 1000,
  salePrice: null,
  price: 1000,
  minOrderQuantity: 1,
  stepQuantity: 1,
  inventory: {
    ats: 10,
    stockLevel: 10,
    orderable: true,
    backorderable: false,
    preorderable: false,
  },
  inventoryListId: 'shelf',
  ...changes,
})

const products = [
  product('a'),
  product('b'),
  product('pair', {minOrderQuantity: 2, stepQuantity: 2}),
  product('gone', {online: false}),
]
const find = (id: string) => products.find((one) => one.id === id) ?? null

const empty: Basket = {
  basketId: 'basket',
  siteId: 'DEU',
  customerId: 'customer',
  currency: 'EUR',
  creationDate: 0,
  lastModified: 0,
  revision: 0,
  items: [],
  shipments: [newShipment('me'), newShipment('other')],
  paymentInstruments: [],
  custom: {},
}

const lines = (basket: Basket) => basket.items.map(({productId, quantity}) => [productId, quantity])

test('lines that differ in more than the quantity stay apart', () => {
  const basket = addItems(
    empty,
    [
      {productId: 'a', quantity: 1},
      {productId: 'a', quantity: 1, gift: true},
      {productId: 'a', quantity: 1, shipmentId: 'other'},
      {productId: 'a', quantity: 1, custom: {c_engraving: 'Ida'}},
      {productId: 'a', quantity: 1},
    ],
    find,
  )
  expect(basket.items.map(({quantity}) => quantity)).toEqual([2, 1, 1, 1])
})

test('a line that becomes like another one joins it', () => {
  const basket = addItems(
    empty,
    [
      {productId: 'a', quantity: 2},
      {productId: 'b', quantity: 3},
    ],
    find,
  )
  const itemId = basket.items[1]?.itemId ?? ''
  expect(lines(changeItem(basket, itemId, {productId: 'a'}, find))).toEqual([['a', 5]])
})

test('all lines of a product together need stock', () => {
  const basket = addItems(empty, [{productId: 'a', quantity: 6}], find)
  expect(() => addItems(basket, [{productId: 'a', quantity: 5, gift: true}], find)).toThrow(
    expect.objectContaining({
      type: 'ProductItemNotAvailable',
      args: {productId: 'a', quantity: 11, ats: 10},
    }),
  )
})

test.each([
  [2, true],
  [4, true],
  [3, false],
  [1, false],
  [0, false],
])('%i of a product sold in pairs: %s', (quantity, expected) => {
  expect(fitsSteps(quantity, {minOrderQuantity: 2, stepQuantity: 2})).toBe(expected)
})

test('steps may be fractions', () => {
  expect(fitsSteps(0.3, {minOrderQuantity: 0.1, stepQuantity: 0.1})).toBe(true)
  expect(fitsSteps(0.25, {minOrderQuantity: 0.1, stepQuantity: 0.1})).toBe(false)
})

test('whatever is tried, a basket holds only what may be sold', () => {
  const step = fc.record({
    action: fc.constantFrom('add', 'change', 'remove'),
    productId: fc.constantFrom('a', 'b', 'pair', 'gone', 'unknown'),
    quantity: fc.integer({min: 0, max: 12}),
    line: fc.nat(3),
  })
  const apply = (
    basket: Basket,
    {
      action,
      productId,
      quantity,
      line,
    }: {
      action: string
      productId: string
      quantity: number
      line: number
    },
  ): Basket => {
    const itemId = basket.items[line]?.itemId ?? 'none'
    try {
      if (action === 'add') return addItems(basket, [{productId, quantity}], find)
      if (action === 'remove') return removeItem(basket, itemId)
      return changeItem(basket, itemId, {productId, quantity}, find)
    } catch (error) {
      if (error instanceof CommerceFault) return basket
      throw error
    }
  }
  fc.assert(
    fc.property(fc.array(step, {maxLength: 20}), (steps) => {
      const basket = steps.reduce(apply, empty)
      const ids = basket.items.map(({productId}) => productId)
      expect(new Set(ids).size).toBe(ids.length)
      for (const {productId, quantity} of basket.items) {
        expect(['a', 'b', 'pair']).toContain(productId)
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBeLessThanOrEqual(10)
        if (productId === 'pair') expect(quantity % 2).toBe(0)
      }
    }),
    propertyRuns(),
  )
})

import {discountOn, percentOf, times} from './discount'
import type {Discount} from './promotion'

it.each([
  [1000, 10, 100],
  [999, 10, 100],
  [994, 10, 99],
  [1000, 12.3456, 123],
  [100_000, 0.0001, 0],
  [1_000_000, 0.0001, 1],
  [500, 100, 500],
])('%i minor units less %d percent deducts %i', (amount, percentage, expected) => {
  expect(percentOf(amount, percentage)).toBe(expected)
})

it.each([
  [333, 3, 999],
  [100, 1.5, 150],
  [101, 0.5, 51],
  [1000, 0.001, 1],
])('%i times %d is %i', (price, quantity, expected) => {
  expect(times(price, quantity)).toBe(expected)
})

const on = (
  discount: Discount,
  {bookPrice, currency = 'EUR'}: {currency?: string; bookPrice?: number | null} = {},
) => {
  const priceInBook = (id: string) => (id === 'book' ? (bookPrice ?? null) : null)
  return discountOn(discount, {
    price: 3000,
    quantity: 3,
    currency,
    ...(bookPrice === undefined ? {} : {priceInBook}),
  })
}

it.each<[Discount, number]>([
  [{type: 'percentage', percentage: 15}, 450],
  [{type: 'percentage', percentage: 150}, 3000],
  // For each unit.
  [{type: 'amount', amount: '2.50'}, 750],
  [{type: 'amount', amount: '20'}, 3000],
  [{type: 'fixed_price', amount: '8'}, 600],
  [{type: 'fixed_price', amount: '12'}, 0],
  // For all units together.
  [{type: 'total_fixed_price', amount: '25'}, 500],
  [{type: 'total_fixed_price', amount: '40'}, 0],
  [{type: 'free'}, 3000],
  [{type: 'bonus', productIds: []}, 0],
  [{type: 'free_shipping'}, 0],
])('three units for 30 euros with %j: %i cents less', (discount, expected) => {
  expect(on(discount)).toBe(expected)
})

it('an amount is in the currency of the basket', () => {
  expect(on({type: 'amount', amount: '200'}, {currency: 'JPY'})).toBe(600)
  expect(on({type: 'fixed_price', amount: '900'}, {currency: 'JPY'})).toBe(300)
  expect(on({type: 'total_fixed_price', amount: '2900'}, {currency: 'JPY'})).toBe(100)
})

it('the price of another book applies to each unit, where the product has one', () => {
  const discount: Discount = {type: 'price_book_price', priceBookId: 'book'}
  expect(on(discount, {bookPrice: 900})).toBe(300)
  expect(on(discount, {bookPrice: 1100})).toBe(0)
  expect(on(discount, {bookPrice: 0})).toBe(3000)
  expect([on(discount, {bookPrice: null}), on(discount)]).toEqual([0, 0])
})

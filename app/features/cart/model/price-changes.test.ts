import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {priceChanges, pricesOf} from './price-changes'

const line = (itemId: string, unitPrice: number | null, more: Partial<BasketLine> = {}) =>
  ({itemId, productId: 'p', name: 'P', quantity: 1, unitPrice, price: unitPrice, ...more}) as const

it('remembers what lines cost; gifts and lines without a price are left out', () => {
  expect(pricesOf([line('a', 10), line('b', null), line('c', 5, {bonus: {}})])).toEqual({a: 10})
})

it('finds the lines whose price is another one than before', () => {
  const lines = [line('same', 10), line('dearer', 12), line('cheaper', 8), line('new', 1)]
  expect(priceChanges({same: 10, dearer: 10, cheaper: 10, gone: 3}, lines)).toEqual({
    dearer: {before: 10, after: 12},
    cheaper: {before: 10, after: 8},
  })
})

it('a price of nothing counts too', () => {
  expect(pricesOf([line('a', 0)])).toEqual({a: 0})
  expect(priceChanges({a: 0}, [line('a', 5)])).toEqual({a: {before: 0, after: 5}})
})

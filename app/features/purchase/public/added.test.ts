import type {Basket} from '@app/features/basket/public/basket'
import {basketUnits, missingUnits} from './added'

const line = (productId: string, quantity: number, more: object = {}) => ({
  itemId: productId,
  productId,
  quantity,
  ...more,
})
const basket = (...productItems: ReturnType<typeof line>[]): Basket => ({productItems})

it('counts all units of a basket', () => {
  expect(basketUnits(basket(line('a', 2), line('b', 3)))).toBe(5)
  expect(basketUnits({})).toBe(0)
})

describe('what did not come', () => {
  const items = [{productId: 'a', quantity: 4}]

  it('is nothing when the basket gained all', () => {
    expect(missingUnits({before: null, basket: basket(line('a', 4)), items})).toBe(0)
    expect(missingUnits({before: basket(line('a', 2)), basket: basket(line('a', 6)), items})).toBe(
      0,
    )
  })

  it('is what the stock fell short of', () => {
    expect(missingUnits({before: basket(line('a', 2)), basket: basket(line('a', 5)), items})).toBe(
      1,
    )
    expect(missingUnits({before: null, basket: basket(), items})).toBe(4)
  })

  it('counts lines of one product together, and no gifts', () => {
    const twice = [
      {productId: 'a', quantity: 1},
      {productId: 'a', quantity: 2},
    ]
    const after = basket(line('a', 1), line('a', 2), line('a', 1, {bonusProductLineItem: true}))
    expect(missingUnits({before: null, basket: after, items: twice})).toBe(0)
    expect(missingUnits({before: null, basket: after, items})).toBe(1)
  })
})

it('units of a line without a quantity do not count, and other goods are no substitute', () => {
  expect(basketUnits({productItems: [{productId: 'a'}, {productId: 'b', quantity: 2}]})).toBe(2)
  const items = [
    {productId: 'a', quantity: 2},
    {productId: 'b', quantity: 1},
  ]
  const after = basket(line('a', 9))
  expect(missingUnits({before: null, basket: after, items})).toBe(1)
})

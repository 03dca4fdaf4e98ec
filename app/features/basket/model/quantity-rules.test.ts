import type {LineProduct} from './line-product'
import {problemOf, quantityRange} from './quantity-rules'

const product = (change: Partial<LineProduct> = {}): LineProduct => ({
  id: 'p',
  name: 'Fjell City',
  choices: [],
  minOrderQuantity: 1,
  stepQuantity: 1,
  stock: 100,
  orderable: true,
  ...change,
})

describe('quantityRange', () => {
  it('goes from the minimum to the site maximum', () => {
    expect(quantityRange(product(), 1, 50)).toEqual({min: 1, max: 50, step: 1})
  })

  it('ends at the stock', () => {
    expect(quantityRange(product({stock: 3}), 1, 50).max).toBe(3)
  })

  it('ends at a whole step', () => {
    const range = quantityRange(product({minOrderQuantity: 2, stepQuantity: 3, stock: 10}), 2, 50)
    expect(range).toEqual({min: 2, max: 8, step: 3})
  })

  it('keeps a quantity that is in the basket although the minimum has risen', () => {
    expect(quantityRange(product({minOrderQuantity: 4}), 2, 50).min).toBe(2)
  })

  it('knows the site maximum while the product is not loaded', () => {
    expect(quantityRange(undefined, 1, 50)).toEqual({min: 1, max: 50, step: 1})
  })
})

describe('problemOf', () => {
  it.each([
    ['unavailable', undefined, 1],
    ['outOfStock', product({stock: 0}), 1],
    ['outOfStock', product({orderable: false}), 1],
    ['notEnough', product({stock: 2}), 3],
    [undefined, product({stock: 2}), 2],
    [undefined, product({stock: null}), 40],
  ])('is %s', (expected, subject, quantity) => {
    expect(problemOf(subject, quantity)).toBe(expected)
  })
})

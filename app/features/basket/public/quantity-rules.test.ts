import type {LineProduct} from './line-product'
import {
  exceedsLimit,
  lineRange,
  problemOf,
  purchaseLimitOf,
  purchaseLimitsIn,
  quantityRules,
  unitsOf,
} from './quantity-rules'

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

const basket = {
  productItems: [
    {productId: 'p', quantity: 30},
    {productId: 'p', quantity: 15, c_engravingText: 'Mia'},
    {productId: 'p', quantity: 1, bonusProductLineItem: true},
    {productId: 'q', quantity: 50},
  ],
}

describe('purchaseLimitOf', () => {
  it('is the preference of the kind of customer', () => {
    const limits = {purchaseLimit: 5, purchaseLimitBusiness: 70}
    expect(purchaseLimitOf(limits, false)).toBe(5)
    expect(purchaseLimitOf(limits, true)).toBe(70)
  })

  it('is 50, for business customers 999, without a preference', () => {
    expect(purchaseLimitOf({}, false)).toBe(50)
    expect(purchaseLimitOf({}, true)).toBe(999)
  })
})

describe('purchaseLimitsIn', () => {
  it.each([
    [20, 20],
    [' 20 ', 20],
    ['', undefined],
    ['many', undefined],
    [0, undefined],
    [2.5, undefined],
    [true, undefined],
    [null, undefined],
  ])('reads %p', (purchaseLimit, expected) => {
    expect(purchaseLimitsIn({purchaseLimit}).purchaseLimit).toBe(expected)
  })
})

describe('unitsOf', () => {
  it('counts all lines of a product but gifts', () => {
    expect(unitsOf(basket, 'p')).toBe(45)
    expect(unitsOf(basket, 'r')).toBe(0)
    expect(unitsOf(null, 'p')).toBe(0)
  })
})

describe('exceedsLimit', () => {
  it.each([
    [5, false],
    [6, true],
  ])('counts what the basket would hold: %d more', (quantity, expected) => {
    expect(exceedsLimit(basket, [{productId: 'p', quantity}], 50)).toBe(expected)
  })

  it('counts what comes at once together', () => {
    const twice = [
      {productId: 'p', quantity: 3},
      {productId: 'p', quantity: 3},
    ]
    expect(exceedsLimit(basket, twice, 50)).toBe(true)
    expect(exceedsLimit(null, twice, 50)).toBe(false)
  })
})

describe('quantityRules', () => {
  it('goes in single steps from 1 to the stock', () => {
    expect(quantityRules({stock: 7, limit: 50})).toEqual({min: 1, max: 7, step: 1, initial: 1})
  })

  it('ends at the limit', () => {
    expect(quantityRules({stock: 200, limit: 50}).max).toBe(50)
    expect(quantityRules({limit: 50}).max).toBe(50)
    expect(quantityRules({stock: null, limit: 50}).max).toBe(50)
  })

  it('leaves out what the basket holds', () => {
    expect(quantityRules({stock: 200, limit: 50, held: 45}).max).toBe(5)
    expect(quantityRules({stock: 46, limit: 50, held: 45}).max).toBe(1)
  })

  it('shows the minimum of what can be ordered though the basket is full', () => {
    expect(quantityRules({stock: 200, limit: 50, held: 50})).toMatchObject({min: 1, max: 1})
  })

  it('starts with the minimum and stays in whole steps', () => {
    const source = {minOrderQuantity: 2, stepQuantity: 2, stock: 7, limit: 50}
    expect(quantityRules(source)).toEqual({min: 2, max: 6, step: 2, initial: 2})
  })

  it('allows nothing without stock, or with less than the minimum', () => {
    expect(quantityRules({stock: 0, limit: 50})).toMatchObject({min: 0, max: 0})
    expect(quantityRules({minOrderQuantity: 4, stock: 3, limit: 50})).toMatchObject({max: 0})
  })
})

describe('lineRange', () => {
  const line = (quantity: number, held = 0) => ({quantity, held})

  it('goes from the minimum to the limit', () => {
    expect(lineRange(product(), line(1), 50)).toEqual({min: 1, max: 50, step: 1})
  })

  it('ends at the stock', () => {
    expect(lineRange(product({stock: 3}), line(1), 50).max).toBe(3)
  })

  it('leaves out what other lines hold', () => {
    expect(lineRange(product(), line(15, 30), 50).max).toBe(20)
  })

  it('ends at a whole step', () => {
    const range = lineRange(product({minOrderQuantity: 2, stepQuantity: 3, stock: 10}), line(2), 50)
    expect(range).toEqual({min: 2, max: 8, step: 3})
  })

  it('keeps a quantity that is in the basket although the minimum has risen', () => {
    expect(lineRange(product({minOrderQuantity: 4}), line(2), 50).min).toBe(2)
  })

  it('knows the limit while the product is not loaded', () => {
    expect(lineRange(undefined, line(1), 50)).toEqual({min: 1, max: 50, step: 1})
  })

  it('can only lower what is sold out', () => {
    expect(lineRange(product({stock: 0}), line(3), 50)).toMatchObject({min: 1, max: 1})
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
    expect(problemOf(subject, {quantity, unitPrice: 10})).toBe(expected)
  })

  it('is a missing price, unless the product is a gift', () => {
    const line = {quantity: 1, unitPrice: null}
    expect(problemOf(product(), line)).toBe('unpriced')
    expect(problemOf(product(), {...line, bonus: {}})).toBeUndefined()
  })
})

import {discountPercent, isFree, priceOf} from './price'

describe('priceOf', () => {
  it('is nothing without a price', () => {
    expect(priceOf({})).toBeNull()
  })

  it('takes the highest price book as the regular price of one unit', () => {
    const wire = {
      price: 749,
      tieredPrices: [
        {price: 899, quantity: 1},
        {price: 749, quantity: 1},
        {price: 950, quantity: 10},
      ],
    }
    expect(priceOf(wire)).toEqual({amount: 749, list: 899})
  })

  it('has no regular price when nothing is reduced', () => {
    expect(priceOf({price: 899, tieredPrices: [{price: 899, quantity: 1}]})).toEqual({amount: 899})
  })

  it('is a range when the variants of a master differ', () => {
    const wire = {price: 899, priceMax: 949, priceRanges: [{minPrice: 899, maxPrice: 949}]}
    expect(priceOf(wire)).toEqual({amount: 899, max: 949})
  })

  it('never shows the reduction of a range larger than that of any variant', () => {
    const wire = {
      price: 700,
      priceMax: 800,
      priceRanges: [
        {minPrice: 800, maxPrice: 1000},
        {minPrice: 700, maxPrice: 700},
      ],
    }
    expect(priceOf(wire)).toEqual({amount: 700, max: 800, list: 800})
  })

  it('takes the lowest promotional price, and the selling price becomes the regular one', () => {
    const wire = {price: 100, productPromotions: [{promotionalPrice: 90}, {promotionalPrice: 80}]}
    expect(priceOf(wire)).toEqual({amount: 80, list: 100})
  })

  it('counts negative amounts as 0 and 0 as free', () => {
    const price = priceOf({price: 20, productPromotions: [{promotionalPrice: -5}]})
    expect(price).toEqual({amount: 0, list: 20})
    expect(price && isFree(price)).toBe(true)
  })
})

describe('discountPercent', () => {
  it.each([
    [{amount: 749, list: 899}, 17],
    [{amount: 899}, 0],
    [{amount: 0, list: 20}, 100],
  ])('of %j is %i', (price, percent) => {
    expect(discountPercent(price)).toBe(percent)
  })
})

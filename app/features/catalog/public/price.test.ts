import {contentOf, discountPercent, isFree, netPrice, priceForm, priceOf} from './price'

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
    expect(priceOf({price: 20, productPromotions: [{}, {promotionalPrice: NaN}]})?.amount).toBe(20)
    expect(priceOf({price: 20, productPromotions: [{}, {promotionalPrice: 9}]})?.amount).toBe(9)
    const price = priceOf({price: 20, productPromotions: [{promotionalPrice: -5}]})
    expect(price).toEqual({amount: 0, list: 20})
    expect(price && isFree(price)).toBe(true)
  })
})

describe('discountPercent', () => {
  it.each([
    [{amount: 749, list: 899}, 17],
    [{amount: 899}, 0],
    [{amount: 899, list: 899}, 0],
    [{amount: 899, list: 749}, 0],
    [{amount: 0, list: 0}, 0],
    [{amount: 0, list: 20}, 100],
  ])('of %j is %i', (price, percent) => {
    expect(discountPercent(price)).toBe(percent)
  })
})

describe('the lowest price of 30 days', () => {
  const tieredPrices = [{price: 289, quantity: 1}]

  it('stands beside a reduction', () => {
    expect(priceOf({price: 229, tieredPrices, c_lowestPrice30Days: 259})).toEqual({
      amount: 229,
      list: 289,
      lowest: 259,
    })
  })

  it('is nothing without one', () => {
    expect(priceOf({price: 289, tieredPrices, c_lowestPrice30Days: 259})).toEqual({amount: 289})
    expect(priceOf({price: 229, tieredPrices, c_lowestPrice30Days: 'x'})).toEqual({
      amount: 229,
      list: 289,
    })
  })
})

describe('contentOf', () => {
  it.each([
    ['250 ml', {quantity: 0.25, unit: 'l'}],
    ['75cl', {quantity: 0.75, unit: 'l'}],
    ['1.5 l', {quantity: 1.5, unit: 'l'}],
    ['400 g', {quantity: 0.4, unit: 'kg'}],
    ['140 cm', {quantity: 1.4, unit: 'm'}],
    ['2 sqm', {quantity: 2, unit: 'm²'}],
    ['0 ml', undefined],
    ['3 pieces', undefined],
    ['ml', undefined],
    ['-5 ml', undefined],
    ['1e9 ml', undefined],
    [250, undefined],
    [undefined, undefined],
  ])('%p contains %p', (text, content) => {
    expect(contentOf(text)).toEqual(content)
  })
})

describe('priceForm', () => {
  it.each([
    ['one amount', {amount: 899}, 'single'],
    ['nothing to pay', {amount: 0}, 'free'],
    ['variants that differ', {amount: 899, max: 949}, 'range'],
    ['variants that cost the same', {amount: 899, max: 899}, 'single'],
    ['variants of which the cheapest is free', {amount: 0, max: 49}, 'range'],
    ['variants of which some are reduced', {amount: 749, max: 949, list: 899}, 'from'],
    ['parts of a set', {amount: 89, max: 399, parts: true as const}, 'from'],
    ['a set of one price', {amount: 89, parts: true as const}, 'single'],
  ])('%s', (_name, price, form) => {
    expect(priceForm(price)).toBe(form)
  })
})

describe('netPrice', () => {
  it('takes the tax out of every amount and rounds to two decimals', () => {
    expect(netPrice({amount: 899, max: 949, list: 999}, 0.19)).toEqual({
      amount: 755.46,
      max: 797.48,
      list: 839.5,
    })
  })

  it.each([
    [119, 0.19, 100],
    [1.19, 0.19, 1],
    [0, 0.19, 0],
    [98000, 0.1, 89090.91],
    [50, 0, 50],
  ])('%d at a rate of %d is %d', (gross, rate, net) => {
    expect(netPrice({amount: gross}, rate)).toEqual({amount: net})
  })
})

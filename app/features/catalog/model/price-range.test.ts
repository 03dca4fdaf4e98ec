import {parsePriceRange, priceRangeValue} from './price-range'

describe('parsePriceRange', () => {
  it.each([
    ['(100..250)', {from: 100, to: 250}],
    ['(..50)', {to: 50}],
    ['(800..)', {from: 800}],
    ['(0..49.99)', {from: 0, to: 49.99}],
    ['(..)', undefined],
    ['100..250', undefined],
    ['cheap', undefined],
    [undefined, undefined],
  ])('%s', (value, bounds) => {
    expect(parsePriceRange(value)).toEqual(bounds)
  })
})

describe('priceRangeValue', () => {
  it.each([
    ['100', '250', '(100..250)'],
    ['', '50', '(..50)'],
    ['800', ' ', '(800..)'],
    ['250', '100', '(100..250)'],
    ['1.000 €', '2,500', '(1000..2500)'],
    ['¥98,000', '', '(98000..)'],
    ['１２０', '', '(120..)'],
    ['0', '0', '(0..0)'],
    ['49,99', '1.299,5', '(49.99..1299.5)'],
  ])('%s to %s', (from, to, value) => {
    expect(priceRangeValue(from, to)).toBe(value)
  })

  it.each([
    ['', ''],
    ['abc', '100'],
    ['-5', ''],
    ['100', '1e3'],
  ])('is nothing for %s to %s', (from, to) => {
    expect(priceRangeValue(from, to)).toBeNull()
  })
})

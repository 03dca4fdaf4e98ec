import * as fc from 'fast-check'
import {divideHalfUp, fractionDigits, roundHalfUp, toDecimal, toMinor} from './money'
import {propertyRuns} from '../testing/extent'

describe('fractionDigits', () => {
  it.each([
    ['EUR', 2],
    ['USD', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
  ])('%s has %i', (currency, digits) => {
    expect(fractionDigits(currency)).toBe(digits)
  })
})

describe('toMinor', () => {
  it.each([
    [129.9, 'EUR', 12990],
    ['0.1', 'EUR', 10],
    [1.005, 'EUR', 101],
    ['1.004999', 'EUR', 100],
    [1234, 'JPY', 1234],
    ['1234.5', 'JPY', 1235],
    [-1.005, 'EUR', -101],
    ['.5', 'USD', 50],
    [0, 'USD', 0],
  ])('%s %s is %i', (decimal, currency, minor) => {
    expect(toMinor(decimal, currency)).toBe(minor)
  })

  it.each(['', 'abc', '1,50', '.', '1e3'])('refuses %j', (text) => {
    expect(() => toMinor(text, 'EUR')).toThrow(RangeError)
  })

  it('is undone by toDecimal for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({min: -1e12, max: 1e12}),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor)
        },
      ),
      propertyRuns(),
    )
  })
})

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.4, 2],
    [-0.5, -1],
    [-2.4, -2],
  ])('roundHalfUp(%d) is %i', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded)
  })

  it.each([
    [10, 4, 3],
    [9, 4, 2],
    [-10, 4, -3],
    [1, 3, 0],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('divideHalfUp(%i, %i) is %i', (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded)
  })
})

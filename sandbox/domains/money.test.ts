import * as fc from 'fast-check'
import {divideHalfUp, fractionDigits, isKnownCurrency, toDecimal, toMinor} from './money'
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

it.each([
  ['EUR', true],
  ['JPY', true],
  ['XQX', false],
  ['eur', false],
])('isKnownCurrency(%s) is %s', (currency, known) => {
  expect(isKnownCurrency(currency)).toBe(known)
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
    ['5.', 'EUR', 500],
    ['+5', 'EUR', 500],
    [' 5 ', 'EUR', 500],
    ['1.0049', 'EUR', 100],
    ['1.006', 'EUR', 101],
    // Zero has no sign.
    ['-0.001', 'EUR', 0],
    ['-0.4', 'JPY', 0],
    ['1.2345', 'KWD', 1235],
  ])('%s %s is %i', (decimal, currency, minor) => {
    expect(toMinor(decimal, currency)).toBe(minor)
  })

  it.each(['', 'abc', '1,50', '.', '1e3', 'x5', '5x', '--5', '1.2.3'])('refuses %j', (text) => {
    expect(() => toMinor(text, 'EUR')).toThrow(new RangeError(`'${text}' is no decimal amount`))
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

it.each([
  [12990, 'EUR', 129.9],
  [-5, 'EUR', -0.05],
  [1980, 'JPY', 1980],
  [1234, 'KWD', 1.234],
])('toDecimal(%i, %s) is %d', (minor, currency, decimal) => {
  expect(toDecimal(minor, currency)).toBe(decimal)
})

describe('rounding', () => {
  it.each([
    [10, 4, 3],
    [9, 4, 2],
    [-10, 4, -3],
    [10, -4, -3],
    [-10, -4, 3],
    [1, 3, 0],
    [0, 5, 0],
    // Zero has no sign.
    [-1, 3, 0],
    [1, -3, 0],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('divideHalfUp(%i, %i) is %i', (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded)
  })

  it('does not divide by zero', () => {
    expect(() => divideHalfUp(1, 0)).toThrow(new RangeError('Division by zero'))
  })
})

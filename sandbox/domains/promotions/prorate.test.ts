import fc from 'fast-check'
import {propertyRuns} from '../../testing/extent'
import {prorate} from './prorate'

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 2, 3], [17, 33, 50]],
  [101, [50, 30, 20], [51, 30, 20]],
  // The largest remainder gets the rest first, not the first part.
  [5, [1, 5], [1, 4]],
  [5, [5, 1], [4, 1]],
  [10, [1, 1, 4], [2, 2, 6]],
  [2, [1, 9, 9, 9], [0, 1, 1, 0]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [-1, [1, 1], [-1, 0]],
  [0, [1, 2], [0, 0]],
  [7, [0, 0], [7, 0]],
  [7, [0, 5], [0, 7]],
  [7, [], []],
])('%i by %j is %j', (amount, weights, parts) => {
  expect(prorate(amount, weights)).toEqual(parts)
})

it('is exact for large amounts', () => {
  expect(prorate(9_007_199_254_740_991, [3, 1])).toEqual([
    6_755_399_441_055_743, 2_251_799_813_685_248,
  ])
})

it('loses nothing, and no part is more than one unit from its share', () => {
  const weights = fc.array(fc.integer({min: 0, max: 1_000_000}), {minLength: 1, maxLength: 8})
  fc.assert(
    fc.property(fc.integer({min: -1e9, max: 1e9}), weights, (amount, given) => {
      const parts = prorate(amount, given)
      const total = given.reduce((sum, one) => sum + one, 0)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
      if (total === 0) return
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * (given[index] ?? 0)) / total)).toBeLessThan(1)
    }),
    propertyRuns(),
  )
})

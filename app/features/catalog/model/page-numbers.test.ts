import fc from 'fast-check'
import {pageNumbers} from './page-numbers'

test('few pages are all there', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('of many pages the first, the last and those around the current one are', () => {
  expect(pageNumbers(1, 316)).toEqual([1, 2, 3, 'gap', 316])
  expect(pageNumbers(40, 316)).toEqual([1, 'gap', 38, 39, 40, 41, 42, 'gap', 316])
  expect(pageNumbers(316, 316)).toEqual([1, 'gap', 314, 315, 316])
})

test('a gap stands for two pages or more', () => {
  expect(pageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('nine links at most, in order, with the current page', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 500}), fc.integer({min: 1, max: 500}), (one, other) => {
      const page = Math.min(one, other)
      const shown = pageNumbers(page, Math.max(one, other))
      const numbers = shown.filter((number) => number !== 'gap')
      expect(shown.length).toBeLessThanOrEqual(9)
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    }),
  )
})

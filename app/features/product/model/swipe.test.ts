import {swipeStep, wrapIndex} from './swipe'

describe('swipeStep', () => {
  it.each([
    [-51, 0, 1],
    [51, 0, -1],
    [50, 0, 0],
    [-50, 0, 0],
    [-80, 120, 0],
  ])('by %i and %i px is %i', (dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step)
  })
})

describe('wrapIndex', () => {
  it.each([
    [0, 1, 4, 1],
    [3, 1, 4, 0],
    [0, -1, 4, 3],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])('%i and %i of %i is %i', (index, step, count, expected) => {
    expect(wrapIndex(index, step, count)).toBe(expected)
  })
})

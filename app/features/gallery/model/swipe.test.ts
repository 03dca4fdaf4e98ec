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

  it('goes the other way where text runs from right to left', () => {
    expect(swipeStep(-51, 0, -1)).toBe(-1)
    expect(swipeStep(51, 0, -1)).toBe(1)
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

it.each([
  [-51, 1],
  [51, -1],
])('where text runs from right to left, %i px is %i the other way', (dx, step) => {
  expect(swipeStep(dx, 0, -1)).toBe(-step)
})

it('a swipe as far down as aside counts', () => {
  expect([swipeStep(-80, 80), swipeStep(80, -80), swipeStep(80, -81)]).toEqual([1, -1, 0])
})

it('a step may be longer than a whole round', () => {
  expect([wrapIndex(1, -9, 4), wrapIndex(1, 9, 4), wrapIndex(2, 1, -4)]).toEqual([0, 2, 0])
})

import {nearestQuantity} from './quantity'

describe('allowed quantity next to a wanted one', () => {
  it.each([
    [3, {min: 1, max: 5, step: 1}, 3],
    [0, {min: 1, max: 5, step: 1}, 1],
    [9, {min: 1, max: 5, step: 1}, 5],
    [5, {min: 2, max: 10, step: 4}, 6],
    [10, {min: 2, max: 9, step: 4}, 6],
    [4, {min: 1, max: 0, step: 1}, 1],
  ])('%i in %o is %i', (requested, range, expected) => {
    expect(nearestQuantity(requested, range)).toBe(expected)
  })
})

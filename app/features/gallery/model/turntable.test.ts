import {draggedFrame, loadingOrder, nearestLoaded} from './turntable'

it.each([
  [0, 0, 0],
  [0, -28, 1],
  [0, 28, 11],
  [11, -28, 0],
  [3, 28 * 12, 3],
])('from frame %d, %d px lead to %d of 12', (from, dx, frame) => {
  expect(draggedFrame(from, dx, 12)).toBe(frame)
})

it('stands still without frames', () => {
  expect(draggedFrame(3, 100, 0)).toBe(0)
})

it('shows the nearest frame that is there, going round', () => {
  expect(nearestLoaded(11, new Set([0, 4]), 12)).toBe(0)
  expect(nearestLoaded(5, new Set([0, 4, 8]), 12)).toBe(4)
  expect(nearestLoaded(5, new Set([5]), 12)).toBe(5)
  expect(nearestLoaded(5, new Set(), 12)).toBe(5)
})

it('loads coarse first and everything once', () => {
  const order = loadingOrder(12)
  expect(order.slice(0, 3)).toEqual([0, 4, 8])
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({length: 12}, (_, index) => index))
})

it.each([
  [0, -13, 0],
  [0, -15, 1],
  [5, -28 * 2, 7],
  [5, 28 * 2, 3],
  [0, -28 * 13, 1],
  [0, 28 * 13, 11],
])('from frame %d, a drag of %d px leads to %d of 12', (from, dx, frame) => {
  expect(draggedFrame(from, dx, 12)).toBe(frame)
})

it('one frame stands still too', () => {
  expect(draggedFrame(0, -100, 1)).toBe(0)
})

it('looks half a turn in each direction', () => {
  expect(nearestLoaded(0, new Set([6]), 12)).toBe(6)
  expect(nearestLoaded(11, new Set([1]), 12)).toBe(1)
  expect(nearestLoaded(1, new Set([11]), 12)).toBe(11)
  expect(nearestLoaded(5, new Set([3, 7]), 12)).toBe(7)
})

it('loads every fourth frame first, then every second one', () => {
  expect(loadingOrder(8)).toEqual([0, 4, 2, 6, 1, 3, 5, 7])
})

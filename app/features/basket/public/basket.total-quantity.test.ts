import {totalQuantity} from './basket'

test('the badge counts units, not lines', () => {
  expect(totalQuantity([{quantity: 2}, {}, {quantity: 3}])).toBe(5)
  expect(totalQuantity([])).toBe(0)
  expect(totalQuantity()).toBe(0)
})

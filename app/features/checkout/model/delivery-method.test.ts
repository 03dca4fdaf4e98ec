import {arrivalOf} from './delivery-method'

it.each([
  ['2 to 4 working days', '2 to 4 working days'],
  ['', undefined],
  [4, undefined],
  [undefined, undefined],
])('the arrival %p is shown as %p', (time, expected) => {
  expect(arrivalOf({c_estimatedArrivalTime: time})).toBe(expected)
})

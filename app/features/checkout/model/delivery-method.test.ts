import {arrivalOf, slotsOf} from './delivery-method'

it.each([
  ['2 to 4 working days', '2 to 4 working days'],
  ['', undefined],
  [4, undefined],
  [undefined, undefined],
])('the arrival %p is shown as %p', (time, expected) => {
  expect(arrivalOf({c_estimatedArrivalTime: time})).toBe(expected)
})

it.each([
  ['09:00-12:00, 12:00-14:00', ['09:00-12:00', '12:00-14:00']],
  ['morning', undefined],
  ['', undefined],
  [9, undefined],
  [undefined, undefined],
])('the time slots %p are %p (rule CHECK-23)', (slots, expected) => {
  expect(slotsOf({c_deliveryTimeSlots: slots})).toEqual(expected)
})

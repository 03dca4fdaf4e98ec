import {slotsOf} from './delivery-slots'

it.each([
  ['09:00-12:00, 12:00-14:00', ['09:00-12:00', '12:00-14:00']],
  ['morning', []],
  ['', []],
])('the time slots of "%s" are %p (rule CHECK-23)', (text, slots) => {
  expect(slotsOf(text)).toEqual(slots)
})

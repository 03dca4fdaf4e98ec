import {slotOf} from './delivery'

test.each([
  [{c_deliveryTimeSlot: '14:00-16:00'}, '14:00–16:00'],
  [{c_deliveryTimeSlot: null}, ''],
  [{c_deliveryTimeSlot: 14}, ''],
  [{}, ''],
  [undefined, ''],
])('the time slot of %j is "%s"', (shipment, slot) => {
  expect(slotOf(shipment)).toBe(slot)
})

/**
 * Time of the day at which a shipment is delivered, `14:00–16:00`; '' where the shopper chose none (rule CHECK-23).
 * @param shipment of a basket or of an order
 */
export function slotOf(shipment: object | undefined): string {
  const {c_deliveryTimeSlot: slot} = (shipment ?? {}) as {c_deliveryTimeSlot?: unknown}
  return typeof slot === 'string' ? slot.replace('-', '–') : ''
}

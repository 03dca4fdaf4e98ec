import type {ShippingMethod} from '@app/features/basket/model/basket'

/** Delivery time such as "2 to 4 working days", in the language of the locale; undefined when not given. */
export function arrivalOf(method: Pick<ShippingMethod, `c_${string}`>): string | undefined {
  const arrival: unknown = method.c_estimatedArrivalTime
  return typeof arrival === 'string' && arrival !== '' ? arrival : undefined
}

/** Times of the day of which the shopper may choose one (`09:00-12:00, 12:00-14:00`); undefined for a method without. */
export function slotsOf({
  c_deliveryTimeSlots: slots,
}: Pick<ShippingMethod, `c_${string}`>): readonly string[] | undefined {
  return (typeof slots === 'string' && slots.match(/\d\d:\d\d-\d\d:\d\d/g)) || undefined
}

import type {ShippingMethod} from '@app/features/basket/public/basket'

/** Delivery time such as "2 to 4 working days", in the language of the locale; undefined when not given. */
export function arrivalOf(method: Pick<ShippingMethod, `c_${string}`>): string | undefined {
  const arrival: unknown = method.c_estimatedArrivalTime
  return typeof arrival === 'string' && arrival !== '' ? arrival : undefined
}

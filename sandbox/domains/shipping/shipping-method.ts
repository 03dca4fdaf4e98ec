import {divideHalfUp} from '../money'
import type {JsonValue} from '../json'
import type {Localized} from '../sites/locale'

/** One row of a price table, in minor units; holds from `orderValue` on. */
export type ShippingPriceStep =
  {orderValue: number; amount: number} | {orderValue: number; percentage: number}

export interface ShippingMethod {
  id: string
  isDefault: boolean
  currency: string
  taxClassId: string | null
  name: Localized
  description: Localized
  /** Ascending by `orderValue`. */
  priceTable: readonly ShippingPriceStep[]
  custom: Readonly<Record<string, Localized<JsonValue>>>
}

/**
 * What a method costs for goods of a value, both in minor units: the last step of the price table
 * that the value reaches. Null when the table has no price for it.
 */
export function shippingPrice(method: ShippingMethod, orderValue: number): number | null {
  let reached: ShippingPriceStep | undefined
  for (const step of method.priceTable) {
    if (step.orderValue <= orderValue) reached = step
  }
  if (!reached) return null
  if ('amount' in reached) return reached.amount
  return divideHalfUp(orderValue * Math.round(reached.percentage * 1000), 100_000)
}

/** The methods that can be chosen for goods of a value in a currency, in the site's order. */
export function applicableMethods(
  methods: readonly ShippingMethod[],
  shipment: {currency: string; orderValue: number},
): ShippingMethod[] {
  return methods.filter(
    (method) =>
      method.currency === shipment.currency && shippingPrice(method, shipment.orderValue) !== null,
  )
}

/** The method to offer first: the site's default if it applies. */
export function defaultMethod(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  return methods.find(({isDefault}) => isDefault) ?? methods[0]
}

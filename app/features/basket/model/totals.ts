/**
 * The sums of a basket or an order as the backend calculated them, in major units; null means "not
 * known yet" (no address, no delivery method). This module calculates no sums.
 */
export interface Totals {
  readonly taxation: 'gross' | 'net'
  readonly subtotal: number | null
  /** Discounts on the whole order; negative amounts. */
  readonly adjustments: readonly {readonly text: string; readonly amount: number}[]
  readonly shipping: number | null
  readonly tax: number | null
  readonly total: number | null
}

/** The fields that the sums are read from: a basket or an order of the Shopper APIs has them. */
export interface Summed {
  readonly taxation?: string
  readonly productSubTotal?: number
  readonly productTotal?: number
  readonly orderPriceAdjustments?: readonly {
    readonly itemText?: string
    readonly price?: number
  }[]
  readonly shippingTotal?: number
  readonly shipments?: readonly {readonly shippingMethod?: object}[]
  readonly taxTotal?: number
  readonly orderTotal?: number
}

/**
 * Converts the sums. A basket without a delivery method has a shipping total of 0, which is treated as
 * not known.
 * @param taxation taxation of the site, for a backend that does not return the basket's taxation
 */
export function totalsOf(sums: Summed, taxation: 'gross' | 'net'): Totals {
  const undecided = sums.shipments?.some(({shippingMethod}) => !shippingMethod) ?? false
  return {
    taxation: sums.taxation === 'net' || sums.taxation === 'gross' ? sums.taxation : taxation,
    subtotal: sums.productSubTotal ?? sums.productTotal ?? null,
    adjustments: (sums.orderPriceAdjustments ?? []).flatMap(({itemText, price}) =>
      price === undefined ? [] : [{text: itemText ?? '', amount: price}],
    ),
    shipping: undecided ? null : (sums.shippingTotal ?? null),
    tax: sums.taxTotal ?? null,
    total: sums.orderTotal ?? null,
  }
}

/**
 * Shows delivery as free before a method is chosen, if the default method is free. Other amounts remain
 * unknown: the total does not contain them.
 * @param expected cost of the default method in major units; absent while it is not known
 */
export const withExpectedDelivery = (
  totals: Totals,
  expected: number | null | undefined,
): Totals => (totals.shipping === null && expected === 0 ? {...totals, shipping: 0} : totals)

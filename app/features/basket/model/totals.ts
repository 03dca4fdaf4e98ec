/**
 * The sums of a basket or an order as the backend worked them out, in major units; null is "not known
 * yet" (no address, no delivery method). Nothing here is computed.
 */
export interface Totals {
  readonly taxation: 'gross' | 'net'
  readonly subtotal: number | null
  /** Reductions of the whole order; negative amounts. */
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
 * A basket without a delivery method has a shipping total of 0, which says nothing: it counts as not known.
 *
 * @param taxation of the site, for a backend that does not name the basket's
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
 * Says that delivery is free before a method is chosen. Other amounts stay open: the total does not
 * contain them.
 *
 * @param expected what the default method costs, major units; nothing while that is not known
 */
export const withExpectedDelivery = (
  totals: Totals,
  expected: number | null | undefined,
): Totals => (totals.shipping === null && expected === 0 ? {...totals, shipping: 0} : totals)

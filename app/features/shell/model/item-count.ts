import type {Basket} from '@app/features/session/model/commerce-bridge'

/**
 * Number on the cart: the sum of all quantities (spec 2: "total item count").
 * @returns null while the basket is not known
 */
export function itemCountOf(basket: Basket | null | undefined): number | null {
  if (basket === undefined) return null
  return (basket?.productItems ?? []).reduce((sum, item) => sum + (item.quantity ?? 0), 0)
}

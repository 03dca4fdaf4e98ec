import type {CustomAttributes} from '../attributes/attribute-values'
import {divideHalfUp, toMinor} from '../money'
import type {GroupRule} from '../customers/group-rule'
import {matchesRule} from '../customers/group-rule'
import type {ProductFacts, ProductSpecification} from '../promotions/product-specification'
import {matchesProduct} from '../promotions/product-specification'
import type {Localized} from '../sites/locale'

/** One row of a price table, in minor units; holds from `orderValue` on. */
export type ShippingPriceStep =
  | {orderValue: number; amount: number}
  | {orderValue: number; percentage: number}

export interface ShippingMethod {
  id: string
  isDefault: boolean
  currency: string
  taxClassId: string | null
  name: Localized
  description: Localized
  /** Ascending by `orderValue`. */
  priceTable: readonly ShippingPriceStep[]
  custom: CustomAttributes
  rules?: Partial<ShippingRules>
}

/** What a method costs for single products, and what, where and whom it does not serve. */
export interface ShippingRules {
  readonly externalMethod?: string
  /** Method whose prices hold where this one has none. */
  readonly baseMethod?: string
  /** Decimal cost of each piece of some products: instead of, or besides, the shipment's own. */
  readonly costGroups: readonly {
    readonly products: ProductSpecification
    readonly isFixed: boolean
    readonly amount: string
  }[]
  readonly excludedProducts: ProductSpecification | null
  readonly excludedAddresses: GroupRule | null
  /** Customer groups that may choose the method; empty for all. */
  readonly groupIds: readonly string[]
}

/** What the applicability of a method depends on. */
export interface ShipmentSituation {
  currency: string
  /** What counts towards the price table, in minor units. */
  orderValue: number
  /** Products in the shipment. */
  products?: readonly ProductFacts[]
  address?: {
    readonly city?: string
    readonly postalCode?: string
    readonly stateCode?: string
    readonly countryCode?: string
  }
  groupIds?: readonly string[]
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

/** True when a method can be chosen for a shipment. */
export function isApplicableMethod(method: ShippingMethod, shipment: ShipmentSituation): boolean {
  return (
    method.currency === shipment.currency &&
    shippingPrice(method, shipment.orderValue) !== null &&
    serves(method.rules ?? {}, shipment)
  )
}

/**
 * Returns false for a method that excludes one of the products, the destination or the shopper's
 * customer group.
 */
function serves(
  {excludedProducts, excludedAddresses, groupIds = []}: Partial<ShippingRules>,
  {products = [], address, groupIds: ownGroups}: ShipmentSituation,
): boolean {
  if (excludedProducts && products.some((one) => matchesProduct(excludedProducts, one))) {
    return false
  }
  if (groupIds.length > 0 && ownGroups && !groupIds.some((id) => ownGroups.includes(id))) {
    return false
  }
  if (!excludedAddresses || !address?.countryCode) return true
  return !matchesRule(
    excludedAddresses,
    (path) => address[path.replace(/^.*\./, '') as keyof typeof address],
    Date.now(),
  )
}

/**
 * What shipping a product costs by itself, in minor units per piece; undefined for nothing. Of
 * several costs a fixed one goes before a surcharge, then the lowest (B2C Commerce: ShippingMgr).
 */
export function productShippingCost(
  {rules, currency}: Pick<ShippingMethod, 'rules' | 'currency'>,
  product: ProductFacts,
): {isFixed: boolean; amount: number} | undefined {
  return (rules?.costGroups ?? [])
    .filter(({products}) => matchesProduct(products, product))
    .map(({isFixed, amount}) => ({isFixed, amount: toMinor(amount, currency)}))
    .sort((a, b) => Number(b.isFixed) - Number(a.isFixed) || a.amount - b.amount)[0]
}

/** The method to offer first: the site's default if it applies. */
export function defaultMethod(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  return methods.find(({isDefault}) => isDefault) ?? methods[0]
}

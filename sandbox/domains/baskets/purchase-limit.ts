import {CommerceFault} from '../commerce-fault'
import {isBusinessCustomer} from '../customers/business-customer'
import type {JsonValue} from '../json'
import type {Basket} from './basket'
import type {ShopContext} from './shop-context'

/** Reads the preference: a number or a text of digits sets the limit; other values set none. */
function limitOf(value: JsonValue | undefined): number | undefined {
  const limit = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : undefined
}

const isBusiness = (context: ShopContext): boolean => {
  const {shopper} = context
  return !!shopper && !shopper.guest && isBusinessCustomer(context, shopper.customerId)
}

/**
 * Returns the maximum quantity of one product in this shopper's basket: the site preference
 * `purchaseLimit`, or `purchaseLimitBusiness` for business customers; else the limit in the sandbox
 * configuration.
 * @returns undefined without a limit
 */
export function purchaseLimit(context: ShopContext): number | undefined {
  const {preferences} = context.site
  const preference = isBusiness(context)
    ? preferences.purchaseLimitBusiness
    : preferences.purchaseLimit
  return limitOf(preference) ?? context.purchaseLimit
}

/** Returns the quantity by product, without products that a promotion offered. */
function unitsByProduct({items}: Pick<Basket, 'items'>): Map<string, number> {
  const units = new Map<string, number>()
  for (const {productId, quantity, bonusDiscountLineItemId} of items) {
    if (bonusDiscountLineItemId !== undefined) continue
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  return units
}

/**
 * Checks a change of the lines of a basket. A quantity that is already above the limit may be
 * reduced.
 * @throws CommerceFault InvalidProductItemQuantity when the basket would hold more of a product
 */
export function checkPurchaseLimit(context: ShopContext, before: Basket, after: Basket): Basket {
  const limit = purchaseLimit(context)
  if (limit === undefined) return after
  const held = unitsByProduct(before)
  for (const [productId, quantity] of unitsByProduct(after)) {
    if (quantity <= limit || quantity <= (held.get(productId) ?? 0)) continue
    throw new CommerceFault(
      'InvalidProductItemQuantity',
      `The basket would hold ${quantity} of product '${productId}'; the limit is ${limit}.`,
      {productId, quantity, limit},
    )
  }
  return after
}

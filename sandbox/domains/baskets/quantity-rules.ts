import type {SellableProduct} from '../catalog/sellable-product'
import {CommerceFault} from '../commerce-fault'

/** Maximum quantity of a line (OCAPI baskets: quantity 0.01..999). */
export const MAX_QUANTITY = 999
const MIN_QUANTITY = 0.01

const STEP_TOLERANCE = 1e-6

/** True when `quantity` is the minimum order quantity plus whole steps. */
export function fitsSteps(
  quantity: number,
  rules: Pick<SellableProduct, 'minOrderQuantity' | 'stepQuantity'>,
): boolean {
  const {minOrderQuantity, stepQuantity} = rules
  if (quantity < minOrderQuantity - STEP_TOLERANCE) return false
  if (stepQuantity <= 0) return true
  const steps = (quantity - minOrderQuantity) / stepQuantity
  return Math.abs(steps - Math.round(steps)) < STEP_TOLERANCE
}

/**
 * Returns a product that may be added to a basket. Throws for a product that is unknown, offline or
 * not a single good.
 */
export function requireSellable(
  product: SellableProduct | null,
  productId: string,
): SellableProduct {
  if (!product || !product.online) {
    throw new CommerceFault(
      'InvalidProductId',
      `No product with ID '${productId}' can be ordered on this site.`,
      {productId},
    )
  }
  if (product.type === 'master' || product.type === 'set') {
    throw new CommerceFault(
      'InvalidProductType',
      `The product with ID '${productId}' is a ${product.type} and cannot be added to a basket.`,
      {productId, productType: product.type},
    )
  }
  return product
}

/** Checks the new quantity of a line or the added quantity. Throws InvalidProductItemQuantity. */
export function requireRange(product: SellableProduct, quantity: number): void {
  if (quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY) return
  throw invalidQuantity(product, quantity)
}

/**
 * Checks the resulting quantity of a product in a basket. `lineQuantity` is the quantity of one
 * line, `totalQuantity` the quantity of all lines of the product.
 */
export function checkQuantity(
  product: SellableProduct,
  lineQuantity: number,
  totalQuantity: number,
): void {
  const {id: productId} = product
  requireRange(product, lineQuantity)
  if (!fitsSteps(lineQuantity, product)) throw invalidQuantity(product, lineQuantity)
  if (!isAvailable(product, totalQuantity)) {
    const ats = product.inventory?.ats ?? 0
    throw new CommerceFault(
      'ProductItemNotAvailable',
      `The product '${productId}' is not available in quantity ${totalQuantity}; ` +
        `available are ${ats}.`,
      {productId, quantity: totalQuantity, ats},
    )
  }
}

function invalidQuantity(
  {id: productId, minOrderQuantity, stepQuantity}: SellableProduct,
  quantity: number,
): CommerceFault {
  return new CommerceFault(
    'InvalidProductItemQuantity',
    `The quantity ${quantity} of product '${productId}' is not valid: it must be at least ` +
      `${minOrderQuantity}, at most ${MAX_QUANTITY} and rise in steps of ${stepQuantity}.`,
    {productId, quantity, minOrderQuantity, stepQuantity},
  )
}

/** True when stock (with what may be back- or pre-ordered) covers the quantity. */
export function isAvailable(product: SellableProduct, quantity: number): boolean {
  return (product.inventory?.ats ?? 0) >= quantity
}

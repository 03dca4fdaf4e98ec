import type {CartLine, ProductShippingDiscount, RunningCart} from './cart'
import type {ProductRule} from './promotion'
import type {ActivePromotion} from './qualification'

/**
 * Ships units free or at a fixed price, if the shipment uses one of the promotion's methods. Up to
 * the maximum number of applications, lines without such a promotion come first, then the most
 * expensive ones (B2C Commerce: product shipping discounts).
 */
export function shipUnits(
  running: RunningCart,
  active: ActivePromotion,
  {shippingMethodIds, maxApplications}: ProductRule,
  discount: ProductShippingDiscount['discount'],
  lines: readonly CartLine[],
): void {
  const methodOf = new Map(
    running.cart.shipments.map(({shipmentId, methodId}) => [shipmentId, methodId]),
  )
  const goesBy = ({shipmentId}: CartLine) => {
    const methodId = methodOf.get(shipmentId) ?? null
    return methodId !== null && isForMethod({shippingMethodIds}, methodId)
  }
  const unitPrice = ({lineId, quantity}: CartLine) => running.priceOf(lineId) / quantity
  const isShipped = ({lineId}: CartLine) => Number(running.isShippedByPromotion(lineId))
  const inOrder = lines
    .filter(goesBy)
    .sort((a, b) => isShipped(a) - isShipped(b) || unitPrice(b) - unitPrice(a))
  let left = maxApplications ?? Infinity
  for (const {lineId, quantity} of inOrder) {
    const units = Math.min(quantity, left)
    if (units <= 0) return
    left -= units
    running.productShipping.push({active, discount, lineId, quantity: units})
  }
}

/** Returns true when a promotion applies to a shipping method. */
export function isForMethod(
  {shippingMethodIds}: {readonly shippingMethodIds: readonly string[]},
  methodId: string,
): boolean {
  return shippingMethodIds.length === 0 || shippingMethodIds.includes(methodId)
}

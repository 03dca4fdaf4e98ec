import type {PricedBasket, PricedItem} from '../baskets/priced-basket'
import {adjustedTaxOf, finalPriceOf, type PricedPosition} from '../baskets/totals'
import {divideHalfUp} from '../money'

/**
 * Refund amounts of returned goods, in minor units. A refund is what was paid: the price after all
 * discounts, with tax (rule ORDER-6).
 */

type Content = Pick<PricedBasket, 'taxation' | 'items' | 'shipments'>

/** Returns the amount that was paid for a position. */
function paidFor(taxation: PricedBasket['taxation'], position: PricedPosition): number {
  const price = finalPriceOf(position) ?? 0
  return taxation === 'net' ? price + (adjustedTaxOf(position) ?? 0) : price
}

/** Returns the amount that was paid for a line and its options. */
export function paidForLine({taxation}: Pick<Content, 'taxation'>, item: PricedItem): number {
  return [item, ...(item.optionItems ?? [])].reduce(
    (sum, position) => sum + paidFor(taxation, position),
    0,
  )
}

/** Returns the delivery costs that were paid, including those of single products. */
export function paidForDelivery({taxation, items, shipments}: Content): number {
  const positions = [
    ...shipments.map(({shipping}) => shipping),
    ...items.flatMap(({surcharge}) => surcharge ?? []),
  ]
  return positions.reduce((sum, position) => sum + paidFor(taxation, position), 0)
}

/**
 * Returns the refund for units of a line when others were returned before. The refunds of all units
 * add up to the paid amount exactly, however they are divided into returns.
 * @param units units to return and units returned before
 */
export function refundFor(
  content: Pick<Content, 'taxation'>,
  item: PricedItem,
  units: {quantity: number; before: number},
): number {
  const paid = paidForLine(content, item)
  const upTo = (count: number) => divideHalfUp(paid * count, item.quantity)
  return upTo(units.before + units.quantity) - upTo(units.before)
}

import {divideHalfUp} from '../money'
import type {Taxation} from '../tax/tax'
import {netOf, taxOf} from '../tax/tax'

/** Scale of quantities, which have at most three decimals. */
const QUANTITY_SCALE = 1000

/** Price and taxes of a position. Money is in minor units; null means that the value is not known yet. */
export interface PricedPosition {
  /** Price before promotions. */
  price: number | null
  /** Tax rate in millionths. */
  taxRate: number | null
  /** Rate that the price contains while `taxRate` is not known, in millionths; gross sites only. */
  includedRate?: number
  /** Tax on `price`. */
  tax: number | null
  /** Price after discounts of the position itself; equal to `price` without such discounts. */
  itemPrice?: number | null
  /**
   * Price after discounts of the position and its share of order discounts; this price is paid and
   * taxed.
   */
  finalPrice?: number | null
  /** Tax on `finalPrice`. */
  adjustedTax?: number | null
}

export interface LineInput {
  shipmentId: string
  unitPrice: number | null
  quantity: number
  taxRate: number | null
}

export interface ShippingInput {
  shipmentId: string
  price: number | null
  taxRate: number | null
}

/** Totals of a shipment or of the basket, in minor units; null as long as a part is unknown. */
export interface Totals {
  productSubTotal: number | null
  productTotal: number | null
  merchandizeTotalTax: number | null
  shippingTotal: number | null
  shippingTotalTax: number | null
  taxTotal: number | null
  adjustedMerchandizeTotalTax?: number | null
  adjustedShippingTotalTax?: number | null
  /** Total of products, shipping and, with net taxation, tax (OCAPI: order_total). */
  total: number | null
}

/** Adds values; the sum is null when one value is null. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}

/** Returns unit price times quantity, rounded half up to the minor unit. */
export function linePrice(unitPrice: number, quantity: number): number {
  return divideHalfUp(unitPrice * Math.round(quantity * QUANTITY_SCALE), QUANTITY_SCALE)
}

/** Prices a product line. The tax is rounded per line, so that the printed lines add up. */
export function priceLine(taxation: Taxation, line: LineInput): PricedPosition {
  const price = line.unitPrice === null ? null : linePrice(line.unitPrice, line.quantity)
  return taxed(taxation, price, line.taxRate)
}

/** Calculates the tax on the shipping costs of a shipment. */
export function priceShipping(taxation: Taxation, shipping: ShippingInput): PricedPosition {
  return taxed(taxation, shipping.price, shipping.taxRate)
}

/** Returns a position after promotions; `itemDiscount` and `orderShare` are the amounts deducted. */
export function discounted<Position extends PricedPosition>(
  taxation: Taxation,
  position: Position,
  itemDiscount: number,
  orderShare: number,
): Position {
  const {price, taxRate} = position
  if (price === null) return position
  const itemPrice = price - itemDiscount
  const finalPrice = itemPrice - orderShare
  const adjustedTax = taxRate === null ? null : taxOf(taxation, finalPrice, taxRate)
  return {...position, itemPrice, finalPrice, adjustedTax}
}

/** Returns the price after discounts of the position itself. */
export const itemPriceOf = ({price, itemPrice = price}: PricedPosition) => itemPrice
/** Returns the price after all discounts. */
export const finalPriceOf = ({price, finalPrice = price}: PricedPosition) => finalPrice
/** Returns the tax on the price after all discounts. */
export const adjustedTaxOf = ({tax, adjustedTax = tax}: PricedPosition) => adjustedTax

function taxed(taxation: Taxation, price: number | null, taxRate: number | null): PricedPosition {
  const tax = price === null || taxRate === null ? null : taxOf(taxation, price, taxRate)
  return {price, taxRate, tax}
}

/**
 * Adds up the positions of one shipment or of the whole basket. `untaxed` is the sum of gift
 * certificates.
 */
export function totalsOf(
  taxation: Taxation,
  lines: readonly PricedPosition[],
  shipping: readonly PricedPosition[],
  untaxed = 0,
): Totals {
  const productTotal = sumKnown(lines.map(finalPriceOf))
  const shippingTotal = sumKnown(shipping.map(finalPriceOf))
  const adjustedMerchandizeTotalTax = sumKnown(lines.map(adjustedTaxOf))
  const adjustedShippingTotalTax = sumKnown(shipping.map(adjustedTaxOf))
  const taxTotal = sumKnown([adjustedMerchandizeTotalTax, adjustedShippingTotalTax])
  const parts = sumKnown([productTotal, shippingTotal, taxTotal, untaxed])
  return {
    productSubTotal: sumKnown(lines.map(itemPriceOf)),
    productTotal,
    merchandizeTotalTax: sumKnown(lines.map(({tax}) => tax)),
    adjustedMerchandizeTotalTax,
    shippingTotal,
    shippingTotalTax: sumKnown(shipping.map(({tax}) => tax)),
    adjustedShippingTotalTax,
    taxTotal,
    total:
      parts === null || taxTotal === null ? null : parts - (taxation === 'gross' ? taxTotal : 0),
  }
}

/** Returns the rate of the address, or while there is none the rate that the price contains. */
export const knownRateOf = ({taxRate, includedRate}: PricedPosition): number | null =>
  taxRate ?? includedRate ?? null

const sumNet = (
  taxation: Taxation,
  lines: readonly PricedPosition[],
  priceOf: (line: PricedPosition) => number | null,
): number | null =>
  sumKnown(
    lines.map((line) => {
      const price = priceOf(line)
      const rate = knownRateOf(line)
      return price === null || rate === null ? null : netOf(taxation, price, rate)
    }),
  )

/**
 * Adds up the lines without tax, after their own discounts; each line is rounded, so that the printed lines add up.
 */
export const netSubTotal = (taxation: Taxation, lines: readonly PricedPosition[]): number | null =>
  sumNet(taxation, lines, itemPriceOf)

/** Adds up the lines without tax, after all discounts. */
export const netTotal = (taxation: Taxation, lines: readonly PricedPosition[]): number | null =>
  sumNet(taxation, lines, finalPriceOf)

/** Returns the tax total by rate (millionths), ascending; empty as long as a tax is unknown. */
export function groupTaxes(positions: readonly PricedPosition[]): {taxRate: number; tax: number}[] {
  const byRate = new Map<number, number>()
  for (const position of positions) {
    const {taxRate} = position
    const tax = adjustedTaxOf(position)
    if (taxRate === null || tax === null) return []
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + tax)
  }
  return [...byRate].sort(([a], [b]) => a - b).map(([taxRate, tax]) => ({taxRate, tax}))
}

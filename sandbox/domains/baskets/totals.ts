import {divideHalfUp} from '../money'
import type {Taxation} from '../tax/tax'
import {taxOf} from '../tax/tax'

/** Quantities have at most three decimals. */
const QUANTITY_SCALE = 1000

/** What a position costs. Money is in minor units; null means "cannot be known yet". */
export interface PricedPosition {
  price: number | null
  /** Millionths. */
  taxRate: number | null
  tax: number | null
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

/** Sums of a shipment or of the basket, in minor units; null as long as a part is unknown. */
export interface Totals {
  productSubTotal: number | null
  productTotal: number | null
  merchandizeTotalTax: number | null
  shippingTotal: number | null
  shippingTotalTax: number | null
  taxTotal: number | null
  /** Products, shipping and, with net taxation, tax on top (OCAPI: order_total). */
  total: number | null
}

/** Adds up; one unknown summand makes the sum unknown. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}

/** Unit price times quantity, rounded half up to the minor unit. */
export function linePrice(unitPrice: number, quantity: number): number {
  return divideHalfUp(unitPrice * Math.round(quantity * QUANTITY_SCALE), QUANTITY_SCALE)
}

/** Prices a product line. The tax is rounded per line, so that the printed lines add up. */
export function priceLine(taxation: Taxation, line: LineInput): PricedPosition {
  const price = line.unitPrice === null ? null : linePrice(line.unitPrice, line.quantity)
  return taxed(taxation, price, line.taxRate)
}

/** Taxes the shipping costs of a shipment. */
export function priceShipping(taxation: Taxation, shipping: ShippingInput): PricedPosition {
  return taxed(taxation, shipping.price, shipping.taxRate)
}

function taxed(taxation: Taxation, price: number | null, taxRate: number | null): PricedPosition {
  const tax = price === null || taxRate === null ? null : taxOf(taxation, price, taxRate)
  return {price, taxRate, tax}
}

/** Sums positions: of one shipment, or of the whole basket. */
export function totalsOf(
  taxation: Taxation,
  lines: readonly PricedPosition[],
  shipping: readonly PricedPosition[],
): Totals {
  const productTotal = sumKnown(lines.map(({price}) => price))
  const merchandizeTotalTax = sumKnown(lines.map(({tax}) => tax))
  const shippingTotal = sumKnown(shipping.map(({price}) => price))
  const shippingTotalTax = sumKnown(shipping.map(({tax}) => tax))
  const taxTotal = sumKnown([merchandizeTotalTax, shippingTotalTax])
  const parts = sumKnown([productTotal, shippingTotal, taxTotal])
  return {
    productSubTotal: productTotal,
    productTotal,
    merchandizeTotalTax,
    shippingTotal,
    shippingTotalTax,
    taxTotal,
    total:
      parts === null || taxTotal === null ? null : parts - (taxation === 'gross' ? taxTotal : 0),
  }
}

/** Tax summed by rate (millionths), ascending; empty as long as a tax is unknown. */
export function groupTaxes(positions: readonly PricedPosition[]): {taxRate: number; tax: number}[] {
  const byRate = new Map<number, number>()
  for (const {taxRate, tax} of positions) {
    if (taxRate === null || tax === null) return []
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + tax)
  }
  return [...byRate].sort(([a], [b]) => a - b).map(([taxRate, tax]) => ({taxRate, tax}))
}

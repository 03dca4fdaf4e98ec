import {netOf} from './net-price'

/**
 * What a price is shown as. Amounts are major units, as SCAPI gives them and as `formatMoney` takes
 * them; nothing is ever computed from them but comparisons.
 */
export interface PriceModel {
  /** Lowest price a shopper pays for one unit. */
  readonly amount: number
  /** Highest price, when the product's variants differ. */
  readonly max?: number
  /** Regular price before the reduction, when there is one. */
  readonly list?: number
  /** The lowest price of the 30 days before the reduction, where the law wants it. */
  readonly lowest?: number
  /** The product is made of parts that are bought one by one; `amount` is that of the cheapest. */
  readonly parts?: true
  /** Tax that is inside, as a fraction (0.19); named where business customers see net prices. */
  readonly taxRate?: number
}

/** How a price is worded: one amount, nothing at all, or what several variants or parts cost. */
export type PriceForm = 'single' | 'free' | 'range' | 'from'

/**
 * Variants are a range of prices; parts, and variants of which some are reduced, begin at the lowest
 * (a range beside a struck price would leave open which of its ends was reduced).
 */
export function priceForm({amount, max, list, parts}: PriceModel): PriceForm {
  if (max === undefined || max <= amount) return amount === 0 ? 'free' : 'single'
  return parts || list !== undefined ? 'from' : 'range'
}

/** The price fields that products, search hits and variants of SCAPI have in common. */
export interface WirePrices {
  readonly price?: number
  readonly priceMax?: number
  /** Per price book: prices of one product by quantity tier. */
  readonly tieredPrices?: readonly {readonly price?: number; readonly quantity?: number}[]
  /** Per price book: lowest and highest price among the variants of a master. */
  readonly priceRanges?: readonly {readonly minPrice?: number; readonly maxPrice?: number}[]
  readonly productPromotions?: readonly {readonly promotionalPrice?: number}[]
  /** The lowest price of 30 days, where the law wants it and the price is reduced. */
  readonly c_lowestPrice30Days?: unknown
}

const isNumber = (value: number | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Negative amounts count as 0 (rule PRICE-2). */
const payable = (amount: number): number => Math.max(0, amount)

/** The lowest promotional price, 0 if one is free (rule PRICE-3). */
function promotionalPrice({productPromotions = []}: WirePrices): number | undefined {
  const prices = productPromotions.map((promotion) => promotion.promotionalPrice).filter(isNumber)
  return prices.length > 0 ? payable(Math.min(...prices)) : undefined
}

/**
 * The regular price: the highest of the price books for one unit. Of a master it is the lowest regular
 * price among the variants, so that a reduction is never shown larger than it is.
 */
function regularPrice({tieredPrices = [], priceRanges = []}: WirePrices): number | undefined {
  const single = tieredPrices.filter(({quantity = 1}) => quantity <= 1).map(({price}) => price)
  const prices = (single.length > 0 ? single : priceRanges.map(({minPrice}) => minPrice)).filter(
    isNumber,
  )
  return prices.length > 0 ? Math.max(...prices) : undefined
}

/**
 * @param kind `parts` for a set, whose parts are bought one by one
 * @returns null when the backend names no price: the content-only site, or a product without one
 */
export function priceOf(wire: WirePrices, kind?: 'parts'): PriceModel | null {
  if (!isNumber(wire.price)) return null
  const promoted = promotionalPrice(wire)
  const selling = payable(wire.price)
  const amount = promoted === undefined ? selling : Math.min(selling, promoted)
  const max = isNumber(wire.priceMax) ? payable(wire.priceMax) : selling
  const list = Math.max(regularPrice(wire) ?? selling, selling)
  const known = wire.c_lowestPrice30Days
  const lowest = typeof known === 'number' && known > 0 ? known : undefined
  return {
    amount,
    ...(max > amount && isNumber(wire.priceMax) && {max}),
    ...(list > amount && {list}),
    ...(list > amount && lowest !== undefined && {lowest}),
    ...(kind === 'parts' && {parts: true as const}),
  }
}

/**
 * A price as business customers see it (rule PRICE-7).
 * @param taxRate a fraction, 0.19 for 19 percent
 */
export function netPrice(price: PriceModel, taxRate: number): PriceModel {
  return {
    ...price,
    amount: netOf(price.amount, taxRate),
    ...(price.max !== undefined && {max: netOf(price.max, taxRate)}),
    ...(price.list !== undefined && {list: netOf(price.list, taxRate)}),
    ...(price.lowest !== undefined && {lowest: netOf(price.lowest, taxRate)}),
  }
}

/** Free when the display price is 0 (rule PRICE-2). */
export const isFree = ({amount}: PriceModel): boolean => amount === 0

/** Whole percent by which a price is below its regular price; 0 when it is not. */
export function discountPercent({amount, list}: PriceModel): number {
  return list && list > amount ? Math.round(((list - amount) / list) * 100) : 0
}

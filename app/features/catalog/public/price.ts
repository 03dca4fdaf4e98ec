import {
  grossMark,
  useBusinessMode,
  type GrossMark,
} from '@app/features/account/public/business-mode'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {netOf} from './net-price'

/** Names of the read of current prices and availability: a refused purchase makes its answers old. */
export const OFFERS_KEY = ['product', 'offers'] as const

/**
 * The display data of a price. Amounts are major units, as in SCAPI; they are only
 * compared, never used in calculations.
 */
export interface PriceModel {
  /** Lowest price a shopper pays for one unit. */
  readonly amount: number
  /** Highest price, when the prices of the variants differ. */
  readonly max?: number
  /** Regular price before the discount, if there is one. */
  readonly list?: number
  /** The lowest price of the 30 days before the discount, where the law requires it. */
  readonly lowest?: number
  /** True if the parts of the product are bought separately; `amount` is that of the cheapest part. */
  readonly parts?: true
  /** What one piece contains, of goods that are sold by weight, volume, length or area. */
  readonly content?: Content
  /** Included tax as a fraction (0.19); set where business customers see net prices. */
  readonly taxRate?: number
}

/** What a price by unit goes by: the unit of comparison, and how many of it one piece contains. */
export interface Content {
  readonly quantity: number
  readonly unit: 'kg' | 'l' | 'm' | 'm²'
}

/** Units that prices are compared by in place of smaller ones, and how many of those they are. */
const LARGER: Readonly<Record<string, readonly [unit: Content['unit'], size: number]>> = {
  g: ['kg', 1000],
  ml: ['l', 1000],
  cl: ['l', 100],
  cm: ['m', 100],
  sqm: ['m²', 1],
}

/**
 * Reads `c_unitPricingMeasure`, a number and a unit such as `250 ml`: the form of product feeds.
 * @returns undefined for other texts and for units that prices are not compared by
 */
export function contentOf(text: unknown): Content | undefined {
  const [, number, name = ''] = /^([\d.]+) ?(k?g|[cm]?l|c?m|sqm)$/.exec(String(text)) ?? []
  const [unit, size] = LARGER[name] ?? [name as Content['unit'], 1]
  const quantity = Number(number) / size
  return quantity > 0 ? {quantity, unit} : undefined
}

/** The wording of a price: one amount, free, or a range or minimum of several variants or parts. */
export type PriceForm = 'single' | 'free' | 'range' | 'from'

/**
 * Selects the wording. Variants have a price range; parts, and variants of which some are reduced, have
 * a "from" price (beside a struck-through price, a range does not show which of its ends was reduced).
 */
export function priceForm({amount, max, list, parts}: PriceModel): PriceForm {
  if (max === undefined || max <= amount) return amount === 0 ? 'free' : 'single'
  return parts || list !== undefined ? 'from' : 'range'
}

/** The price fields common to products, search hits and variants of SCAPI. */
export interface WirePrices {
  readonly price?: number
  readonly priceMax?: number
  /** Prices of one product by quantity tier, per price book. */
  readonly tieredPrices?: readonly {readonly price?: number; readonly quantity?: number}[]
  /** Lowest and highest price among the variants of a master, per price book. */
  readonly priceRanges?: readonly {readonly minPrice?: number; readonly maxPrice?: number}[]
  readonly productPromotions?: readonly {readonly promotionalPrice?: number}[]
  /** The lowest price of 30 days, where the law requires it and the price is reduced. */
  readonly c_lowestPrice30Days?: unknown
  readonly c_unitPricingMeasure?: unknown
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
 * The regular price: the highest of the price books for one unit. For a master it is the lowest regular
 * price among the variants, so that the shown reduction is never larger than the actual one.
 */
function regularPrice({tieredPrices = [], priceRanges = []}: WirePrices): number | undefined {
  const single = tieredPrices.filter(({quantity = 1}) => quantity <= 1).map(({price}) => price)
  const prices = (single.length > 0 ? single : priceRanges.map(({minPrice}) => minPrice)).filter(
    isNumber,
  )
  return prices.length > 0 ? Math.max(...prices) : undefined
}

/**
 * @param kind `parts` for a set, whose parts are bought separately
 * @returns null when the backend returns no price: the content-only site, or a product without a price
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
  const content = contentOf(wire.c_unitPricingMeasure)
  return {
    amount,
    ...(max > amount && isNumber(wire.priceMax) && {max}),
    ...(list > amount && {list}),
    ...(list > amount && lowest !== undefined && {lowest}),
    ...(kind === 'parts' && {parts: true as const}),
    ...(content && kind !== 'parts' && {content}),
  }
}

/**
 * The price for business customers (rule PRICE-7).
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

/** True when the display price is 0 (rule PRICE-2). */
export const isFree = ({amount}: PriceModel): boolean => amount === 0

/** Discount on the regular price in whole percent; 0 without a discount. */
export function discountPercent({amount, list}: PriceModel): number {
  return list && list > amount ? Math.round(((list - amount) / list) * 100) : 0
}

/** Settings for formatting prices; read once per page, not once per price. */
export interface PriceText {
  readonly t: Translate
  /**
   * Formats a price of goods or delivery: without tax for business customers (rule PRICE-7). Amounts are major units.
   * @param taxRate tax in the amount, 0.19 for 19 percent; undefined where it is not known and where prices are net
   */
  readonly price: (amount: number, taxRate: number | undefined) => string
  /** Formats an amount as it is: a sum of the backend, a payment, a refund, or a price that is without tax already. */
  readonly money: (amount: number) => string
  /** True if the lowest price of the last 30 days is shown beside a reduction. */
  readonly withLowestPrice: boolean
  /**
   * The price of one unit of comparison, such as `79.60 € / l`; null where the market asks for none.
   * @param amount as it is shown, in major units
   */
  readonly unitPrice: (amount: number, content: Content | undefined) => string | null
  /** True if prices are shown without tax, for business customers (rule PRICE-7). */
  readonly net: boolean
  /** Attributes of the element that contains a `price`: business customers do not see it with tax. */
  readonly gross: GrossMark
}

/**
 * The one way to write an amount.
 * @param given ISO 4217 currency code; that of the locale when absent
 */
export function usePriceText(given?: string): PriceText {
  const t = useTranslate()
  const {site, market, locale, currency} = useShop()
  const net = useBusinessMode()
  const money = (amount: number) => formatMoney(amount, given ?? currency, locale.id)
  return {
    t,
    price: (amount, taxRate) =>
      money(net && taxRate !== undefined ? netOf(amount, taxRate) : amount),
    money,
    withLowestPrice: market.lowestPriceNote,
    unitPrice: (amount, content) =>
      market.unitPrice && content && amount > 0
        ? `${money(amount / content.quantity)}\u00a0/\u00a0${content.unit}`
        : null,
    net,
    gross: grossMark(net, site),
  }
}

import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {divideHalfUp} from '../../domains/money'
import type {ProductPrices} from '../../domains/pricing/price-model'
import {lowestPriorPrice} from '../../domains/pricing/lowest-price'
import {readPrices, sitePriceBooks} from '../../domains/pricing/price-repository'
import {includedTaxRate} from '../../domains/tax/tax-repository'
import type {Sku} from '../../domains/search/site-index'
import type {RenderContext} from '../render-context'

/** What a price is made of: the prices of one sku, and the quantity that it contains. */
export interface PricedSku {
  readonly prices: ProductPrices
  readonly product?: Pick<Sku['product'], 'attributes'>
}

/** Price members that search hits and products share. */
export type PriceMembers = Pick<
  ShopperProductsTypes.Product,
  'price' | 'priceMax' | 'pricePerUnit' | 'pricePerUnitMax' | 'priceRanges' | 'tieredPrices'
>

/**
 * Prices of a product over what can be bought of it: the lowest and, where skus differ, the highest
 * effective price. `perPricebook` adds the range of each book, or the tiers of a single product.
 */
export function toPriceMembers(
  context: RenderContext,
  skus: readonly PricedSku[],
  {isMaster, perPricebook}: {isMaster: boolean; perPricebook: boolean},
): PriceMembers {
  const priced = skus.flatMap(({prices: {effective}, product}) =>
    effective === null ? [] : [{effective, perUnit: perUnit(effective, product)}],
  )
  if (priced.length === 0) return {}
  const prices = skus.map((sku) => sku.prices)
  const amounts = priced.map(({effective}) => effective)
  const unitAmounts = priced.map((sku) => sku.perUnit)
  const price = context.money(Math.min(...amounts))
  const priceMax = context.money(Math.max(...amounts))
  return {
    price,
    pricePerUnit: context.money(Math.min(...unitAmounts)),
    ...(isMaster ? {priceMax, pricePerUnitMax: context.money(Math.max(...unitAmounts))} : {}),
    ...(perPricebook && isMaster ? {priceRanges: toPriceRanges(context, prices)} : {}),
    ...(perPricebook ? {tieredPrices: toTieredPrices(context, cheapest(prices))} : {}),
  }
}

/** Price of one unit of measure: the price by `unit-quantity` of the archive; the price where it has none. */
function perUnit(minor: number, product: PricedSku['product']): number {
  const [, whole = '', decimals = ''] =
    /^(\d*)\.?(\d*)$/.exec(product?.attributes.unitQuantity ?? '') ?? []
  const quantity = Number(`${whole}${decimals}`)
  return quantity > 0 ? divideHalfUp(minor * 10 ** decimals.length, quantity) : minor
}

/** Lowest and highest price in each book over all skus. */
export function toPriceRanges(
  context: RenderContext,
  prices: readonly ProductPrices[],
): ShopperProductsTypes.PriceRange[] {
  const ranges = new Map<string, {min: number; max: number}>()
  for (const {byBook} of prices) {
    for (const {priceBookId, amount} of byBook) {
      const range = ranges.get(priceBookId) ?? {min: amount, max: amount}
      ranges.set(priceBookId, {
        min: Math.min(range.min, amount),
        max: Math.max(range.max, amount),
      })
    }
  }
  return [...ranges].map(([pricebook, {min, max}]) => ({
    maxPrice: context.money(max),
    minPrice: context.money(min),
    pricebook,
  }))
}

/** Every quantity tier of every book. */
export function toTieredPrices(
  context: RenderContext,
  prices: ProductPrices | undefined,
): ShopperProductsTypes.ProductPriceTable[] {
  return (prices?.tiers ?? []).map(({priceBookId, quantity, amount}) => ({
    price: context.money(amount),
    pricebook: priceBookId,
    quantity,
  }))
}

/** Lowest price in each book: the `prices` map of a product. */
export function toPricesMap(
  context: RenderContext,
  prices: readonly ProductPrices[],
): Record<string, number> {
  return Object.fromEntries(
    toPriceRanges(context, prices).map(({pricebook = '', minPrice = 0}) => [pricebook, minPrice]),
  )
}

/** Site preference: reduced products show the lowest price of the 30 days before the reduction. */
const LOWEST_PRICE = 'lowestPriceDisclosure'

/**
 * `c_lowestPrice30Days` of a reduced product, when the site discloses it: the lowest price of the
 * 30 days before the reduction, of the sku that costs least now.
 */
export function toLowestPrice(
  context: RenderContext,
  skus: readonly Sku[],
): {c_lowestPrice30Days?: number} {
  const {db, site, currency} = context
  if (site.preferences[LOWEST_PRICE] !== true) return {}
  const best = skus.reduce<Sku | undefined>((least, one) => {
    const {effective} = one.prices
    if (effective === null) return least
    return (least?.prices.effective ?? Infinity) <= effective ? least : one
  }, undefined)
  if (!best || best.prices.sale === null) return {}
  const own = readPrices(db, best.id)
  const {masterId} = best.product
  const entries = own.length > 0 || masterId === null ? own : readPrices(db, masterId)
  const {books = sitePriceBooks(db, site, currency), now = Date.now()} = context.pricing ?? {}
  const lowest = lowestPriorPrice(entries, books, now)
  return lowest === null ? {} : {c_lowestPrice30Days: context.money(lowest)}
}

function cheapest(prices: readonly ProductPrices[]): ProductPrices | undefined {
  return prices.reduce<ProductPrices | undefined>((best, one) => {
    if (one.effective === null) return best
    return best && (best.effective ?? 0) <= one.effective ? best : one
  }, undefined)
}

/** Where prices contain tax, its rate goes with them: net prices are worked out from it (rule PRICE-7). */
export function toTaxRate(
  context: RenderContext,
  product: Pick<Sku['product'], 'taxClassId'>,
): {c_taxRate?: number} {
  if (context.site.taxation !== 'gross') return {}
  const rate = includedTaxRate(context.db, context.site.id, product.taxClassId)
  return rate === undefined ? {} : {c_taxRate: rate}
}

import {toDecimal} from 'commerce-sandbox/domains/amounts'
import type {ShopperContext} from 'commerce-sandbox/domains/auth'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {
  catalogStore,
  findSellableProduct,
  productPrices,
  type SellableProduct,
} from 'commerce-sandbox/domains/catalog'
import {
  personalPricing,
  promotionsForProduct,
  shopperFactsOf,
} from 'commerce-sandbox/domains/promotions'
import {netOf, readTaxTable, taxRate} from 'commerce-sandbox/domains/tax'

/** The prices of a product for one shopper, in major units; net without the tax of the site. */
export interface PriceDocument {
  readonly productId: string
  readonly currency: string
  readonly listPrice: number
  readonly price: number
  readonly netPrice: number
  readonly promotionalPrice: number | null
  readonly orderable: boolean
}

type Context = ShopContext & {shopper: ShopperContext}

/**
 * Price of a product, or null when the site does not sell it. The price of a master is that of its cheapest variant,
 * promotions included.
 */
export function priceOf(context: Context, productId: string): PriceDocument | null {
  const {db, site, locale} = context
  const record = catalogStore(db).product(productId)
  const variants = record ? catalogStore(db).variation(record).variants : []
  const ids =
    record?.type === 'master' && variants.length > 0 ? variants.map(({id}) => id) : [productId]
  const shopper = shopperFactsOf(db, context.shopper)
  const pricing = personalPricing(db, site, shopper)
  const shopperPrices = (product: SellableProduct) => {
    if (!pricing) return {}
    const {list, effective} = productPrices(db, site, product, 1, pricing)
    return {listPrice: list, price: effective}
  }
  const promotedPrices = (id: string) =>
    promotionsForProduct(db, site, id, {locale, shopper}).flatMap(
      ({promotionalPrice}) => promotionalPrice ?? [],
    )
  const [cheapest] = ids
    .flatMap((id) => findSellableProduct(db, site, id, locale) ?? [])
    .map((product) => ({...product, ...shopperPrices(product)}))
    .filter(({online, price}) => online && price !== null)
    .map((product) => ({product, promotional: promotedPrices(product.id)}))
    .map((one) => ({...one, least: Math.min(one.product.price ?? 0, ...one.promotional)}))
    .sort((a, b) => a.least - b.least)
  const priced = cheapest?.product
  if (!cheapest || !priced || priced.price === null) return null
  const {promotional} = cheapest
  const {currency} = priced
  return {
    productId,
    currency,
    listPrice: toDecimal(priced.listPrice ?? priced.price, currency),
    price: toDecimal(priced.price, currency),
    netPrice: toDecimal(netPriceOf(context, priced.price, priced.taxClassId), currency),
    promotionalPrice:
      promotional.length === 0 ? null : toDecimal(Math.min(...promotional), currency),
    orderable: priced.inventory?.orderable ?? false,
  }
}

/** Gross prices less the included tax; net prices stay unchanged. */
function netPriceOf({db, site}: Context, price: number, taxClassId: string | null): number {
  const table = readTaxTable(db, site.id)
  const country = site.defaultLocale.split('-')[1]
  const address = country ? {countryCode: country, custom: {}} : undefined
  const rate = taxRate(table, address, taxClassId ?? table.defaultClassId) ?? 0
  return netOf(site.taxation, price, rate)
}

/** Prices of the selected products of a set and of the rest, and the sum of the selected products. */
export function fullPrices(
  context: Context,
  selected: readonly string[],
  unselected: readonly string[],
) {
  const of = (ids: readonly string[]) => ids.flatMap((id) => priceOf(context, id) ?? [])
  const chosen = of(selected)
  const sum = (read: (one: PriceDocument) => number) =>
    Math.round(chosen.reduce((total, one) => total + read(one), 0) * 100) / 100
  return {
    selected: chosen,
    unselected: of(unselected),
    total: {
      currency: context.site.currency,
      listPrice: sum(({listPrice}) => listPrice),
      price: sum(({price, promotionalPrice}) => promotionalPrice ?? price),
      netPrice: sum(({netPrice}) => netPrice),
    },
  }
}

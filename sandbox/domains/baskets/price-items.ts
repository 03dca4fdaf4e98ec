import {catalogStore} from '../catalog/catalog-store'
import type {SellableProduct} from '../catalog/sellable-product'
import {productPrices} from '../catalog/sellable-product'
import type {PriceBook} from '../pricing/price-model'
import {productOptions} from '../catalog/product-option-repository'
import {localize} from '../sites/locale'
import type {Basket, BasketItem} from './basket'
import {partItemId} from './change-bundle'
import type {BundledPart, PricedItem, PricedOption} from './priced-basket'
import type {ShopContext} from './shop-context'
import {productOf} from './shop-context'
import type {TaxRates} from './tax-rates'
import type {PricedPosition} from './totals'
import {priceLine} from './totals'

/** Data that basket prices are calculated from. */
export interface Pricing {
  readonly context: ShopContext
  readonly basket: Basket
  readonly books: readonly PriceBook[]
  readonly now: number
  readonly taxes: TaxRates
}

/** Returns the positions of a line, the product and its options, which are summed and taxed. */
export function positionsOf(item: PricedItem): PricedPosition[] {
  return [item, ...(item.optionItems ?? [])]
}

/** Prices a line at its quantity tier, with its options and the parts of a bundle. */
export function priceItem(pricing: Pricing, item: BasketItem): PricedItem {
  const product = productOf(pricing.context, item.productId)
  const basePrice = product ? unitPrice(pricing, product, item.quantity) : null
  return pricedLine(pricing, item, product, basePrice)
}

/** Prices a line at a given unit price in minor units; bonus lines have their own unit price. */
export function pricedLine(
  pricing: Pricing,
  item: BasketItem,
  product: SellableProduct | null,
  basePrice: number | null,
): PricedItem {
  const {taxes, context} = pricing
  const taxClassId = product?.taxClassId ?? taxes.defaultClassId
  const line = priceLine(context.site.taxation, {
    shipmentId: item.shipmentId,
    unitPrice: basePrice,
    quantity: item.quantity,
    taxRate: taxes.rateOf(item.itemId, item.shipmentId, taxClassId),
  })
  return {
    ...item,
    ...line,
    includedRate: taxes.includedRate(taxClassId),
    productName: product?.name ?? item.productId,
    ...(product?.masterId && {masterId: product.masterId}),
    basePrice,
    taxClassId,
    optionItems: (item.options ?? []).flatMap((option) =>
      priceOption(pricing, item, option, taxClassId),
    ),
    bundled: bundledParts(context, item),
  }
}

function unitPrice(
  {context, books, now}: Pricing,
  {id, masterId}: SellableProduct,
  quantity: number,
): number | null {
  const {db, site} = context
  return productPrices(db, site, {id, masterId}, quantity, {books, now}).effective
}

function priceOption(
  {context, taxes}: Pricing,
  item: BasketItem,
  chosen: NonNullable<BasketItem['options']>[number],
  taxClassId: string | null,
): PricedOption[] {
  const {db, site, locale} = context
  const product = catalogStore(db).product(item.productId)
  const option = product && productOptions(db, product).find(({id}) => id === chosen.optionId)
  const value = option?.values.find(({id}) => id === chosen.valueId)
  if (!option || !value) return []
  const basePrice = value.prices[site.currency] ?? 0
  const line = priceLine(site.taxation, {
    shipmentId: item.shipmentId,
    unitPrice: basePrice,
    quantity: item.quantity,
    taxRate: taxes.rateOf(chosen.itemId, item.shipmentId, taxClassId),
  })
  const name = localize(option.name, locale) ?? option.id
  const text = `${name}: ${localize(value.name, locale) ?? value.id}`
  return [
    {...chosen, ...line, includedRate: taxes.includedRate(taxClassId), text, basePrice, taxClassId},
  ]
}

/** Returns the parts of a bundle; for a master its chosen variant, if there is one. */
function bundledParts(context: ShopContext, item: BasketItem): BundledPart[] {
  const {db, locale} = context
  const catalog = catalogStore(db)
  const product = catalog.product(item.productId)
  if (product?.type !== 'bundle') return []
  return product.bundledProducts.map(({id, quantity}) => {
    const productId = item.parts?.[id] ?? id
    const nameOf = (one: string) => localize(catalog.product(one)?.texts['name'], locale)
    return {
      itemId: partItemId(item, id),
      productId,
      productName: nameOf(productId) ?? nameOf(id) ?? productId,
      quantity: quantity * item.quantity,
    }
  })
}

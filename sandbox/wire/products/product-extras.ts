import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {productLinks} from '../../domains/catalog/product-link-repository'
import type {ProductOption} from '../../domains/catalog/product-option-repository'
import {productOptions} from '../../domains/catalog/product-option-repository'
import type {ProductRecord} from '../../domains/catalog/product-record'
import type {ProductPrices} from '../../domains/pricing/price-model'
import {shippingPrice} from '../../domains/shipping/shipping-method'
import {localize} from '../../domains/sites/locale'
import {readShippingMethods} from '../../domains/shipping/shipping-repository'
import {readTaxTable} from '../../domains/tax/tax-repository'
import {toTaxRate} from './prices'
import type {SiteIndex, Sku} from '../../domains/search/site-index'
import {pricedPromotions} from './promotions'
import type {RenderContext} from '../render-context'
import {toInventory} from './inventory'

type Part = Partial<ShopperProductsTypes.Product>

/** The `options` expansion: what can be chosen, with the surcharge in the currency of the call. */
export function toOptions(context: RenderContext, product: ProductRecord): Part {
  const options = productOptions(context.db, product)
  if (options.length === 0) return {}
  return {options: options.map((option) => toOption(context, product, option))}
}

function toOption(
  context: RenderContext,
  product: ProductRecord,
  option: ProductOption,
): ShopperProductsTypes.Option {
  const description = context.text(option.description)
  const surcharge = (prices: Readonly<Record<string, number>>) => prices[context.currency] ?? 0
  const values =
    option.sortMode === 'price'
      ? [...option.values].sort((a, b) => surcharge(a.prices) - surcharge(b.prices))
      : option.values
  return {
    ...(description === undefined ? {} : {description}),
    id: option.id,
    ...(option.image ? {image: context.image(product.catalogId, option.image)} : {}),
    name: context.text(option.name) ?? option.id,
    values: values.map((value) => ({
      default: value.isDefault,
      id: value.id,
      name: context.text(value.name) ?? value.id,
      price: context.money(surcharge(value.prices)),
    })),
  }
}

/** The `links` expansion: links from and to the product, as far as the site shows both ends. */
export function toLinks(context: RenderContext, index: SiteIndex, product: ProductRecord): Part {
  const {publicUrl, organizationId} = context.shop.links
  const address = (id: string) =>
    `${publicUrl}/product/shopper-products/v1/organizations/${organizationId}` +
    `/products/${encodeURIComponent(id)}?siteId=${context.site.id}`
  const links = productLinks(context.db, product.id)
    .filter(
      ({sourceId, targetId}) => index.byProduct.has(sourceId) && index.byProduct.has(targetId),
    )
    .map(({sourceId, targetId, type}) => ({
      sourceProductId: sourceId,
      sourceProductLink: address(sourceId),
      targetProductId: targetId,
      targetProductLink: address(targetId),
      type: type.replaceAll('-', '_') as ShopperProductsTypes.ProductLink['type'],
    }))
  return links.length > 0 ? {productLinks: links} : {}
}

/** The `promotions` expansion: what is in force for the shopper, best first. */
export function toPromotions(
  context: RenderContext,
  product: ProductRecord,
  skus: readonly Sku[],
): Part {
  const promotions = pricedPromotions(context, product, skus)
  if (promotions.length === 0) return {}
  return {
    productPromotions: promotions.map(({calloutMsg, promotionId, price}) => ({
      calloutMsg: calloutMsg ?? '',
      promotionId,
      promotionalPrice: context.money(price ?? 0),
    })),
  }
}

/** The `shipping_methods` expansion: methods that deliver one unit, with what they cost. */
export function toShippingMethods(context: RenderContext, prices: readonly ProductPrices[]): Part {
  const {db, site, currency, locale} = context
  const value = prices[0]?.effective ?? 0
  const {defaultClassId} = readTaxTable(db, site.id)
  const methods = readShippingMethods(db, site.id)
    .filter((method) => method.currency === currency)
    .flatMap((method) => {
      const price = shippingPrice(method, value)
      return price === null ? [] : [{method, price}]
    })
  return {
    shippingMethods: methods.map(({method, price}) => {
      const description = localize(method.description, locale)
      return {
        ...(description === undefined ? {} : {description}),
        id: method.id,
        name: localize(method.name, locale) ?? method.id,
        price: context.money(price),
        ...toTaxRate(context, {taxClassId: method.taxClassId ?? defaultClassId}),
      }
    }),
  } as Part
}

/** Returns the availability on inventory lists; lists that do not exist are left out. */
export function inventoriesOf(
  context: RenderContext,
  product: ProductRecord,
  listIds: readonly string[],
): ShopperProductsTypes.Inventory[] {
  return listIds.flatMap((listId) => {
    const availability = context.availability(product, listId)
    return availability ? [toInventory(listId, availability)] : []
  })
}

/** Availability on the further inventory lists that the request names. */
export function toInventories(
  context: RenderContext,
  product: ProductRecord,
  listIds: readonly string[],
): Part {
  return listIds.length > 0 ? {inventories: inventoriesOf(context, product, listIds)} : {}
}

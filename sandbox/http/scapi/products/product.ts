import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {imageGroupsOf} from '../../../domains/catalog/images'
import type {ProductRecord} from '../../../domains/catalog/product-record'
import {includedTaxRate} from '../../../domains/pricing/tax-rate'
import type {SearchDocument, SiteIndex, Sku} from '../../../domains/search/site-index'
import type {Availability} from '../../../domains/inventory/inventory'
import {toImageGroups} from '../shared/images'
import {toPriceMembers, toPricesMap} from '../shared/prices'
import type {RenderContext} from '../shared/render-context'
import {toPrimaryCategory, toRecommendations, toVariationMembers} from './product-parts'

/** What of a product the request asks for. */
export interface ProductOptions {
  readonly expand: ReadonlySet<string>
  readonly allImages: boolean
  readonly imageTypes: ReadonlyMap<string, number> | null
  readonly perPricebook: boolean
}

/** A product of a site: the product of a document, or one of its variants. */
export interface SiteProduct {
  readonly document: SearchDocument
  readonly product: ProductRecord
  /** The variant itself, or everything that can be bought of a master. */
  readonly skus: readonly Sku[]
}

/** The product with this id as a site shows it; undefined when it does not. */
export function findSiteProduct(index: SiteIndex, id: string): SiteProduct | undefined {
  const document = index.byProduct.get(id)
  if (!document) return undefined
  if (document.product.id === id) return {document, product: document.product, skus: document.skus}
  const sku = document.skus.find((one) => one.id === id)
  return sku && {document, product: sku.product, skus: [sku]}
}

/** A product on the wire. */
export function toProduct(
  context: RenderContext,
  index: SiteIndex,
  found: SiteProduct,
  options: ProductOptions,
): ShopperProductsTypes.Product {
  const {product} = found
  const {expand} = options
  return {
    ...plainMembers(context, product),
    ...(expand.has('availability') ? inventoryMember(context, product) : {}),
    ...(expand.has('images') ? imageMembers(context, found, options) : {}),
    ...(expand.has('prices') ? priceMembers(context, found, options) : {}),
    ...(expand.has('variations') ? toVariationMembers(context, found, options) : {}),
    ...(expand.has('primary_category') ? toPrimaryCategory(context, index, product) : {}),
    ...(expand.has('recommendations') ? toRecommendations(context, index, product) : {}),
    ...(expand.has('set_products') ? setMembers(context, index, product, options) : {}),
    ...(expand.has('bundled_products') ? bundleMembers(context, index, product, options) : {}),
    ...context.custom(product),
    ...taxMember(context, product),
  }
}

function plainMembers(
  context: RenderContext,
  product: ProductRecord,
): ShopperProductsTypes.Product {
  const {attributes, texts} = product
  const categoryId = context.catalog.categoryIds(product, context.site.catalogId)[0]
  return withoutUndefined({
    brand: attributes['brand'],
    currency: context.currency,
    ean: attributes['ean'],
    id: product.id,
    longDescription: context.text(texts['longDescription']),
    manufacturerName: attributes['manufacturerName'],
    manufacturerSku: attributes['manufacturerSku'],
    minOrderQuantity: product.minOrderQuantity,
    name: context.nameOf(product),
    pageDescription: context.text(texts['pageDescription']),
    pageKeywords: context.text(texts['pageKeywords']),
    pageTitle: context.text(texts['pageTitle']),
    primaryCategoryId: categoryId,
    shortDescription: context.text(texts['shortDescription']),
    stepQuantity: product.stepQuantity,
    type: {[product.type]: true},
    unit: attributes['unit'],
    upc: attributes['upc'],
    validFrom: product.onlineFrom ?? undefined,
    validTo: product.onlineTo ?? undefined,
  })
}

function withoutUndefined<T extends object>(source: T): T {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as T
}

function inventoryMember(context: RenderContext, product: ProductRecord) {
  const availability = context.availability(product)
  return availability ? {inventory: toInventory(context.site.inventoryListId, availability)} : {}
}

function toInventory(
  listId: string,
  {ats, backorderable, inStockDate, orderable, preorderable, stockLevel}: Availability,
): ShopperProductsTypes.Inventory {
  return {
    ats,
    backorderable,
    id: listId,
    ...(inStockDate ? {inStockDate: `${inStockDate}T00:00:00.000Z`} : {}),
    orderable,
    preorderable,
    stockLevel,
  }
}

function imageMembers(
  context: RenderContext,
  {product, skus, document}: SiteProduct,
  {allImages, imageTypes}: ProductOptions,
) {
  const groups = imageGroupsOf(context.sandbox.db, product)
  const hasCommon = groups.some(({condition}) => Object.keys(condition).length === 0)
  // A master without common pictures shows those of the variant that stands for it.
  const shown =
    product.type === 'variant' || !hasCommon
      ? (skus.find(({isDefault}) => isDefault) ?? skus[0] ?? document.skus[0])
      : undefined
  return {
    imageGroups: toImageGroups(context, product, groups, shown?.values ?? {}, {
      all: allImages,
      types: imageTypes,
    }),
  }
}

function priceMembers(
  context: RenderContext,
  {product, skus}: SiteProduct,
  {perPricebook}: ProductOptions,
) {
  const prices = skus.map((sku) => sku.prices)
  const isMaster = product.type === 'master'
  const members = toPriceMembers(context, prices, {isMaster, perPricebook})
  return members.price === undefined ? {} : {...members, prices: toPricesMap(context, prices)}
}

function setMembers(
  context: RenderContext,
  index: SiteIndex,
  {setProducts}: ProductRecord,
  options: ProductOptions,
) {
  if (setProducts.length === 0) return {}
  return {
    setProducts: setProducts.flatMap((id) => {
      const part = findSiteProduct(index, id)
      return part ? [toProduct(context, index, part, options)] : []
    }),
  }
}

function bundleMembers(
  context: RenderContext,
  index: SiteIndex,
  {bundledProducts}: ProductRecord,
  options: ProductOptions,
) {
  if (bundledProducts.length === 0) return {}
  return {
    bundledProducts: bundledProducts.flatMap(({id, quantity}) => {
      const part = findSiteProduct(index, id)
      return part ? [{id, product: toProduct(context, index, part, options), quantity}] : []
    }),
  }
}

/** Where prices contain tax, its rate goes with them: net prices are worked out from it (spec 5). */
function taxMember(context: RenderContext, product: ProductRecord) {
  if (context.site.taxation !== 'gross') return {}
  const rate = includedTaxRate(context.sandbox.db, context.site.id, product.taxClassId)
  return rate === undefined ? {} : {c_taxRate: rate}
}

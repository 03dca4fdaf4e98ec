import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {imageGroupsOf} from '../../domains/catalog/image-repository'
import {isOnline, type ProductRecord} from '../../domains/catalog/product-record'
import {productOptions} from '../../domains/catalog/product-option-repository'
import type {SearchDocument, SiteIndex, Sku} from '../../domains/search/site-index'
import {variantsOfGroup} from '../../domains/catalog/variation'
import {toImageGroups} from './images'
import {toLowestPrice, toPriceMembers, toPricesMap, toTaxRate} from './prices'
import {productMetaTags} from '../page-meta-tags'
import type {RenderContext} from '../render-context'
import {toInventory} from './inventory'
import {toInventories, toLinks, toOptions, toPromotions, toShippingMethods} from './product-extras'
import {toPrimaryCategory, toRecommendations, toVariationMembers} from './product-parts'

/** Parts of a product that the request includes. */
export interface ProductOptions {
  readonly expand: ReadonlySet<string>
  readonly allImages: boolean
  readonly imageTypes: ReadonlyMap<string, number> | null
  readonly perPricebook: boolean
  /** Ids of further inventory lists whose availability is included. */
  readonly inventoryIds: readonly string[]
}

/** A product of a site: the product of a document, or one of its variants. */
export interface SiteProduct {
  readonly document: SearchDocument
  readonly product: ProductRecord
  /** The variant itself, or everything that can be bought of a master. */
  readonly skus: readonly Sku[]
}

/** The product with this id as a site shows it; undefined when it does not. */
export function findSiteProduct(
  context: RenderContext,
  index: SiteIndex,
  id: string,
): SiteProduct | undefined {
  const known = context.catalog.product(id)
  if (known?.type === 'variation_group') return findGroup(context, index, known)
  const document = index.byProduct.get(id) ?? index.unlisted(id)
  if (!document) return undefined
  const {product} = document
  if (product.id === id) return {document, product, skus: document.skus.map(context.priced)}
  const sku = document.skus.find((one) => one.id === id)
  return sku && {document, product: sku.product, skus: [context.priced(sku)]}
}

/** Finds a variation group; it is shown with the variants of its master that belong to it. */
function findGroup(
  context: RenderContext,
  index: SiteIndex,
  product: ProductRecord,
): SiteProduct | undefined {
  const document = product.masterId ? index.byProduct.get(product.masterId) : undefined
  const group = context.catalog.variation(product).groups.find(({id}) => id === product.id)
  if (!document || !group || !isOnline(product, context.site.id, index.time)) return undefined
  return {document, product, skus: variantsOfGroup(group, document.skus).map(context.priced)}
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
    ...(expand.has('availability') ? toInventories(context, product, options.inventoryIds) : {}),
    ...(expand.has('images') ? imageMembers(context, found, options) : {}),
    ...(expand.has('prices') ? priceMembers(context, index, found, options) : {}),
    ...(expand.has('variations') ? toVariationMembers(context, found, options) : {}),
    ...(expand.has('primary_category') ? toPrimaryCategory(context, index, product) : {}),
    ...(expand.has('recommendations') ? toRecommendations(context, index, product) : {}),
    ...(expand.has('set_products') ? setMembers(context, index, product, options) : {}),
    ...(expand.has('bundled_products') ? bundleMembers(context, index, product, options) : {}),
    ...extraMembers(context, index, found, options),
    ...context.custom(product),
    ...toTaxRate(context, product),
  }
}

/** What expansions add that says nothing about the product's own parts. */
function extraMembers(
  context: RenderContext,
  index: SiteIndex,
  {product, skus}: SiteProduct,
  {expand}: ProductOptions,
): Partial<ShopperProductsTypes.Product> {
  const prices = skus.map((sku) => sku.prices)
  return {
    ...(expand.has('options') ? toOptions(context, product) : {}),
    ...(expand.has('links') ? toLinks(context, index, product) : {}),
    ...(expand.has('promotions') ? toPromotions(context, product, skus) : {}),
    ...(expand.has('shipping_methods') ? toShippingMethods(context, prices) : {}),
    ...(expand.has('page_meta_tags')
      ? {pageMetaTags: productMetaTags(context, product, skus)}
      : {}),
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
    longDescription: context.markup(product.catalogId, texts['longDescription']),
    manufacturerName: attributes['manufacturerName'],
    manufacturerSku: attributes['manufacturerSku'],
    minOrderQuantity: product.minOrderQuantity,
    name: context.nameOf(product),
    pageDescription: context.text(texts['pageDescription']),
    pageKeywords: context.text(texts['pageKeywords']),
    pageTitle: context.text(texts['pageTitle']),
    primaryCategoryId: categoryId,
    shortDescription: context.markup(product.catalogId, texts['shortDescription']),
    stepQuantity: product.stepQuantity,
    type: productType(context, product),
    unit: attributes['unit'],
    upc: attributes['upc'],
    validFrom: product.onlineFrom ?? undefined,
    validTo: product.onlineTo ?? undefined,
  })
}

/** The flags that are true; a product with options says so besides what it is. */
function productType(
  context: RenderContext,
  product: ProductRecord,
): ShopperProductsTypes.ProductType {
  const kind = product.type === 'variation_group' ? 'variationGroup' : product.type
  const hasOptions = productOptions(context.db, product).length > 0
  return {[kind]: true, ...(hasOptions ? {option: true} : {})}
}

function withoutUndefined<T extends object>(source: T): T {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)) as T
}

function inventoryMember(context: RenderContext, product: ProductRecord) {
  const availability = context.availability(product)
  return availability ? {inventory: toInventory(context.site.inventoryListId, availability)} : {}
}

function imageMembers(
  context: RenderContext,
  {product, skus, document}: SiteProduct,
  {allImages, imageTypes}: ProductOptions,
) {
  const groups = imageGroupsOf(context.db, product)
  const hasCommon = groups.some(({condition}) => Object.keys(condition).length === 0)
  // A master without own pictures shows those of its representative variant.
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
  index: SiteIndex,
  {product, skus}: SiteProduct,
  {perPricebook}: ProductOptions,
) {
  const parts = product.setProducts.flatMap((id) => findSiteProduct(context, index, id)?.skus ?? [])
  const sold = product.type === 'set' ? parts : skus
  const isMaster = ['master', 'variation_group', 'set'].includes(product.type)
  const members = toPriceMembers(context, sold, {isMaster, perPricebook})
  if (members.price === undefined) return {}
  const lowest = product.type === 'set' ? {} : toLowestPrice(context, skus)
  const prices = toPricesMap(
    context,
    sold.map((sku) => sku.prices),
  )
  return {...members, prices, ...lowest}
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
      const part = findSiteProduct(context, index, id)
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
      const part = findSiteProduct(context, index, id)
      return part ? [{id, product: toProduct(context, index, part, options), quantity}] : []
    }),
  }
}

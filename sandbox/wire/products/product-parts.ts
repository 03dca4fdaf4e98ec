import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {firstImage, listingViewType} from '../../domains/catalog/images'
import {imageGroupsOf} from '../../domains/catalog/image-repository'
import type {ProductRecord} from '../../domains/catalog/product-record'
import {variantsOfGroup} from '../../domains/catalog/variation'
import {recommendationsFor} from '../../domains/catalog/recommendation-repository'
import type {SiteIndex, Sku} from '../../domains/search/site-index'
import type {Localized} from '../../domains/sites/locale'
import {toImage} from './images'
import {toPriceMembers, toPricesMap, toTieredPrices} from './prices'
import type {RenderContext} from '../render-context'
import {toVariationAttributes} from './variations'
import type {ProductOptions, SiteProduct} from './product'

/** Master, variants, variation attributes and the choice of a variant. */
export function toVariationMembers(
  context: RenderContext,
  {document, product, skus}: SiteProduct,
  options: ProductOptions,
): Partial<ShopperProductsTypes.Product> {
  const master = document.product
  if (master.type !== 'master') return {}
  const groups = imageGroupsOf(context.db, master)
  const chosen = skus[0]?.values
  return {
    master: toMaster(context, master, document.skus),
    ...(product.type === 'variant' && chosen ? {variationValues: {...chosen}} : {}),
    ...(product.type === 'variation_group'
      ? {variationValues: {...groupOf(context, product)?.values}}
      : {}),
    variants: document.skus.map((sku) => toVariant(context, sku, options)),
    ...toVariationGroups(context, master, document.skus),
    variationAttributes: toVariationAttributes(context, master, document.skus, groups),
  }
}

/** The variation group that a product is. */
export function groupOf(context: RenderContext, product: ProductRecord) {
  return context.catalog.variation(product).groups.find(({id}) => id === product.id)
}

/** Variation groups of a master; those without a price or a variant on the site are left out. */
function toVariationGroups(
  context: RenderContext,
  master: ProductRecord,
  skus: readonly Sku[],
): Partial<ShopperProductsTypes.Product> {
  const groups = context.catalog.variation(master).groups.flatMap((group) => {
    const product = context.catalog.product(group.id)
    const prices = variantsOfGroup(group, skus).flatMap(({prices: {effective}}) => effective ?? [])
    if (!product || prices.length === 0) return []
    return [
      {
        orderable: context.isOrderable(product),
        price: context.money(Math.min(...prices)),
        productId: group.id,
        variationValues: {...group.values},
      },
    ]
  })
  return groups.length > 0 ? {variationGroups: groups} : {}
}

function toMaster(
  context: RenderContext,
  master: ProductRecord,
  skus: readonly Sku[],
): ShopperProductsTypes.Master {
  const prices = skus.map((sku) => sku.prices)
  const {price, priceMax} = toPriceMembers(context, skus, {isMaster: true, perPricebook: false})
  return {
    masterId: master.id,
    orderable: context.isOrderable(master),
    ...(price === undefined ? {} : {price, prices: toPricesMap(context, prices)}),
    ...(priceMax === undefined ? {} : {priceMax}),
  }
}

function toVariant(
  context: RenderContext,
  sku: Sku,
  {expand, perPricebook}: ProductOptions,
): ShopperProductsTypes.Variant {
  const {effective} = sku.prices
  return {
    orderable: context.isOrderable(sku.product),
    ...(expand.has('prices') && effective !== null ? {price: context.money(effective)} : {}),
    productId: sku.id,
    ...(perPricebook && effective !== null
      ? {tieredPrices: toTieredPrices(context, sku.prices)}
      : {}),
    variationValues: {...sku.values},
  }
}

/** The texts that there are in the language of the call. */
function textMembers<K extends string>(
  context: RenderContext,
  owner: string,
  texts: Readonly<Record<K, Localized | undefined>>,
): Partial<Record<K, string>> {
  const members: Partial<Record<K, string>> = {}
  for (const key of Object.keys(texts) as K[]) {
    const text = context.markup(owner, texts[key])
    if (text !== undefined) members[key] = text
  }
  return members
}

/** The primary category with the way from the top of the tree down to it. */
export function toPrimaryCategory(
  context: RenderContext,
  index: SiteIndex,
  product: ProductRecord,
): Partial<ShopperProductsTypes.Product> {
  const id = context.catalog.categoryIds(product, context.site.catalogId)[0]
  const path = id ? index.tree.path(id) : []
  const last = path.at(-1)
  if (!last) return {}
  const name = (texts: typeof last.texts, fallback: string) =>
    context.text(texts['name']) ?? fallback
  return {
    primaryCategory: {
      id: last.id,
      name: name(last.texts, last.id),
      parentCategoryTree: path.map((category) => ({
        id: category.id,
        name: name(category.texts, category.id),
      })),
    },
  }
}

/** Numbers of the recommendation types that every catalog knows. */
const recommendationTypes: Readonly<Record<string, {displayValue: string; value: number}>> = {
  'cross-sell': {displayValue: 'Cross Sell', value: 1},
  'up-sell': {displayValue: 'Up Sell', value: 2},
  other: {displayValue: 'Other', value: 3},
}

/** What the catalog recommends with a product, those left out that the site does not show. */
export function toRecommendations(
  context: RenderContext,
  index: SiteIndex,
  product: ProductRecord,
): Partial<ShopperProductsTypes.Product> {
  const source = product.masterId ?? product.id
  const recommendations = recommendationsFor(context.db, source).flatMap((one) => {
    const target = index.byProduct.get(one.productId)?.product
    const type = recommendationTypes[one.type] ?? recommendationTypes['other']
    if (!target || !type) return []
    const groups = imageGroupsOf(context.db, target)
    const listed = firstImage(groups, listingViewType(groups), {})
    const image = one.image
      ? {path: one.image, alt: one.name, title: one.name}
      : (listed ??
        firstImage(
          groups,
          listingViewType(groups),
          index.byProduct.get(target.id)?.skus[0]?.values ?? {},
        ))
    const {shortDescription, longDescription, calloutMsg} = one.texts
    return [
      {
        ...(image ? {image: toImage(context, target, image)} : {}),
        ...textMembers(context, target.catalogId, {calloutMsg, longDescription, shortDescription}),
        name: context.text(one.name) ?? context.nameOf(target),
        recommendationType: type,
        recommendedItemId: target.id,
      },
    ]
  })
  return recommendations.length > 0 ? {recommendations} : {}
}

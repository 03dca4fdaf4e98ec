import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {ImageGroup} from '../../domains/catalog/images'
import {firstImage, listingViewType} from '../../domains/catalog/images'
import {imageGroupsOf} from '../../domains/catalog/image-repository'
import {hitTypeOf} from '../../domains/search/filters'
import type {SearchHit} from '../../domains/search/product-search'
import type {Sku} from '../../domains/search/site-index'
import {toImage, toImageGroups} from '../products/images'
import {toLowestPrice, toPriceMembers, toTaxRate, toTieredPrices} from '../products/prices'
import {pricedPromotions} from '../products/promotions'
import type {RenderContext} from '../render-context'
import {toVariationAttributes} from '../products/variations'

/** What of a hit the request asks for. */
export interface HitOptions {
  readonly expand: ReadonlySet<string>
  /** Undefined leaves `imageGroups` out; false keeps the groups of the represented product. */
  readonly allImages: boolean | undefined
  readonly imageTypes: ReadonlyMap<string, number> | null
  readonly perPricebook: boolean
  readonly allVariationProperties: boolean
  /** `c_` properties to add to each variant. */
  readonly variantProperties: readonly string[]
}

/** A search hit on the wire. */
export function toHit(
  context: RenderContext,
  {document, skus}: SearchHit,
  options: HitOptions,
): ShopperSearchTypes.ProductSearchHit {
  const {product} = document
  const {expand} = options
  const isMaster = product.type === 'master' || product.type === 'variation_group'
  const represented = representedSku(context, skus)
  const groups = imageGroupsOf(context.db, product)
  return {
    ...(expand.has('prices') ? toPrices(context, document, skus, options) : {}),
    hitType: hitTypeOf(document),
    ...(expand.has('images') ? toImages(context, product, groups, represented, options) : {}),
    ...(expand.has('availability')
      ? {orderable: skus.some((sku) => context.isOrderable(sku.product))}
      : {}),
    productId: product.id,
    productName: context.nameOf(product),
    productType: {[product.type === 'variation_group' ? 'variationGroup' : product.type]: true},
    ...(expand.has('represented_products') && isMaster && represented
      ? {
          representedProduct: {id: represented.id},
          representedProducts: skus.map(({id}) => ({id})),
        }
      : {}),
    ...(expand.has('variations') && isMaster
      ? toVariations(context, document.skus, product, groups, options)
      : {}),
    ...(expand.has('promotions') ? toPromotions(context, product, skus) : {}),
    ...(expand.has('custom_properties') ? context.custom(product) : {}),
  }
}

/** Returns the promotions shown with a hit; the API contract requires a price for each. */
function toPromotions(context: RenderContext, product: Sku['product'], skus: readonly Sku[]) {
  return {
    productPromotions: pricedPromotions(context, product, skus).flatMap(
      ({promotionId, name, calloutMsg, price}) =>
        price === null
          ? []
          : [
              {
                calloutMsg: calloutMsg ?? name,
                promotionId,
                promotionalPrice: context.money(price),
              },
            ],
    ),
  }
}

/**
 * Returns the sku that represents the hit: the default one, else one that can be ordered, else the
 * first.
 */
function representedSku(context: RenderContext, skus: readonly Sku[]): Sku | undefined {
  return (
    skus.find(({isDefault}) => isDefault) ??
    skus.find(({product}) => context.isOrderable(product)) ??
    skus[0]
  )
}

/**
 * Returns the prices of a hit: a price range for several skus, the variants of a master or the
 * parts of a set.
 */
function toPrices(
  context: RenderContext,
  {product, partPrices}: SearchHit['document'],
  skus: readonly Sku[],
  {perPricebook}: HitOptions,
): ShopperSearchTypes.ProductSearchHit | object {
  const sold = partPrices?.map((prices) => ({prices})) ?? skus
  const isMaster = ['master', 'variation_group', 'set'].includes(product.type)
  const members = toPriceMembers(context, sold, {isMaster, perPricebook})
  if (members.price === undefined) return {}
  return {
    currency: context.currency,
    ...members,
    ...(partPrices ? {} : toLowestPrice(context, skus)),
    ...toTaxRate(context, product),
  }
}

function toImages(
  context: RenderContext,
  product: Sku['product'],
  groups: readonly ImageGroup[],
  represented: Sku | undefined,
  {allImages, imageTypes}: HitOptions,
) {
  const chosen = represented?.values ?? {}
  const image =
    firstImage(groups, listingViewType(groups), chosen) ??
    groups.find(({viewType}) => viewType === listingViewType(groups))?.images[0]
  return {
    ...(image ? {image: toImage(context, product, image)} : {}),
    ...(allImages === undefined
      ? {}
      : {
          imageGroups: toImageGroups(context, product, groups, chosen, {
            all: allImages,
            types: allImages ? imageTypes : null,
          }),
        }),
  }
}

function toVariations(
  context: RenderContext,
  skus: readonly Sku[],
  master: Sku['product'],
  groups: readonly ImageGroup[],
  {allVariationProperties, expand, perPricebook, variantProperties}: HitOptions,
) {
  const variationAttributes = toVariationAttributes(context, master, skus, groups)
  if (!allVariationProperties) return {variationAttributes}
  return {
    variationAttributes,
    variants: skus.map((sku) => ({
      orderable: context.isOrderable(sku.product),
      ...(expand.has('prices') && sku.prices.effective !== null
        ? {price: context.money(sku.prices.effective)}
        : {}),
      productId: sku.id,
      ...(perPricebook ? {tieredPrices: toTieredPrices(context, sku.prices)} : {}),
      variationValues: {...sku.values},
      ...(expand.has('promotions') ? toPromotions(context, sku.product, [sku]) : {}),
      ...pick(context.custom(sku.product), variantProperties),
    })),
  }
}

function pick<T>(source: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  const picked: Record<string, T> = {}
  for (const name of names) {
    const value = source[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}

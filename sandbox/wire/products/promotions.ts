import type {ProductRecord} from '../../domains/catalog/product-record'
import {
  promotionsForProduct,
  type ProductPromotion,
} from '../../domains/promotions/product-promotions'
import type {Sku} from '../../domains/search/site-index'
import type {RenderContext} from '../render-context'

/** A promotion of a product, with the lowest unit price that it leaves (minor units). */
export type PricedPromotion = Omit<ProductPromotion, 'promotionalPrice'> & {
  /** Null when nothing of the product has a price. */
  readonly price: number | null
}

/** Promotions by product; one request asks for one shopper. */
const known = new WeakMap<RenderContext, Map<string, ProductPromotion[]>>()

function promotionsOf(context: RenderContext, productId: string): ProductPromotion[] {
  const {db, site, locale, shopper} = context
  const ofContext = known.get(context) ?? new Map<string, ProductPromotion[]>()
  known.set(context, ofContext)
  const found =
    ofContext.get(productId) ?? promotionsForProduct(db, site, productId, {locale, shopper})
  ofContext.set(productId, found)
  return found
}

/**
 * The promotions of a product and, for a master or group, of its variants. The price is the lowest
 * that can be bought under the promotion: product, search hit, variant and basket agree on it. A
 * promotion that changes no unit price leaves it as it is.
 */
export function pricedPromotions(
  context: RenderContext,
  product: ProductRecord,
  skus: readonly Sku[],
): PricedPromotion[] {
  const own = promotionsOf(context, product.id)
  const bySku = skus.map((sku) => ({sku, promotions: promotionsOf(context, sku.id)}))
  const hasVariants = product.type === 'master' || product.type === 'variation_group'
  const all = [...own, ...(hasVariants ? bySku.flatMap(({promotions}) => promotions) : [])]
  const byId = new Map(all.map((promotion) => [promotion.promotionId, promotion]))
  return [...byId.values()].map(({promotionalPrice: ofOne, ...promotion}) => {
    const prices = bySku.flatMap(({sku, promotions}) => {
      const same = promotions.find(({promotionId}) => promotionId === promotion.promotionId)
      return same?.promotionalPrice ?? sku.prices.effective ?? []
    })
    return {...promotion, price: prices.length > 0 ? Math.min(...prices) : ofOne}
  })
}

import type {Database} from '../../db/database'
import {catalogStore} from '../catalog/catalog-store'
import type {ProductRecord} from '../catalog/product-record'
import {productPrices} from '../catalog/sellable-product'
import {resolvePrices} from '../pricing/price-model'
import {booksWithParents, readPrices} from '../pricing/price-repository'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {priorityOrder} from './compatibility'
import {byEffect, discountOn, hasEffect} from './discount'
import {personalPricing} from './personal-pricing'
import {productFacts} from './product-facts'
import type {ProductFacts, ProductSpecification} from './product-specification'
import {matchesProduct} from './product-specification'
import type {Promotion} from './promotion'
import {sitePromotions} from './promotion-repository'
import {activePromotions} from './qualification'
import type {ShopperFacts} from './situation'
import {ANYBODY, situationOf} from './situation'

/** Promotion as shown on product pages and tiles. */
export interface ProductPromotion {
  readonly promotionId: string
  readonly name: string
  readonly calloutMsg: string | null
  readonly details: string | null
  /** Unit price in minor units, when the promotion changes it without further conditions. */
  readonly promotionalPrice: number | null
}

/** Shopper and locale for which promotions are read. */
export interface PromotionReader {
  readonly locale: string
  /** Shopper; an anonymous shopper when absent. */
  readonly shopper?: ShopperFacts
}

/**
 * Returns the promotions in force that apply to a product, best first: the product is discounted,
 * qualifies for a discount, or is a bonus. Promotions for the whole order are left out, and those that
 * require a coupon unless the shopper context has its code.
 */
export function promotionsForProduct(
  db: Database,
  site: Site,
  productId: string,
  {locale, shopper = ANYBODY}: PromotionReader,
): ProductPromotion[] {
  const product = catalogStore(db).product(productId)
  if (!product) return []
  const promotions = sitePromotions(db, site.id)
  if (promotions.all.length === 0) return []
  const facts = productFacts(db, site, product)
  return activePromotions(promotions.all, situationOf(db, site, shopper))
    .filter(({promotion}) => concerns(promotion, facts, promotions.globallyExcluded))
    .sort(priorityOrder())
    .map(({promotion}) => ({
      promotionId: promotion.id,
      name: localize(promotion.name, locale) ?? promotion.id,
      calloutMsg: localize(promotion.calloutMsg, locale) ?? null,
      details: localize(promotion.details, locale) ?? null,
      promotionalPrice: promotionalPrice(db, site, {product, promotion, facts, shopper}),
    }))
}

/** Role of a product in a promotion: it qualifies, is discounted, or is a bonus. */
export type ProductRole = 'all' | 'qualifying' | 'discounted' | 'bonus'

/**
 * Returns a function that checks whether a product has a role, or any role, in a promotion; null
 * when the promotion is unknown or not in force.
 */
export function promotedProducts(
  db: Database,
  site: Site,
  promotionId: string,
  {shopper = ANYBODY, role = 'all'}: {shopper?: ShopperFacts; role?: ProductRole} = {},
): ((productId: string) => boolean) | null {
  const {byId, globallyExcluded} = sitePromotions(db, site.id)
  const promotion = byId.get(promotionId)
  if (!promotion) return null
  const [active] = activePromotions([promotion], situationOf(db, site, shopper))
  if (!active) return null
  const catalog = catalogStore(db)
  return (productId) => {
    const product = catalog.product(productId)
    if (!product) return false
    const facts = productFacts(db, site, product)
    if (concerns(promotion, facts, globallyExcluded)) return hasRole(promotion, facts, role)
    // Bonus products of an order promotion, which product pages do not show.
    const isGift = promotion.rule?.tiers.some(({discount}) => isBonus(discount, facts)) ?? false
    return isGift && (role === 'all' || role === 'bonus')
  }
}

function hasRole({rule}: Promotion, facts: ProductFacts, role: ProductRole): boolean {
  if (role === 'all' || !rule) return role === 'all'
  const isOneOf = (groups: readonly {readonly products: ProductSpecification}[]) =>
    groups.some(({products}) => matchesProduct(products, facts))
  const isNamed = (spec: ProductSpecification | null) => !!spec && matchesProduct(spec, facts)
  const bonus = rule.tiers.some(({discount}) => isBonus(discount, facts))
  if (role === 'bonus') return bonus
  const qualifies = isNamed(rule.qualifying) || isOneOf(rule.combination)
  if (rule.class !== 'product') return role === 'qualifying' && qualifies
  // A promotion without discounted products discounts the qualifying ones, unless it grants a
  // bonus.
  const givesBonus = rule.tiers.some(({discount}) => hasEffect(discount, 'gift', 'choice'))
  const hasOwn = rule.discounted !== null || rule.discountedCombination.length > 0
  const own = isNamed(rule.discounted) || isOneOf(rule.discountedCombination)
  const discounted = hasOwn ? own : qualifies && !givesBonus
  return role === 'discounted' ? discounted : qualifies && !discounted
}

function concerns(
  {rule}: Promotion,
  facts: ProductFacts,
  globallyExcluded: ProductSpecification | null,
): boolean {
  if (!rule) return false
  if (
    globallyExcluded &&
    !rule.ignoresGlobalExclusions &&
    matchesProduct(globallyExcluded, facts)
  ) {
    return false
  }
  const meets = (spec: ProductSpecification | null) => !!spec && matchesProduct(spec, facts)
  if (meets(rule.qualifying)) return rule.class === 'product' || !isExcludedFrom(rule, facts)
  if (rule.combination.some(({products}) => meets(products))) return true
  if (rule.class !== 'product') return false
  if (meets(rule.discounted)) return true
  if (rule.discountedCombination.some(({products}) => meets(products))) return true
  return rule.tiers.some(({discount}) => isBonus(discount, facts))
}

function isExcludedFrom(rule: NonNullable<Promotion['rule']>, facts: ProductFacts): boolean {
  return (
    rule.class === 'order' &&
    !!rule.excluded &&
    rule.excluded.included.length > 0 &&
    matchesProduct(rule.excluded, facts)
  )
}

function isBonus(
  discount: NonNullable<Promotion['rule']>['tiers'][number]['discount'],
  facts: ProductFacts,
): boolean {
  const no = () => false
  return byEffect(discount, {
    price: no,
    options: no,
    delivery: no,
    gift: ({productIds}) => productIds.includes(facts.id),
    choice: ({rule, products}) =>
      rule
        ? matchesProduct(rule, facts)
        : products.some(({id}) => id === facts.id || id === facts.masterId),
  })
}

/** Returns the price after a promotion that requires no product other than this one. */
function promotionalPrice(
  db: Database,
  site: Site,
  {
    product,
    promotion: {rule},
    facts,
    shopper,
  }: {
    product: ProductRecord
    promotion: Promotion
    facts: ProductFacts
    shopper: ShopperFacts
  },
): number | null {
  if (rule?.class !== 'product' || rule.kind !== 'simple') return null
  if (rule.paymentMethodIds.length > 0) return null
  const discount = rule.tiers[0]?.discount
  const specs = [rule.discounted, rule.qualifying].filter((spec) => spec !== null)
  if (!discount || specs.length === 0) return null
  // If another product has to be bought first, the price of this product alone does not change.
  if (!specs.every((spec) => matchesProduct(spec, facts))) return null
  const price = productPrices(db, site, product, 1, personalPricing(db, site, shopper)).effective
  if (price === null) return null
  const saved = discountOn(discount, {
    price,
    quantity: 1,
    currency: site.currency,
    priceInBook: (bookId) => priceInBook(db, product.id, product.masterId, bookId),
  })
  return saved > 0 ? price - saved : null
}

/**
 * Returns the unit price in one price book, independent of the site's price books; a variant
 * without one has its master's.
 */
export function priceInBook(
  db: Database,
  productId: string,
  masterId: string | null,
  bookId: string,
): number | null {
  const books = booksWithParents(db, [bookId])
  const own = resolvePrices(readPrices(db, productId), books).effective
  if (own !== null || masterId === null) return own
  return resolvePrices(readPrices(db, masterId), books).effective
}

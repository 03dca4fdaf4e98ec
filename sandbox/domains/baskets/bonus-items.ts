import {toMinor} from '../money'
import type {BonusGrant} from '../promotions/cart'
import {hasEffect, type DiscountWith} from '../promotions/discount'
import {productFacts} from '../promotions/product-facts'
import {matchesProduct} from '../promotions/product-specification'
import {catalogStore} from '../catalog/catalog-store'
import type {SellableProduct} from '../catalog/sellable-product'
import type {BasketItem} from './basket'
import {DEFAULT_SHIPMENT} from './basket'
import {describeAdjustment, stableId} from './basket-cart'
import type {Pricing} from './price-items'
import {pricedLine} from './price-items'
import type {BonusDiscount, BonusProduct, PricedItem} from './priced-basket'
import {isAvailable} from './quantity-rules'
import {productOf} from './shop-context'
import {discounted} from './totals'

/** Maximum number of bonus products per promotion (rule BASKET-8). */
export const MAX_BONUS_PRODUCTS = 3

/** Returns the lines of bonus products that promotions add automatically, free of charge. */
export function givenItems(pricing: Pricing, bonuses: readonly BonusGrant[]): PricedItem[] {
  return bonuses.flatMap((grant) => {
    const {discount} = grant
    if (!hasEffect(discount, 'gift')) return []
    let left = MAX_BONUS_PRODUCTS
    return discount.productIds.flatMap((productId) => {
      const quantity = Math.min(grant.times, left)
      const item = quantity > 0 ? givenItem(pricing, grant, productId, quantity) : undefined
      if (item) left -= quantity
      return item ? [item] : []
    })
  })
}

function givenItem(
  pricing: Pricing,
  grant: BonusGrant,
  productId: string,
  quantity: number,
): PricedItem | undefined {
  const {basket, context} = pricing
  const source = basket.items.find(({itemId}) => itemId === grant.qualifyingLineId)
  const canGive = (one: SellableProduct | null) => one?.online && isAvailable(one, quantity)
  // A store gives it where the goods that earn it are picked up, if it has any.
  const stored = source?.inventoryId ? productOf(context, productId, source.inventoryId) : null
  const isStored = canGive(stored)
  const product = isStored ? stored : productOf(context, productId)
  if (!product || !canGive(product)) return undefined
  const item: BasketItem = {
    itemId: stableId(basket.basketId, grant.active.promotion.id, productId),
    productId,
    quantity,
    shipmentId: source?.shipmentId ?? basket.items[0]?.shipmentId ?? DEFAULT_SHIPMENT,
    ...(isStored && {inventoryId: source?.inventoryId}),
    gift: false,
    custom: {},
  }
  const line = pricedLine(pricing, item, product, product.price)
  return freeLine(pricing, grant, line, 0)
}

/** Returns a bonus line: the regular price is discounted to `unitPrice`. */
function freeLine(
  pricing: Pricing,
  {active, discount, qualifyingLineId}: BonusGrant,
  line: PricedItem,
  unitPrice: number,
): PricedItem {
  const saved = Math.max((line.price ?? 0) - unitPrice * line.quantity, 0)
  const adjustment = describeAdjustment(pricing, active, discount, saved, line.itemId)
  return {
    ...discounted(pricing.context.site.taxation, line, saved, 0),
    bonus: true,
    qualifyingItemId: qualifyingLineId ?? undefined,
    adjustments: [adjustment],
  }
}

/**
 * Returns the bonus offers of promotions with the products of their lists: those that can be ordered and those
 * that are already in the basket. Lists without products are left out. An offer by rule lists none, as on an instance:
 * clients find its products with a search (`pmid`, `pmpt=bonus`).
 */
export function bonusDiscounts(pricing: Pricing, bonuses: readonly BonusGrant[]): BonusDiscount[] {
  return bonuses.flatMap((grant) => {
    const {discount, active} = grant
    if (!hasEffect(discount, 'choice')) return []
    const id = bonusDiscountId(pricing, grant)
    const {rule} = discount
    const products = rule ? [] : choicesOf(pricing, discount, id)
    if (!rule && products.length === 0) return []
    return [
      {
        id,
        promotionId: active.promotion.id,
        couponCode: active.couponCode,
        maxItems: Math.min(discount.maxItems * grant.times, MAX_BONUS_PRODUCTS),
        products,
        ...(rule && {rule}),
      },
    ]
  })
}

function bonusDiscountId({basket}: Pricing, {active}: BonusGrant): string {
  return stableId(basket.basketId, active.promotion.id, 'choice')
}

function choicesOf(
  {context, basket}: Pricing,
  discount: DiscountWith<'choice'>,
  offerId: string,
): BonusProduct[] {
  const catalog = catalogStore(context.db)
  const taken = new Set(
    basket.items
      .filter((item) => item.bonusDiscountLineItemId === offerId)
      .flatMap(({productId}) => [productId, catalog.product(productId)?.masterId]),
  )
  return discount.products.flatMap(({id, price}) => {
    const product = productOf(context, id)
    // A master can be ordered when one of its variants can.
    const isOffered = product?.inventory?.orderable === true || taken.has(id)
    if (!product?.online || !isOffered) return []
    return [{id, name: product.name, price: toMinor(price, context.site.currency)}]
  })
}

/**
 * Returns the lines of bonus products that the shopper chose, as long as the promotion applies and
 * offers them, up to the quantity that it allows.
 */
export function chosenItems(
  pricing: Pricing,
  bonuses: readonly BonusGrant[],
  discounts: readonly BonusDiscount[],
): PricedItem[] {
  const left = new Map(discounts.map(({id, maxItems}) => [id, maxItems]))
  return pricing.basket.items.flatMap((item) => {
    const discountId = item.bonusDiscountLineItemId
    const offer = discounts.find(({id}) => id === discountId)
    const grant = bonuses.find((one) => bonusDiscountId(pricing, one) === discountId)
    const choice = offer && findChoice(pricing, offer, item.productId)
    const rest = left.get(discountId ?? '') ?? 0
    if (!offer || !grant || !choice || rest < item.quantity) return []
    left.set(offer.id, rest - item.quantity)
    const product = productOf(pricing.context, item.productId, item.inventoryId)
    const line = pricedLine(pricing, item, product, product?.price ?? null)
    return [freeLine(pricing, grant, line, choice.price)]
  })
}

/** Returns the product of an offer by which a product, or the master of a variant, may be chosen. */
export function findChoice(
  {context}: Pick<Pricing, 'context'>,
  {products, rule}: BonusDiscount,
  productId: string,
): BonusProduct | undefined {
  const {db, site} = context
  const catalog = catalogStore(db)
  const product = catalog.product(productId)
  if (!rule) return products.find(({id}) => id === productId || id === product?.masterId)
  const master = product?.masterId ? catalog.product(product.masterId) : undefined
  const isCovered = [product, master].some(
    (one) => one && matchesProduct(rule, productFacts(db, site, one)),
  )
  const offered = productOf(context, productId)
  return isCovered && offered?.online ? {id: productId, name: offered.name, price: 0} : undefined
}

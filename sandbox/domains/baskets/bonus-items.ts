import {toMinor} from '../money'
import type {BonusGrant} from '../promotions/cart'
import {productFacts} from '../promotions/product-facts'
import {matchesProduct} from '../promotions/product-specification'
import {catalogStore} from '../catalog/catalog-store'
import {assignedProductIds} from '../catalog/product-lookup-repository'
import type {BasketItem} from './basket'
import {DEFAULT_SHIPMENT} from './basket'
import {describeAdjustment, stableId} from './basket-cart'
import type {Pricing} from './price-items'
import {pricedLine} from './price-items'
import type {BonusDiscount, PricedItem} from './priced-basket'
import {isAvailable} from './quantity-rules'
import {productOf} from './shop-context'
import {discounted} from './totals'

/** Maximum number of bonus products per promotion (rule BASKET-8). */
export const MAX_BONUS_PRODUCTS = 3

/** Maximum number of products in an offer that selects products by rule. */
const MOST_CHOICES = 50

/** Returns the lines of bonus products that promotions add automatically, free of charge. */
export function givenItems(pricing: Pricing, bonuses: readonly BonusGrant[]): PricedItem[] {
  return bonuses.flatMap((grant) => {
    const {discount} = grant
    if (discount.type !== 'bonus') return []
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
  const product = productOf(context, productId)
  if (!product?.online || !isAvailable(product, quantity)) return undefined
  const source = basket.items.find(({itemId}) => itemId === grant.qualifyingLineId)
  const item: BasketItem = {
    itemId: stableId(basket.basketId, grant.active.promotion.id, productId),
    productId,
    quantity,
    shipmentId: source?.shipmentId ?? basket.items[0]?.shipmentId ?? DEFAULT_SHIPMENT,
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
 * Returns the bonus offers of promotions with their products: those that can be ordered and those
 * that are already in the basket. Offers without products are left out.
 */
export function bonusDiscounts(pricing: Pricing, bonuses: readonly BonusGrant[]): BonusDiscount[] {
  return bonuses.flatMap((grant) => {
    const {discount, active} = grant
    if (discount.type !== 'bonus_choice') return []
    const id = bonusDiscountId(pricing, grant)
    const products = choicesOf(pricing, discount, id)
    if (products.length === 0) return []
    return [
      {
        id,
        promotionId: active.promotion.id,
        couponCode: active.couponCode,
        maxItems: Math.min(discount.maxItems * grant.times, MAX_BONUS_PRODUCTS),
        products,
      },
    ]
  })
}

function bonusDiscountId({basket}: Pricing, {active}: BonusGrant): string {
  return stableId(basket.basketId, active.promotion.id, 'choice')
}

function choicesOf(
  {context, basket}: Pricing,
  discount: Extract<BonusGrant['discount'], {type: 'bonus_choice'}>,
  offerId: string,
): BonusDiscount['products'][number][] {
  const catalog = catalogStore(context.db)
  const taken = new Set(
    basket.items
      .filter((item) => item.bonusDiscountLineItemId === offerId)
      .flatMap(({productId}) => [productId, catalog.product(productId)?.masterId]),
  )
  const choices: BonusDiscount['products'][number][] = []
  for (const {id, price} of namedChoices(context, discount)) {
    const product = productOf(context, id)
    // A master can be ordered when one of its variants can.
    const isOffered = product?.inventory?.orderable === true || taken.has(id)
    if (product?.online && isOffered) choices.push({id, name: product.name, price})
    if (choices.length === MOST_CHOICES) break
  }
  return choices
}

/** Returns the products of a bonus offer, whether they are in stock or not. */
function namedChoices(
  {db, site}: Pricing['context'],
  discount: Extract<BonusGrant['discount'], {type: 'bonus_choice'}>,
): {id: string; price: number}[] {
  const {rule} = discount
  if (!rule) {
    return discount.products.map(({id, price}) => ({id, price: toMinor(price, site.currency)}))
  }
  const catalog = catalogStore(db)
  return assignedProductIds(db, site.catalogId)
    .filter((id) => {
      const product = catalog.product(id)
      return !!product && matchesProduct(rule, productFacts(db, site, product))
    })
    .map((id) => ({id, price: 0}))
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
    const product = productOf(pricing.context, item.productId)
    const line = pricedLine(pricing, item, product, product?.price ?? null)
    return [freeLine(pricing, grant, line, choice.price)]
  })
}

/** Returns the product of an offer, or a variant of one of its products. */
export function findChoice(
  {context}: Pick<Pricing, 'context'>,
  {products}: BonusDiscount,
  productId: string,
): BonusDiscount['products'][number] | undefined {
  const masterId = catalogStore(context.db).product(productId)?.masterId
  return products.find(({id}) => id === productId || id === masterId)
}

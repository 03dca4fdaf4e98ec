import {createHash} from 'node:crypto'
import {catalogStore} from '../catalog/catalog-store'
import {localize} from '../sites/locale'
import {toMinor} from '../money'
import {SitePreferences} from '../sites/site-preferences'
import type {Site} from '../sites/site-registry'
import type {
  AppliedDiscount,
  BuyGetPreferences,
  Cart,
  CartLine,
  CartShipment,
} from '../promotions/cart'
import {productFacts} from '../promotions/product-facts'
import {priceInBook} from '../promotions/product-promotions'
import type {Discount} from '../promotions/promotion'
import {sitePromotions} from '../promotions/promotion-repository'
import type {ActivePromotion} from '../promotions/qualification'
import type {Adjustment, PricedItem} from './priced-basket'
import type {Pricing} from './price-items'

/**
 * Converts the lines of a basket, with options as separate lines, to the cart lines of the
 * promotion rules.
 */
export function cartLines({context}: Pricing, items: readonly PricedItem[]): CartLine[] {
  const {db, site} = context
  const catalog = catalogStore(db)
  const {excludedOptionIds} = sitePromotions(db, site.id)
  return items.flatMap((item) => {
    const product = catalog.product(item.productId)
    if (!product || item.bonus) return []
    const options = new Map((item.options ?? []).map(({optionId, valueId}) => [optionId, valueId]))
    const common = {
      shipmentId: item.shipmentId,
      facts: productFacts(db, site, product, {unitPrice: item.basePrice, options}),
      quantity: item.quantity,
      priceInBook: (bookId: string) => priceInBook(db, product.id, product.masterId, bookId),
    }
    return [
      {...common, lineId: item.itemId, optionOf: null, optionId: null, price: item.price},
      ...(item.optionItems ?? []).map((option) => ({
        ...common,
        lineId: option.itemId,
        optionOf: item.itemId,
        optionId: option.optionId,
        price: option.price,
        neverDiscounted: excludedOptionIds.has(option.optionId),
      })),
    ]
  })
}

/** Converts a basket to the cart of the promotion rules. */
export function cartOf(
  pricing: Pricing,
  lines: readonly CartLine[],
  shipments: readonly CartShipment[],
): Cart {
  const {basket, context} = pricing
  return {
    buyGet: buyGetOf(context.site),
    currency: context.site.currency,
    lines,
    shipments,
    paymentMethodIds: basket.paymentInstruments.flatMap(({paymentMethodId, paymentCard}) => [
      paymentMethodId,
      ...(paymentCard ? [`${paymentMethodId}.${paymentCard.cardType}`] : []),
    ]),
  }
}

/** Returns the site's preferences for the units that "buy some, get some" promotions discount. */
function buyGetOf({preferences}: Site): BuyGetPreferences {
  const isOn = (id: string) => new SitePreferences(preferences).text(id) === 'true'
  return {
    leastExpensive: isOn('discountLeastExpensiveProducts'),
    anyPrice: isOn('allProductsEligibleForDiscount'),
  }
}

/**
 * Returns an id derived from `parts`, so that it is the same as long as a promotion has the same
 * effect on the same basket.
 */
export function stableId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 26)
}

/** Converts an applied discount to a price adjustment. */
export function adjustmentOf(
  pricing: Pricing,
  {active, discount, amount, target}: AppliedDiscount,
): Adjustment {
  const place =
    target.kind === 'line' ? target.lineId : target.kind === 'shipping' ? target.shipmentId : ''
  return describeAdjustment(pricing, active, discount, amount, place)
}

/** Returns a price adjustment; `amount` is the saving in minor units (positive). */
export function describeAdjustment(
  {basket, context}: Pricing,
  {promotion, couponCode}: ActivePromotion,
  discount: Discount,
  amount: number,
  place: string,
): Adjustment {
  const {locale, site} = context
  return {
    id: stableId(basket.basketId, promotion.id, place),
    promotionId: promotion.id,
    couponCode,
    text:
      localize(promotion.calloutMsg, locale) ?? localize(promotion.name, locale) ?? promotion.id,
    price: amount === 0 ? 0 : -amount,
    discount: {
      type: wireTypes[discount.type],
      ...('percentage' in discount ? {percentage: discount.percentage} : {}),
      ...('amount' in discount ? {amount: toMinor(discount.amount, site.currency)} : {}),
      ...('priceBookId' in discount ? {priceBookId: discount.priceBookId} : {}),
    },
  }
}

/** Type on the wire: free or fixed-price shipping of single products has the type of a free or fixed price. */
const wireTypes = {
  percentage: 'percentage',
  amount: 'amount',
  fixed_price: 'fixed_price',
  total_fixed_price: 'total_fixed_price',
  free: 'free',
  price_book_price: 'price_book_price',
  percentage_off_options: 'percentage_off_options',
  bonus: 'bonus',
  bonus_choice: 'bonus_choice',
  free_shipping: 'free',
  fixed_price_shipping: 'fixed_price',
} as const satisfies Record<Discount['type'], string>

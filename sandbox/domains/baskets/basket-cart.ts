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

/** The lines of a basket, options beside their products, as promotions look at them. */
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

/** A basket as promotions look at it. */
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

/** Which units "buy some, get some" gives away on a site. */
function buyGetOf({preferences}: Site): BuyGetPreferences {
  const isOn = (id: string) => new SitePreferences(preferences).text(id) === 'true'
  return {
    leastExpensive: isOn('discountLeastExpensiveProducts'),
    anyPrice: isOn('allProductsEligibleForDiscount'),
  }
}

/** An id that stays as long as the same promotion does the same thing to the same basket. */
export function stableId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 26)
}

/** What a discount took off, as it is shown. */
export function adjustmentOf(
  pricing: Pricing,
  {active, discount, amount, target}: AppliedDiscount,
): Adjustment {
  const place =
    target.kind === 'line' ? target.lineId : target.kind === 'shipping' ? target.shipmentId : ''
  return describeAdjustment(pricing, active, discount, amount, place)
}

/** A price adjustment of `amount` minor units (positive: what is saved). */
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
      type: wireType(discount),
      ...('percentage' in discount ? {percentage: discount.percentage} : {}),
      ...('amount' in discount ? {amount: toMinor(discount.amount, site.currency)} : {}),
      ...('priceBookId' in discount ? {priceBookId: discount.priceBookId} : {}),
    },
  }
}

/** Free and fixed-price shipping of single products are free and fixed prices on the wire. */
function wireType({type}: Discount): string {
  if (type === 'free_shipping') return 'free'
  return type === 'fixed_price_shipping' ? 'fixed_price' : type
}

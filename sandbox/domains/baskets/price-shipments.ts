import {attributeDefinitions} from '../attributes/attribute-definition-repository'
import {customProperties} from '../attributes/custom-properties'
import {markupLinks} from '../content/markup'
import {toMinor} from '../money'
import {localize} from '../sites/locale'
import {sitePromotions} from '../promotions/promotion-repository'
import type {CartLine, ProductShippingDiscount} from '../promotions/cart'
import {ofKind, type ByKind, type DiscountWith} from '../promotions/discount'
import {isForMethod} from '../promotions/product-shipping'
import {prorate} from '../promotions/prorate'
import type {ActivePromotion} from '../promotions/qualification'
import type {ShippingMethod} from '../shipping/shipping-method'
import {isApplicableMethod, productShippingCost, shippingPrice} from '../shipping/shipping-method'
import {readShippingMethods} from '../shipping/shipping-repository'
import type {Shipment} from './basket'
import type {ChosenMethod, PricedItem, ProductShipping} from './priced-basket'
import type {Pricing} from './price-items'
import {positionsOf} from './price-items'
import {describeAdjustment, stableId} from './basket-cart'
import {discounted, finalPriceOf, linePrice, priceShipping} from './totals'

/** Shipment with its goods before shipping costs are calculated. */
export interface Parcel {
  readonly shipment: Shipment
  readonly items: readonly PricedItem[]
  readonly lines: readonly CartLine[]
  /** Lines that are shipped by a product promotion; they do not count towards shipping costs. */
  readonly shippedLines: ReadonlySet<string>
}

/** Returns the shipping methods that a shipment may use. */
export function methodsFor(
  {context, basket}: Pricing,
  parcel: Parcel,
  groupIds: readonly string[],
): ShippingMethod[] {
  const {db, site} = context
  const {shipment, lines} = parcel
  const common = {
    currency: basket.currency,
    products: lines.filter(({optionOf}) => optionOf === null).map(({facts}) => facts),
    address: shipment.shippingAddress,
    groupIds,
  }
  return readShippingMethods(db, site.id).filter((method) =>
    isApplicableMethod(method, {...common, orderValue: countedValue(parcel, method)}),
  )
}

/**
 * Returns the value of the goods after product and order discounts, in minor units, without goods
 * that have a fixed shipping cost or are shipped by a promotion (B2C Commerce: ShippingMgr).
 */
function countedValue({items, lines, shippedLines}: Parcel, method: ShippingMethod): number {
  return items
    .filter(({itemId}) => !shippedLines.has(itemId) && !costOf(lines, itemId, method)?.isFixed)
    .flatMap(positionsOf)
    .reduce((sum, position) => sum + (finalPriceOf(position) ?? 0), 0)
}

function costOf(lines: readonly CartLine[], itemId: string, method: ShippingMethod) {
  const facts = lines.find(({lineId}) => lineId === itemId)?.facts
  return facts && productShippingCost(method, facts)
}

/**
 * Returns the price of a shipment for a method, without the shipping costs of single products; null
 * without a price.
 */
export function shipmentPrice(parcel: Parcel, method: ShippingMethod): number | null {
  return shippingPrice(method, countedValue(parcel, method))
}

/**
 * Returns the shipping costs of single products of a parcel, by line. When every product has a
 * fixed shipping cost, the shipment itself is free.
 */
export function productShipping(
  {context, basket, taxes}: Pricing,
  {shipment, items, lines, shippedLines}: Parcel,
  method: ShippingMethod,
): {surcharges: Map<string, ProductShipping>; allFixed: boolean} {
  const surcharges = new Map<string, ProductShipping>()
  let allFixed = items.length > 0
  for (const item of items) {
    const cost = costOf(lines, item.itemId, method)
    const isShipped = shippedLines.has(item.itemId)
    if (!cost?.isFixed && !isShipped) allFixed = false
    if (!cost && !isShipped) continue
    const itemId = stableId(basket.basketId, item.itemId, 'shipping')
    const taxClassId = method.taxClassId ?? taxes.defaultClassId
    const position = priceShipping(context.site.taxation, {
      shipmentId: shipment.shipmentId,
      price: linePrice(cost?.amount ?? 0, item.quantity),
      taxRate: taxes.rateOf(itemId, shipment.shipmentId, taxClassId),
    })
    surcharges.set(item.itemId, {
      ...position,
      itemId,
      text: 'Item Shipping Cost (Surcharge)',
      taxClassId,
    })
  }
  return {surcharges, allFixed}
}

/** What the delivery of one unit costs with a promotion, in minor units. */
const unitPrices: ByKind<DiscountWith<'delivery'>, [currency: string], number> = {
  free_shipping: () => 0,
  fixed_price_shipping: ({amount}, currency) => toMinor(amount, currency),
}

/** Returns the shipping costs of a product after promotions that ship some or all of its units. */
export function discountShipping(
  pricing: Pricing,
  item: PricedItem,
  surcharge: ProductShipping,
  promotions: readonly ProductShippingDiscount[],
): ProductShipping {
  const own = promotions.filter(({lineId}) => lineId === item.itemId)
  if (own.length === 0 || surcharge.price === null) return surcharge
  const {site} = pricing.context
  let price = surcharge.price
  const adjustments = own.map(({active, discount, quantity}) => {
    const before = price
    const [rest = 0] = prorate(before, [item.quantity - quantity, quantity].map(thousandths))
    const unit = ofKind(unitPrices, discount, site.currency)
    price = rest + linePrice(unit, quantity)
    return describeAdjustment(pricing, active, discount, before - price, surcharge.itemId)
  })
  return {...discounted(site.taxation, surcharge, surcharge.price - price, 0), adjustments}
}

const thousandths = (quantity: number) => Math.round(quantity * 1000)

/**
 * Returns the total shipping price of a parcel for a method, in minor units; null when the method
 * has no price.
 */
export function parcelPrice(
  pricing: Pricing,
  parcel: Parcel,
  method: ShippingMethod,
): number | null {
  const price = shipmentPrice(parcel, method)
  if (price === null) return null
  const {surcharges, allFixed} = productShipping(pricing, parcel, method)
  const extra = [...surcharges.values()].reduce((sum, one) => sum + (one.price ?? 0), 0)
  return (allFixed ? 0 : price) + extra
}

/** A shipping method for display, with its price in minor units. */
export function describeMethod(
  {context, taxes}: Pick<Pricing, 'context' | 'taxes'>,
  method: ShippingMethod,
  price: number,
  active: readonly ActivePromotion[],
): ChosenMethod {
  const {locale, db, site} = context
  return {
    id: method.id,
    name: localize(method.name, locale) ?? method.id,
    description: localize(method.description, locale) ?? '',
    price,
    includedRate: taxes.includedRate(method.taxClassId ?? taxes.defaultClassId),
    externalMethod: method.rules?.externalMethod,
    promotions: active.flatMap(({promotion}) => {
      const {rule} = promotion
      if (rule?.class !== 'shipping' || !isForMethod(rule, method.id)) return []
      return [
        {
          promotionId: promotion.id,
          promotionName: localize(promotion.name, locale) ?? promotion.id,
          calloutMsg: localize(promotion.calloutMsg, locale),
        },
      ]
    }),
    custom: customProperties(
      method.custom,
      attributeDefinitions(db, 'ShippingMethod'),
      locale,
      markupLinks(context, {site, locale}),
    ),
  }
}

/**
 * Returns the products that are excluded from all promotions of the site, unless a promotion
 * includes them.
 */
export function exclusionsOf({context}: Pick<Pricing, 'context'>) {
  return sitePromotions(context.db, context.site.id).globallyExcluded
}

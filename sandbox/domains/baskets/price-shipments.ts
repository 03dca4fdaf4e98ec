import {localize} from '../sites/locale'
import type {JsonValue} from '../json'
import {sitePromotions} from '../promotions/promotion-repository'
import type {CartLine} from '../promotions/cart'
import type {ActivePromotion} from '../promotions/qualification'
import {isForMethod} from '../promotions/shipping-discounts'
import type {ShippingMethod} from '../shipping/shipping-method'
import {applicableMethods, productShippingCost, shippingPrice} from '../shipping/shipping-method'
import {readShippingMethods} from '../shipping/shipping-repository'
import type {Shipment} from './basket'
import type {ChosenMethod, PricedItem, ProductShipping} from './priced-basket'
import type {Pricing} from './price-items'
import {stableId} from './basket-cart'
import {linePrice, priceShipping} from './totals'

/** A shipment with the goods in it, before its shipping costs are known. */
export interface Parcel {
  readonly shipment: Shipment
  readonly items: readonly PricedItem[]
  readonly lines: readonly CartLine[]
  /** What the goods cost after product promotions, in minor units. */
  readonly value: number
}

/** The methods that a shipment may travel by. */
export function methodsFor(
  {context, basket}: Pricing,
  {shipment, lines, value}: Parcel,
  groupIds: readonly string[],
): ShippingMethod[] {
  const {sandbox, site} = context
  return applicableMethods(readShippingMethods(sandbox.db, site.id), {
    currency: basket.currency,
    orderValue: value,
    products: lines.filter(({optionOf}) => optionOf === null).map(({facts}) => facts),
    address: shipment.shippingAddress,
    groupIds,
  })
}

/**
 * Shipping costs of single products of a parcel, by line. Where every product has a fixed cost of
 * its own, the shipment itself costs nothing.
 */
export function productShipping(
  {context, basket, taxes}: Pricing,
  {shipment, items, lines}: Parcel,
  method: ShippingMethod,
): {surcharges: Map<string, ProductShipping>; allFixed: boolean} {
  const surcharges = new Map<string, ProductShipping>()
  let allFixed = items.length > 0
  for (const item of items) {
    const facts = lines.find(({lineId}) => lineId === item.itemId)?.facts
    const cost = facts && productShippingCost(method, facts)
    if (!cost?.isFixed) allFixed = false
    if (!cost) continue
    const itemId = stableId(basket.basketId, item.itemId, 'shipping')
    const taxClassId = method.taxClassId ?? taxes.defaultClassId
    const position = priceShipping(context.site.taxation, {
      shipmentId: shipment.shipmentId,
      price: linePrice(cost.amount, item.quantity),
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

/** What shipping costs altogether by a method, in minor units; null when it has no price. */
export function parcelPrice(
  pricing: Pricing,
  parcel: Parcel,
  method: ShippingMethod,
): number | null {
  const price = shippingPrice(method, parcel.value)
  if (price === null) return null
  const {surcharges, allFixed} = productShipping(pricing, parcel, method)
  const extra = [...surcharges.values()].reduce((sum, one) => sum + (one.price ?? 0), 0)
  return (allFixed ? 0 : price) + extra
}

/** A shipping method for display, with its price in minor units. */
export function describeMethod(
  {context}: Pick<Pricing, 'context'>,
  method: ShippingMethod,
  price: number,
  active: readonly ActivePromotion[],
): ChosenMethod {
  const {locale} = context
  const custom: Record<string, JsonValue> = {}
  for (const [id, values] of Object.entries(method.custom)) {
    const text = localize(values, locale)
    if (text !== undefined) custom[`c_${id}`] = text
  }
  return {
    id: method.id,
    name: localize(method.name, locale) ?? method.id,
    description: localize(method.description, locale) ?? '',
    price,
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
    custom,
  }
}

/** What no promotion of the site touches. */
export function exclusionsOf({context}: Pick<Pricing, 'context'>) {
  return sitePromotions(context.sandbox.db, context.site.id).globallyExcluded
}

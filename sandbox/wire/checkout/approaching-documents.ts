import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import {approachingOf} from '../../domains/baskets/approaching'
import type {Basket} from '../../domains/baskets/basket'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {localize} from '../../domains/sites/locale'
import {amountOf} from '../money-on-wire'

type Document = NonNullable<ShopperBasketsV2Types.Basket['approachingDiscounts']>[number]

/** The discounts that a basket nearly earns, in the words of the Shopper APIs. */
export function approachingDocuments(context: ShopContext, basket: Basket): Document[] {
  const {locale} = context
  const {currency} = basket
  return approachingOf(context, basket).map(
    ({promotion, discount, threshold, reached, shipmentId, methodIds}) => ({
      type: shipmentId === null ? 'order' : 'shipping',
      conditionThreshold: amountOf(threshold, currency),
      merchandiseTotal: amountOf(reached, currency),
      discount: {
        type: discount.type as NonNullable<Document['discount']>['type'],
        ...('percentage' in discount ? {percentage: discount.percentage} : {}),
        ...('amount' in discount ? {amount: Number(discount.amount)} : {}),
      },
      promotionLink: {
        promotionId: promotion.id,
        name: localize(promotion.name, locale) ?? promotion.id,
        ...optional('calloutMsg', localize(promotion.calloutMsg, locale)),
      },
      ...(shipmentId === null ? {} : {shipmentId, shippingMethods: methodIds.map((id) => ({id}))}),
    }),
  )
}

function optional(name: string, value: string | undefined): Record<string, string> {
  return value ? {[name]: value} : {}
}

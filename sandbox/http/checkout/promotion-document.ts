import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {attributeDefinitions} from '../../domains/catalog/attribute-definitions'
import {customProperties} from '../../domains/catalog/custom-properties'
import type {ListedPromotion} from '../../domains/promotions/promotion-listing'
import {localize} from '../../domains/sites/locale'
import type {Sandbox} from '../../sandbox'

/** A promotion in the words of the Shopper APIs. */
export function promotionDocument(
  {db}: Sandbox,
  {promotion, startDate, endDate}: ListedPromotion,
  locale: string,
): ShopperPromotionsTypes.Promotion {
  return {
    id: promotion.id,
    name: localize(promotion.name, locale),
    calloutMsg: localize(promotion.calloutMsg, locale),
    details: localize(promotion.details, locale),
    currency: promotion.currency ?? undefined,
    image: promotion.image ?? undefined,
    startDate: startDate ? new Date(startDate).toISOString() : undefined,
    endDate: endDate ? new Date(endDate).toISOString() : undefined,
    ...customProperties(
      promotion.custom,
      attributeDefinitions(db, 'Promotion'),
      locale,
      (path) => path,
    ),
  }
}

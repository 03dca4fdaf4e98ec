import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {attributeDefinitions} from '../../domains/attributes/attribute-definition-repository'
import {customProperties} from '../../domains/attributes/custom-properties'
import {markupLinks} from '../../domains/content/markup'
import type {ListedPromotion} from '../../domains/promotions/promotion-listing'
import {localize} from '../../domains/sites/locale'

/** A promotion in the words of the Shopper APIs. */
export function promotionDocument(
  {db, links: base, site, locale}: ShopContext,
  {promotion, startDate, endDate}: ListedPromotion,
): ShopperPromotionsTypes.Promotion {
  const links = markupLinks({db, links: base}, {site, locale})
  return {
    id: promotion.id,
    name: localize(promotion.name, locale),
    calloutMsg: links.localized(promotion.calloutMsg),
    details: links.localized(promotion.details),
    currency: promotion.currency ?? undefined,
    image: promotion.image ?? undefined,
    startDate: startDate ? new Date(startDate).toISOString() : undefined,
    endDate: endDate ? new Date(endDate).toISOString() : undefined,
    ...customProperties(promotion.custom, attributeDefinitions(db, 'Promotion'), locale, links),
  }
}

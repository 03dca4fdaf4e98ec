import type {EventPromotion} from './shop-event'

/**
 * Attribute of an element that shows a promotion whose heading is its name and whose picture is its id: the place on the
 * page. Components in the first scripts of a page set it, because it needs no code.
 */
export const SLOT_ATTRIBUTE = 'data-promotion-slot'

/** Attribute of an element that shows a promotion. */
export const PROMOTION_ATTRIBUTE = 'data-promotion'

/**
 * Props of the element that shows a promotion; `watchPromotions` tracks it, so that the first scripts of a page have no
 * code of it.
 */
export const promotionProps = (promotion: EventPromotion) => ({
  [PROMOTION_ATTRIBUTE]: JSON.stringify(promotion),
})

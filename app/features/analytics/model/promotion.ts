import type {EventPromotion} from './shop-event'

/** Attribute of an element that shows a promotion. */
export const PROMOTION_ATTRIBUTE = 'data-promotion'

/**
 * Props of the element that shows a promotion; `watchPromotions` tracks it, so that the first scripts of a page have no
 * code of it.
 */
export const promotionProps = (promotion: EventPromotion) => ({
  [PROMOTION_ATTRIBUTE]: JSON.stringify(promotion),
})

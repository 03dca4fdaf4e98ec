import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {readPromotions, wordsOf} from '@app/features/catalog/public/promotion'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Texts and icon of a promotion. */
export interface PromotionTexts {
  readonly id: string
  /** Plain text; '' when there is none. */
  readonly details: string
  /** Link of the icon on the static host. */
  readonly icon?: string
}

function textsOf({id, details, c_promotionIcon: icon}: ShopperPromotionsTypes.Promotion) {
  return {id, details: wordsOf(details), ...(typeof icon === 'string' && icon && {icon})}
}

/** Details and icons of the promotions that a basket names (rule API-5). */
export function basketPromotionsQuery(shop: Shop, ids: readonly string[]) {
  return {
    queryKey: ['basket', 'promotions', shop.site.id, shop.locale.id, ids],
    staleTime: STATIC_STALE_TIME_MS,
    enabled: ids.length > 0,
    queryFn: async (): Promise<PromotionTexts[]> =>
      (await readPromotions(shop, ids)).map((promotion) => textsOf(promotion)),
  }
}

import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {purchaseLimitsIn, type PurchaseLimits} from '../public/quantity-rules'

/**
 * Purchase limits per item from the site's preferences (`GET custom_objects/ocapi/site`). Product pages
 * read them with their other preferences; that code would be too large for the cart.
 */
export function purchaseLimitsQuery(shop: Shop) {
  return {
    queryKey: ['basket', 'limits', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<PurchaseLimits> => {
      const preferences = await readSitePreferences(shop)
      return purchaseLimitsIn(preferences)
    },
  }
}

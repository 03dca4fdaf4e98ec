import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {purchaseLimitsIn, type PurchaseLimits} from '../model/quantity-rules'

/**
 * What the site's preferences say of the units of one item (`GET custom_objects/ocapi/site`). Product
 * pages have it with their other preferences, which would be too much code for the cart.
 */
export function purchaseLimitsQuery({api, site}: Shop) {
  return {
    queryKey: ['basket', 'limits', site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<PurchaseLimits> => {
      const {c_result: preferences = {}} = await api.ocapi<{c_result?: Record<string, unknown>}>(
        '/custom_objects/ocapi/site',
      )
      return purchaseLimitsIn(preferences)
    },
  }
}

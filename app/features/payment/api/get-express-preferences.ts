import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {expressPreferencesOf, type ExpressPreferences} from '../model/express-preferences'

/** Preferences of express payment (`GET custom_objects/ocapi/site`, rule PAY-6). */
export function expressPreferencesQuery(shop: Shop) {
  return {
    queryKey: ['payment', 'express-preferences', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ExpressPreferences> => {
      const preferences = await readSitePreferences(shop)
      return expressPreferencesOf(preferences)
    },
  }
}

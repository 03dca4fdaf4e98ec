import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {pageSettingsOf, type PageSettings} from '../model/page-settings'

/**
 * Query for the site preferences of product pages (rule PROD-8). If the read fails, everything that a
 * preference would turn on stays off.
 */
export function pageSettingsQuery(shop: Shop) {
  return {
    queryKey: ['product', 'settings', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<PageSettings> => {
      const preferences = await readSitePreferences(shop)
      return pageSettingsOf(preferences)
    },
  }
}

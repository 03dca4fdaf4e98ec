import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {deliveryPreferencesOf, type DeliveryPreferences} from '../model/delivery-preferences'

/** Preferences about delivery methods (`GET custom_objects/ocapi/site`); a failure leaves marks and link out. */
export function deliveryPreferencesQuery(shop: Shop) {
  return {
    queryKey: ['checkout', 'delivery-preferences', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<DeliveryPreferences> => {
      const preferences = await readSitePreferences(shop)
      return deliveryPreferencesOf(preferences)
    },
  }
}

import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {parcelPreferencesOf, type ParcelPreferences} from '../model/parcel-preferences'

/** Site preferences of the parcel service. */
export function parcelPreferencesQuery(shop: Shop) {
  return {
    queryKey: ['order-lookup', 'parcel-preferences', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ParcelPreferences> => {
      const found = await readSitePreferences(shop)
      return parcelPreferencesOf(found)
    },
  }
}

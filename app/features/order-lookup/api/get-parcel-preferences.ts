import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {parcelPreferencesOf, type ParcelPreferences} from '../model/parcel-preferences'

/** Site preferences of the parcel service. */
export function parcelPreferencesQuery({api, site}: Shop) {
  return {
    queryKey: ['order-lookup', 'parcel-preferences', site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ParcelPreferences> => {
      const {c_result: found = {}} = await api.ocapi<{c_result?: Record<string, unknown>}>(
        '/custom_objects/ocapi/site',
      )
      return parcelPreferencesOf(found)
    },
  }
}

import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {deliveryRulesOf, type DeliveryRules} from '../model/delivery-rules'
import {placeOf, type Place} from '../model/store-stock'

/** Site preferences that delivery estimates and the store finder read (rule API-3). */
export interface AdvicePreferences {
  readonly delivery: DeliveryRules | null
  /** Centre of the country (`countryGeoCoordinates`). */
  readonly middle: Place | null
}

export function advicePreferencesQuery({api, site}: Shop) {
  return {
    queryKey: ['product-advice', 'preferences', site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<AdvicePreferences> => {
      const {c_result: told = {}} = await api.ocapi<{c_result?: Record<string, unknown>}>(
        '/custom_objects/ocapi/site',
      )
      return {
        delivery: deliveryRulesOf(told['deliveryRules']),
        middle: placeOf(told['countryGeoCoordinates']),
      }
    },
  }
}

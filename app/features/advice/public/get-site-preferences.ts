import {deliveryRulesOf, type DeliveryRules} from './delivery-rules'
import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {placeOf, type Place} from './store-stock'

/** Site preferences that delivery estimates and the store finder read (rule API-3). */
export interface AdvicePreferences {
  readonly delivery: DeliveryRules | null
  /** Centre of the country (`countryGeoCoordinates`). */
  readonly middle: Place | null
}

export function advicePreferencesQuery(shop: Shop) {
  return {
    queryKey: ['product-advice', 'preferences', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<AdvicePreferences> => {
      const told = await readSitePreferences(shop)
      return {
        delivery: deliveryRulesOf(told['deliveryRules']),
        middle: placeOf(told['countryGeoCoordinates']),
      }
    },
  }
}

import {definePreferences} from '@app/shared/api/site-preferences'
import {deliveryRulesOf, type DeliveryRules} from './delivery-rules'
import {placeOf, type Place} from './store-stock'

/** Site preferences that delivery estimates and the store finder read (rule API-3). */
export interface AdvicePreferences {
  readonly delivery: DeliveryRules | null
  /** Centre of the country (`countryGeoCoordinates`). */
  readonly middle: Place | null
}

export const {query: advicePreferencesQuery, use: useAdvicePreferences} = definePreferences(
  ['product-advice', 'preferences'],
  (found): AdvicePreferences => ({
    delivery: deliveryRulesOf(found['deliveryRules']),
    middle: placeOf(found['countryGeoCoordinates']),
  }),
)

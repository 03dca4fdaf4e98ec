import {definePreferences} from '@app/shared/api/site-preferences'
import {parcelPreferencesOf} from '../model/parcel-preferences'

/** Site preferences of the parcel service. */
export const {use: useParcelPreferences} = definePreferences(
  ['order-lookup', 'parcel-preferences'],
  parcelPreferencesOf,
)

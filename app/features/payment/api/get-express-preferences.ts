import {definePreferences} from '@app/shared/api/site-preferences'
import {expressPreferencesOf} from '../model/express-preferences'

/** Preferences of express payment (`GET custom_objects/ocapi/site`, rule PAY-6). */
export const {query: expressPreferencesQuery, use: useExpressPreferences} = definePreferences(
  ['payment', 'express-preferences'],
  expressPreferencesOf,
)

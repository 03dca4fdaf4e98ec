import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {expressPreferencesOf, type ExpressPreferences} from '../model/express-preferences'

/** Preferences of express payment (`GET custom_objects/ocapi/site`, rule PAY-6). */
export function expressPreferencesQuery({api, site}: Shop) {
  return {
    queryKey: ['payment', 'express-preferences', site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ExpressPreferences> => {
      const {c_result: preferences = {}} = await api.ocapi<{c_result?: Record<string, unknown>}>(
        '/custom_objects/ocapi/site',
      )
      return expressPreferencesOf(preferences)
    },
  }
}

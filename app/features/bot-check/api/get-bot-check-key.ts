import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Query for the public key of the site's bot check (preference `reCaptchaPublicKey`); '' where it has none. */
export function botCheckKeyQuery({api, site}: Shop) {
  return {
    queryKey: ['bot-check', 'key', site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<string> => {
      const {c_result: preferences = {}} = await api.ocapi<{c_result?: Record<string, unknown>}>(
        '/custom_objects/ocapi/site',
      )
      const key = preferences['reCaptchaPublicKey']
      return typeof key === 'string' ? key.trim() : ''
    },
  }
}

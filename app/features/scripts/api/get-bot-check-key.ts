import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Query for the public key of the site's bot check (preference `reCaptchaPublicKey`); '' where it has none. */
export function botCheckKeyQuery(shop: Shop) {
  return {
    queryKey: ['bot-check', 'key', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<string> => {
      const preferences = await readSitePreferences(shop)
      const key = preferences['reCaptchaPublicKey']
      return typeof key === 'string' ? key.trim() : ''
    },
  }
}

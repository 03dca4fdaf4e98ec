import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {accountConfigOf, type AccountConfig} from '../public/sections'

/** Sections of the account by the site preference `myStokkeConfig` (rule MY-3). */
export const accountConfigQuery = (shop: Shop) => ({
  queryKey: ['account-config', shop.site.id],
  staleTime: STATIC_STALE_TIME_MS,
  queryFn: async (): Promise<AccountConfig> => {
    const found = await readSitePreferences(shop)
    return accountConfigOf(found['myStokkeConfig'], shop.site.features.wishlist)
  },
})

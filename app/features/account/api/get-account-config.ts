import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {accountConfigOf, type AccountConfig} from '../model/sections'

/** Sections of the account by the site preference `myStokkeConfig` (rule MY-3). */
export const accountConfigQuery = ({api, site}: Shop) => ({
  queryKey: ['account-config', site.id],
  staleTime: STATIC_STALE_TIME_MS,
  queryFn: async (): Promise<AccountConfig> => {
    const {c_result: found = {}} = await api.ocapi<{c_result?: Record<string, unknown>}>(
      '/custom_objects/ocapi/site',
    )
    return accountConfigOf(found['myStokkeConfig'], site.features.wishlist)
  },
})

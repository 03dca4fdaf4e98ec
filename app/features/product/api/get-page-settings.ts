import {KEEP_SHELL_MS, sharedRead} from '@app/shared/lib/shared-read'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {NO_SETTINGS, pageSettingsOf, type PageSettings} from '../model/page-settings'

/**
 * What product pages read of the site's preferences (spec 7.3 "GET custom_objects/ocapi/site"). A failure
 * is not the page's: everything that a preference would turn on stays off.
 */
export function pageSettingsQuery({api, site}: Shop) {
  const queryKey = ['product', 'settings', site.id]
  return {
    queryKey,
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: (): Promise<PageSettings> =>
      sharedRead(
        queryKey,
        () => api.ocapi<{c_result?: Record<string, unknown>}>('/custom_objects/ocapi/site'),
        KEEP_SHELL_MS,
      ).then(
        ({c_result = {}}) => pageSettingsOf(c_result),
        () => NO_SETTINGS,
      ),
  }
}

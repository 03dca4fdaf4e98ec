import {createHttpClient} from '@app/shared/api/http-client'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {SITE_DIRECTORY_PATH, type SiteDirectory} from '@common/site-directory'

const ownServer = createHttpClient({baseUrl: ''})

/** Query for all sites of the shop: the server reads the list, the browser requests it from the server. */
export function sitesQuery({readDirectory}: Shop) {
  return {
    queryKey: ['sites'],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<SiteDirectory> =>
      (await readDirectory?.()) ?? {sites: await ownServer(SITE_DIRECTORY_PATH)},
  }
}

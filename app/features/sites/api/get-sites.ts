import {defineQuery} from '@app/shared/api/define-query'
import {createHttpClient} from '@app/shared/api/http-client'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {SITE_DIRECTORY_PATH, type SiteDirectory} from '@common/site-directory'

const ownServer = createHttpClient({baseUrl: ''})

/** Query for all sites of the shop: the server reads the list, the browser requests it from the server. */
export const {query: sitesQuery, use: useSites} = defineQuery({
  key: ['sites'],
  scope: 'everywhere',
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({readDirectory}): Promise<SiteDirectory> =>
    (await readDirectory?.()) ?? {sites: await ownServer(SITE_DIRECTORY_PATH)},
})

import {defineQuery} from '@app/shared/api/define-query'
import {ApiFault} from '@common/fault'
import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

const notOffered = (): ApiFault =>
  new ApiFault({
    type: 'page-not-found',
    status: 404,
    title: 'The site has no safety page.',
    detail: '',
    arguments: {},
  })

/**
 * Whether the site has the page about product safety: preference `cpsiaEnabled` (rule SERVE-12).
 * @throws ApiFault 404 when it has not
 */
export const {query: cpsiaQuery, use: useCpsia} = defineQuery({
  key: ['service', 'cpsia'],
  scope: 'site',
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop): Promise<true> => {
    const preferences = await readSitePreferences(shop).catch(() => null)
    // While the preference cannot be read, the page is open.
    if (preferences && preferences['cpsiaEnabled'] !== true) throw notOffered()
    return true
  },
})

import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  CONTENT_LIMIT,
  contentHitsOf,
  type ContentHit,
  type ContentSearchDocument,
} from '../model/content-hits'

/**
 * Query for the content pages that match a phrase (rule SEARCH-5).
 * @throws ApiFault of the query function when they cannot be read
 */
export function contentHitsQuery({api, site, locale}: Shop, phrase: string) {
  return {
    queryKey: ['search', 'content', site.id, locale.id, phrase],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<readonly ContentHit[]> => {
      const result = await api.ocapi<ContentSearchDocument>('/content_search', {
        query: {
          q: phrase,
          count: CONTENT_LIMIT,
          select: '(hits.(id,name,description,page_description))',
        },
      })
      return contentHitsOf(result)
    },
  }
}

import {defineQuery} from '@app/shared/api/define-query'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
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
export const {query: contentHitsQuery, use: useContentHits} = defineQuery({
  key: ['search', 'content'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async ({api}, phrase: string): Promise<readonly ContentHit[]> => {
    const result = await api.ocapi<ContentSearchDocument>('/content_search', {
      query: {
        q: phrase,
        count: CONTENT_LIMIT,
        select: '(hits.(id,name,description,page_description))',
      },
    })
    return contentHitsOf(result)
  },
  enabled: (phrase) => phrase !== '',
})

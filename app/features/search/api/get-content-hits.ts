import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  CONTENT_LIMIT,
  contentHitsOf,
  type ContentHit,
  type ContentSearchDocument,
} from '../model/content-hits'

/** Results wait no longer for the pages beside them, in milliseconds. */
const PATIENCE_MS = 1500

/**
 * Content pages that a phrase finds (spec 7.1 "content_search"). They are read with the results, so that
 * nothing moves when they arrive, but never fail or delay them: without them the list is empty.
 */
export function contentHitsQuery({api, site, locale}: Shop, phrase: string) {
  return {
    queryKey: ['search', 'content', site.id, locale.id, phrase],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<readonly ContentHit[]> => {
      try {
        const result = await api.ocapi<ContentSearchDocument>('/content_search', {
          query: {
            q: phrase,
            count: CONTENT_LIMIT,
            select: '(hits.(id,name,description,page_description))',
          },
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        return contentHitsOf(result)
      } catch {
        return []
      }
    },
  }
}

import {
  dehydrate,
  hashQueryKey,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query'
import {missingOf} from './incomplete'

type DehydratedQuery = DehydratedState['queries'][number]

/** Query data embedded in a page: one pair per read, without the library's bookkeeping. */
export type PageState = readonly (readonly [key: DehydratedQuery['queryKey'], data: unknown])[]

/** All query data of a page; failed reads are left out. */
export const pageState = (queryClient: QueryClient): PageState =>
  dehydrate(queryClient).queries.map(({queryKey, state}) => [queryKey, state.data])

/**
 * Query data of a page, for hydration. A cached page can be hours older than the stale time: its data
 * counts as read now, so that hydration does not repeat the reads. Incomplete answers are read again.
 */
export function markFresh(state: PageState, now = Date.now()): DehydratedState {
  return {
    mutations: [],
    queries: state.map(([queryKey, data]) => ({
      queryKey,
      queryHash: hashQueryKey(queryKey),
      state: {
        data,
        dataUpdateCount: 1,
        dataUpdatedAt: now,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated: missingOf(data).length > 0,
        status: 'success',
        fetchStatus: 'idle',
      },
    })),
  }
}

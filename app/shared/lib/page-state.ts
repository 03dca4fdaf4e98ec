import {hashQueryKey, type DehydratedState, type QueryKey} from '@tanstack/react-query'
import {missingOf} from './incomplete'
import {unpackText} from './unpack-text'

/** One read: its key and its answer. */
export type ReadAnswer = readonly [key: QueryKey, data: unknown]

/**
 * Query data embedded in a page: one pair per read, without the library's bookkeeping; a text is the JSON of several,
 * packed.
 */
export type PageState = readonly (ReadAnswer | string)[]

/** The reads of a page. */
export const answersIn = (state: PageState): readonly ReadAnswer[] =>
  state.flatMap((entry) =>
    typeof entry === 'string' ? (JSON.parse(unpackText(entry)) as ReadAnswer[]) : [entry],
  )

/**
 * Query data of a page, for hydration. A cached page can be hours older than the stale time: its data
 * counts as read now, so that hydration does not repeat the reads. Incomplete answers are read again.
 */
export function markFresh(state: PageState, now = Date.now()): DehydratedState {
  return {
    mutations: [],
    queries: answersIn(state).map(([queryKey, data]) => ({
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

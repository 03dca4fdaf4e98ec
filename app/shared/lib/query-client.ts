import {QueryClient, type DehydratedState} from '@tanstack/react-query'

/** Catalogue and content do not change under a shopper: 4 h 15 min (spec 9 "Cache and timing"). */
export const STATIC_STALE_TIME_MS = 15_300_000
/** Everything else (spec 9). */
export const GENERAL_STALE_TIME_MS = 2000

const serverSide = typeof window === 'undefined'

/** Defaults of the specification: no retries, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    logger: {
      log: () => undefined,
      warn: console.warn,
      error: serverSide ? () => undefined : console.warn,
    },
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: GENERAL_STALE_TIME_MS,
        // The server's client lives for one request and must not keep the process busy.
        cacheTime: serverSide ? Infinity : 900_000,
      },
      mutations: {retry: false},
    },
  })
}

/**
 * A cached page can be hours older than the stale time. What it carries counts as fetched now, so that
 * hydration fetches nothing a second time.
 */
export function asFetchedNow(state: DehydratedState, now = Date.now()): DehydratedState {
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: {...query.state, dataUpdatedAt: now},
    })),
  }
}

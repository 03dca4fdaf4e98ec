import {QueryClient} from '@tanstack/react-query'

/** Catalogue and content do not change under a shopper: 4 h 15 min (rule CACHE-2). */
export const STATIC_STALE_TIME_MS = 15_300_000
/** Everything else (rule CACHE-2). */
export const GENERAL_STALE_TIME_MS = 2000

const serverSide = typeof window === 'undefined'

/**
 * No retries (rule ERROR-15), no refetch on focus (rule CACHE-2). Without a connection a call fails at
 * once instead of waiting for one: a change is made only when the shopper asks for it again, a read is
 * repeated when the browser is online again.
 */
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
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: GENERAL_STALE_TIME_MS,
        // The server's client lives for one request and must not keep the process busy.
        cacheTime: serverSide ? Infinity : 900_000,
      },
      mutations: {retry: false, networkMode: 'always'},
    },
  })
}

import {QueryClient} from '@tanstack/react-query'
import {isApiFault} from '@common/fault'

/** Stale time of catalogue and content, which do not change during a visit: 4 h 15 min (rule CACHE-2). */
export const STATIC_STALE_TIME_MS = 15_300_000
/** Stale time of all other reads (rule CACHE-2). */
export const GENERAL_STALE_TIME_MS = 2000

const serverSide = typeof window === 'undefined'

/**
 * No retries (rule ERROR-15), no refetch on focus (rule CACHE-2). Without a connection a call fails at once
 * instead of waiting for one: a change is repeated only when the shopper requests it, a read is repeated
 * when the browser is online again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    logger: {
      log: () => undefined,
      warn: console.warn,
      // In development only; calls of a backend are logged by their client.
      error: (error) => serverSide || isApiFault(error) || console.warn(error),
    },
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: GENERAL_STALE_TIME_MS,
        // The server's client lives for one request, so its timers must not keep the process alive.
        cacheTime: serverSide ? Infinity : 900_000,
      },
      // The input of a call, which may be a password, is not kept after the call.
      mutations: {retry: false, networkMode: 'always', cacheTime: 1000},
    },
  })
}

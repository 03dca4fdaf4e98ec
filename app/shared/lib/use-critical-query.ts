import {useContext, useEffect, useRef} from 'react'
import {useQuery, type UseQueryResult} from '@tanstack/react-query'
import {AppErrorContext} from '@salesforce/pwa-kit-react-sdk/ssr/universal/components/app-error-boundary'
import {isApiFault} from '@common/fault'
import {askServer} from './ask-server'
import {isOutOfReach, readFailure} from './chunk-failure'
import type {PageComponent} from './page'
import {toHttpError} from './page-error'

interface CriticalQuery<Cached, T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Cached>
  readonly staleTime?: number
  readonly enabled?: boolean
  /** Selects the reader's data from the cached answer. */
  readonly select?: (cached: Cached) => T
}

interface CriticalOptions {
  /** The page that reads; it has the title of its 404. */
  page: PageComponent
  /** After a later read that fails the last data stay, and the page says so itself; the first read is critical. */
  staysOnFailure?: boolean
}

interface Options extends CriticalOptions {
  /** Shows the data of the last address until the new answer has loaded. */
  keepPreviousData?: boolean
}

/**
 * The result of a hook as a critical read of a page. On the server the answer is loaded before the render; in the browser
 * a failure shows the same error page as the server would send (rule ERROR-17), until the address changes; what does not
 * exist, or is malformed, is asked of the server first, which may know a redirect (rule ROUTE-14).
 * @throws ApiFault, or the failure of a chunk, without a connection: the boundary of the shell shows the offline screen,
 *   and the page reads again when the browser is online (rule ERROR-10)
 */
export function useCritical<T>(
  result: UseQueryResult<T>,
  {page, staysOnFailure}: CriticalOptions,
): UseQueryResult<T> {
  const boundary = useContext(AppErrorContext)
  const last = useRef<T>()
  if (result.data !== undefined) last.current = result.data
  const stays = staysOnFailure === true && last.current !== undefined
  // A read that is repeated keeps its last error until it begins.
  const failure = result.isError && result.data === undefined && !stays ? result.error : null
  const cause = failure && readFailure(failure)
  if (isOutOfReach(cause)) throw cause
  useEffect(() => {
    if (!failure) return
    const isUnknown = isApiFault(failure) && [400, 404].includes(failure.status)
    if (isUnknown && askServer(window.location)) return
    boundary?.onGetPropsError(toHttpError(failure, page))
  }, [failure, boundary, page])
  return stays ? ({...result, data: last.current} as UseQueryResult<T>) : result
}

/** `useCritical` for a read that no hook of commerce-sdk-react makes. */
export const useCriticalQuery = <Cached, T = Cached>(
  query: CriticalQuery<Cached, T>,
  {keepPreviousData, ...options}: Options,
): UseQueryResult<T> => useCritical(useQuery({...query, keepPreviousData}), options)

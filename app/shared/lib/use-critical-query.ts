import {useContext, useEffect} from 'react'
import {useQuery, type UseQueryResult} from '@tanstack/react-query'
import {AppErrorContext} from '@salesforce/pwa-kit-react-sdk/ssr/universal/components/app-error-boundary'
import {isApiFault} from '@common/fault'
import {askServer} from './ask-server'
import {reportOffline} from './chunk-failure'
import type {PageComponent} from './page'
import {toHttpError} from './page-error'

interface CriticalQuery<Kept, T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Kept>
  readonly staleTime?: number
  /** Selects the reader's data from the cached answer. */
  readonly select?: (kept: Kept) => T
}

interface Options {
  /** The page that reads; it has the title of its 404. */
  page: PageComponent
  /** Shows the data of the last address until the new answer has loaded. */
  keepPreviousData?: boolean
}

/**
 * A critical read of a page. On the server the answer is loaded before the render; in the browser a failure
 * shows the same error page as the server would send (rule ERROR-17), until the address changes; what does not exist
 * is asked of the server first, which may know a redirect (rule ROUTE-14). Without a
 * connection the page shows the offline message, and reads again when the browser is online.
 */
export function useCriticalQuery<Kept, T = Kept>(
  query: CriticalQuery<Kept, T>,
  {page, keepPreviousData}: Options,
): UseQueryResult<T> {
  const boundary = useContext(AppErrorContext)
  const result = useQuery({...query, keepPreviousData})
  const failure = result.data === undefined ? result.error : null
  useEffect(() => {
    if (!failure) return
    const fault = isApiFault(failure) ? failure : null
    if (fault?.type === 'offline') reportOffline()
    else if (fault?.status === 404 && askServer(window.location)) return
    else boundary?.onGetPropsError(toHttpError(failure, page))
  }, [failure, boundary, page])
  return result
}

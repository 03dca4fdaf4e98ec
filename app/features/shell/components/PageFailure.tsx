import {useTranslate} from '@app/shared/i18n/messages'
import {isOutOfReach, readFailure} from '@app/shared/lib/chunk-failure'
import {isApiFault} from '@common/fault'
import {ErrorPage} from './ErrorPage'
import {NotFound} from './NotFound'
import {OfflineView} from './OfflineView'

interface PageFailureProps {
  error: unknown
  /** Repeats the read, such as the `refetch` of a query. */
  onRetry: () => unknown
  /** Title of the 404 page, in the shopper's language. */
  notFoundTitle?: string
}

/**
 * Error page of a critical read that failed in the browser; the server renders the same through `_error`. Without a
 * connection it is the offline screen, until the query reads again when the browser is online.
 */
export function PageFailure({error, onRetry, notFoundTitle}: PageFailureProps) {
  const t = useTranslate()
  if (isOutOfReach(readFailure(error))) return <OfflineView onRetry={() => void onRetry()} />
  const status = isApiFault(error) && error.status >= 400 ? error.status : 500
  if (status === 404) return <NotFound title={notFoundTitle} />
  return (
    <ErrorPage status={status} message={t('error.http', {status})} onRetry={() => void onRetry()} />
  )
}

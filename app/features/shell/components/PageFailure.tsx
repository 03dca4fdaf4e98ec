import {useTranslate} from '@app/shared/i18n/messages'
import {isApiFault} from '@common/fault'
import {ErrorPage} from './ErrorPage'
import {NotFoundView} from './NotFoundView'

interface PageFailureProps {
  error: unknown
  /** Reads again, such as the `refetch` of a query. */
  onRetry: () => unknown
  /** What was not found, in the shopper's language. */
  notFoundTitle?: string
}

/** A page whose critical read failed in the browser; the server shows the same through `_error`. */
export function PageFailure({error, onRetry, notFoundTitle}: PageFailureProps) {
  const t = useTranslate()
  const status = isApiFault(error) && error.status >= 400 ? error.status : 500
  if (status === 404) return <NotFoundView title={notFoundTitle} />
  return (
    <ErrorPage status={status} message={t('error.http', {status})} onRetry={() => void onRetry()} />
  )
}

import {useEffect} from 'react'
import {reportCaught} from '@app/shared/lib/client-error'
import {Shell} from '@app/features/shell/components/Shell'
import {DocumentHead} from '@app/features/shell/components/DocumentHead'
import {ErrorPage} from '@app/features/shell/components/ErrorPage'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'

interface ErrorProps {
  message: string
  /** HTTP status; missing for a failure in the browser. */
  status?: number
  stack?: string
  correlationId?: string
}

/** PWA Kit's extension point for the page that replaces the app after an error. */
export default function AppError({status, message, stack, correlationId}: ErrorProps) {
  useEffect(() => {
    if (status === undefined) reportCaught(message, stack)
  }, [status, message, stack])
  return (
    <>
      <DocumentHead />
      <Shell>
        <ErrorPage status={status ?? 500} message={message} correlationId={correlationId} />
      </Shell>
      <CommerceSlot />
    </>
  )
}

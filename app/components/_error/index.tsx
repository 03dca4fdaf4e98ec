import {useEffect} from 'react'
import {reportCaught} from '@app/shared/lib/trouble'
import {Shell} from '@app/features/shell/components/Shell'
import {DocumentHead} from '@app/features/shell/components/DocumentHead'
import {ErrorPage} from '@app/features/shell/components/ErrorPage'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'

interface ErrorProps {
  message: string
  /** Missing when the browser itself failed. */
  status?: number
  stack?: string
  correlationId?: string
}

/** PWA Kit's slot for the page that is shown instead of the app. */
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

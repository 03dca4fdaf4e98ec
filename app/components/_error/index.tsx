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
export default function AppError({status = 500, message, correlationId}: ErrorProps) {
  return (
    <>
      <DocumentHead />
      <Shell>
        <ErrorPage status={status} message={message} correlationId={correlationId} />
      </Shell>
      <CommerceSlot />
    </>
  )
}

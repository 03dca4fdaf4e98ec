import {Component, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {giveUpToaster, useToasterWanted} from './toast'

const Toaster = loadable(() => import('./overlay/Toaster'), {ssr: false})

/**
 * A notice must not take its page with it: without this, a toaster that did not load failed the page,
 * and the error page, which has toasts too, failed in turn without end.
 */
class ToastBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    reportMissingPart(error)
    giveUpToaster()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Place of the toasts in the shell; loads their code when the first one is shown. */
export function ToastHost() {
  if (!useToasterWanted()) return null
  return (
    <ToastBoundary>
      <Toaster />
    </ToastBoundary>
  )
}

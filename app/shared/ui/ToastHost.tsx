import {Component, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {giveUpToaster, useToasterNeeded} from './toast'

const Toaster = loadable(() => import('./overlay/Toaster'), {ssr: false})

/**
 * A toast must not fail the page: without this boundary, a toaster that did not load failed the page, and
 * then the error page, which has toasts too, in an endless loop.
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

/** Container of the toasts in the shell; loads their code when the first one is shown. */
export function ToastHost() {
  if (!useToasterNeeded()) return null
  return (
    <ToastBoundary>
      <Toaster />
    </ToastBoundary>
  )
}

import {Component, useDeferredValue, useState, type ComponentType, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {preloadSoon} from '@app/shared/lib/when-painted'
import type {DialogProps, DrawerProps} from './overlay-props'

const Drawer = loadable(() => import('./Drawer'), {ssr: false})
const Dialog = loadable(() => import('./Dialog'), {ssr: false})

interface BoundaryProps {
  onFailure: () => void
  children: ReactNode
}

/** Closes an overlay whose code did not load; the offline notice appears (rule ERROR-16). */
class OverlayBoundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    reportMissingPart(error)
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * Mounts a lazily loaded overlay at its first opening and keeps it mounted for its closing transition. The press that opens
 * it is painted before that.
 */
export function lazyOverlay<Props extends {open: boolean; onClose: () => void}>(
  Overlay: ComponentType<Props>,
): ComponentType<Props> {
  return function LazyOverlay(props: Props) {
    const asked = useDeferredValue(props.open)
    const [mounted, setMounted] = useState(asked)
    const [attempt, setAttempt] = useState(0)
    if (asked && !mounted) setMounted(true)
    if (!mounted) return null
    const giveUp = () => {
      setMounted(false)
      setAttempt(attempt + 1)
      props.onClose()
    }
    return (
      <OverlayBoundary key={attempt} onFailure={giveUp}>
        <Overlay {...props} />
      </OverlayBoundary>
    )
  }
}

/** Drawer whose code loads when it first opens; it traps the focus and restores it on closing. */
export const LazyDrawer = lazyOverlay<DrawerProps>(Drawer)

/** Dialog whose code loads when it first opens; it traps the focus and restores it on closing. */
export const LazyDialog = lazyOverlay<DialogProps>(Dialog)

/** Loads the code of drawers when an opening is likely (pointer over the button). */
export function preloadDrawer(): void {
  preloadSoon(Drawer)
}

/** Loads the code of dialogs when an opening is likely. */
export function preloadDialog(): void {
  preloadSoon(Dialog)
}

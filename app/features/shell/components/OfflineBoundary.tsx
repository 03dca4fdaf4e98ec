import {Component, useEffect, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {
  clearChunkFailure,
  isChunkFailure,
  reportChunkFailure,
  useMissingCode,
  type MissingCode,
} from '@app/shared/lib/chunk-failure'
import {OfflineBanner, OfflineView} from './OfflineView'

interface BoundaryProps {
  missing: MissingCode
  children: ReactNode
}

/** Catches code that did not arrive; every other error goes on to the error page. */
class ChunkBoundary extends Component<BoundaryProps, {error: unknown}> {
  override state: {error: unknown} = {error: null}

  static getDerivedStateFromError(error: unknown) {
    return {error}
  }

  override componentDidCatch(error: unknown) {
    reportChunkFailure(error, 'page')
  }

  override componentDidUpdate(before: BoundaryProps) {
    const cleared = before.missing !== 'nothing' && this.props.missing === 'nothing'
    if (cleared && this.state.error) this.setState({error: null})
  }

  override render() {
    const {error} = this.state
    if (!error) return this.props.children
    if (!isChunkFailure(error)) throw error
    return <OfflineView onRetry={clearChunkFailure} />
  }
}

/**
 * Shows the offline screen for a page whose code did not load; it clears on retry, when the browser is
 * online again and on a change of route (spec 4 "Offline boundary").
 */
export function OfflineBoundary({children}: {children: ReactNode}) {
  const {pathname} = useLocation()
  const missing = useMissingCode()

  useEffect(() => {
    window.addEventListener('online', clearChunkFailure)
    return () => window.removeEventListener('online', clearChunkFailure)
  }, [])
  useEffect(() => clearChunkFailure(), [pathname])

  return <ChunkBoundary missing={missing}>{children}</ChunkBoundary>
}

/** Notice of a part of the page that did not load. */
export function OfflineNotice() {
  return useMissingCode() === 'part' ? <OfflineBanner onRetry={clearChunkFailure} /> : null
}

import {Component, useEffect, type ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {
  clearMissingPart,
  isOutOfReach,
  reloadForMissingCode,
  retryOr,
  useMissingPart,
} from '@app/shared/lib/chunk-failure'
import {connection} from '@app/shared/lib/connection'
import {OfflineBanner, OfflineView} from './OfflineView'

interface BoundaryProps {
  pathname: string
  children: ReactNode
}

/** Catches code and critical reads that nothing answered; every other error is passed on to the error page. */
class ChunkBoundary extends Component<BoundaryProps, {error: unknown}> {
  override state: {error: unknown} = {error: null}

  static getDerivedStateFromError(error: unknown) {
    return {error}
  }

  private readonly retry = () => {
    if (this.state.error) this.setState({error: null})
  }

  override componentDidCatch(error: unknown) {
    reloadForMissingCode(error)
  }

  private endWatch?: () => void

  override componentDidMount() {
    window.addEventListener('online', this.retry)
    // The browser's event may come before the server answers again.
    this.endWatch = connection.subscribe(() => {
      if (connection.get().online) this.retry()
    })
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.pathname !== this.props.pathname) this.retry()
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
    this.endWatch?.()
  }

  override render() {
    const {error} = this.state
    if (!error) return this.props.children
    if (!isOutOfReach(error)) throw error
    return <OfflineView onRetry={retryOr(this.retry)} />
  }
}

/**
 * Reloads a page, once, whose code did not load while the browser is online; otherwise, and for a page whose critical
 * read nothing answered, shows the offline screen, or a failure when the browser reports that it is online. It clears
 * on retry, when the browser is online again and on a change of route (rules ERROR-9 and ERROR-10).
 */
export function OfflineBoundary({children}: {children: ReactNode}) {
  return <ChunkBoundary pathname={useLocation().pathname}>{children}</ChunkBoundary>
}

/** Notice of a part of the page that did not load; it clears like the offline screen. */
export function OfflineNotice() {
  const {pathname} = useLocation()
  useEffect(() => {
    window.addEventListener('online', clearMissingPart)
    return () => window.removeEventListener('online', clearMissingPart)
  }, [])
  useEffect(() => clearMissingPart(), [pathname])
  return useMissingPart() ? <OfflineBanner onRetry={retryOr(clearMissingPart)} /> : null
}

import {
  Component,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

/** Distance from the viewport at which a block starts to load. */
const AHEAD = '600px 0px'

/** Time in milliseconds after which the reserved space of a block that has not loaded is removed. */
const TIMEOUT_MS = 5000

/**
 * Error boundary of a deferred block: a failed block renders nothing, and the rest of the page is
 * unaffected.
 */
export class Quiet extends Component<
  {children: ReactNode; onFailure?: (error: unknown) => void},
  {failed: boolean}
> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page is left out:', String(error))
    this.props.onFailure?.(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const Place = createContext<() => void>(() => undefined)

/** For a block inside of `Deferred`: removes its reserved space when it has nothing to show. */
export function useNothingToShow(nothing: boolean): void {
  const giveUp = useContext(Place)
  useEffect(() => {
    if (nothing) giveUp()
  }, [nothing, giveUp])
}

interface DeferredProps {
  /** Class that reserves the space of the block while it is empty: `.name:not(:has(*)) {min-height: …}`. */
  placeholder?: string
  /** Id of the block, for links. */
  id?: string
  /** Starts in the viewport and not before: for blocks near the first view that need a session. */
  whenSeen?: boolean
  children: ReactNode
}

/**
 * Mounts its children when the shopper scrolls near them. For blocks below the fold whose data or code must
 * not delay the page: the server leaves them out, a failure hides them.
 */
export function Deferred({placeholder, id, whenSeen = false, children}: DeferredProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = place.current
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true)
      },
      {rootMargin: whenSeen ? '0px' : AHEAD},
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [whenSeen])
  const [given, setGiven] = useState(false)
  const giveUp = useCallback(() => setGiven(true), [])
  useEffect(() => {
    if (!near) return undefined
    const timer = setTimeout(giveUp, TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [near, giveUp])
  return (
    <div ref={place} id={id} className={given ? undefined : placeholder}>
      {near && (
        <Place.Provider value={giveUp}>
          <Quiet onFailure={giveUp}>{children}</Quiet>
        </Place.Provider>
      )}
    </div>
  )
}

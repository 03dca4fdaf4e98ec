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

/** Distance from the window at which a block begins to load. */
const AHEAD = '600px 0px'

/** Milliseconds after which the place of a block that is still not there is given up. */
const TIMEOUT_MS = 5000

/** A deferred block that fails is nothing at all; the page around it stays whole. */
export class Quiet extends Component<
  {children: ReactNode; onFailure?: () => void},
  {failed: boolean}
> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page is left out:', String(error))
    this.props.onFailure?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const Place = createContext<() => void>(() => undefined)

/** For a block inside of `Deferred`: once it knows that it has nothing to show, its place goes. */
export function useNothingToShow(nothing: boolean): void {
  const giveUp = useContext(Place)
  useEffect(() => {
    if (nothing) giveUp()
  }, [nothing, giveUp])
}

interface DeferredProps {
  /** Reserves the space of the block while it is empty: `.name:not(:has(*)) {min-height: …}`. */
  placeholder?: string
  /** Anchor of the block. */
  id?: string
  /** Begins in the window and not before it: for what stands near the first view and needs a session. */
  whenSeen?: boolean
  children: ReactNode
}

/**
 * Mounts its children when the shopper comes near. For what stands below the fold and whose data or code
 * nobody should wait for: the server leaves it out, a failure hides it.
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

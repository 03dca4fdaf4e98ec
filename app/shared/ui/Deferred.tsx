import {Component, useEffect, useRef, useState, type ReactNode} from 'react'

/** Distance from the window at which a block begins to load. */
const AHEAD = '600px 0px'

/** Milliseconds after which the place of a block that is still not there is given up. */
const PATIENCE_MS = 5000

/** A deferred block that fails is nothing at all; the page around it stays whole. */
export class Quiet extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page is left out:', String(error))
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

interface DeferredProps {
  /** Reserves the space of the block while it is empty: `.name:not(:has(*)) {min-height: …}`. */
  placeholder?: string
  /** Anchor of the block. */
  id?: string
  children: ReactNode
}

/**
 * Mounts its children when the shopper comes near. For what stands below the fold and whose data or code
 * nobody should wait for: the server leaves it out, a failure hides it.
 */
export function Deferred({placeholder, id, children}: DeferredProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = place.current
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true)
      },
      {rootMargin: AHEAD},
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!near) return undefined
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [near])
  return (
    <div ref={place} id={id} className={late ? undefined : placeholder}>
      {near && <Quiet>{children}</Quiet>}
    </div>
  )
}

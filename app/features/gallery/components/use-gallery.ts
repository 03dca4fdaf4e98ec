import {useRef, useState, type KeyboardEvent, type PointerEvent} from 'react'
import {arrowStep, readingSign} from '@app/shared/lib/reading-direction'
import {SLIDE_LOCK_MS, swipeStep, wrapIndex} from '../model/swipe'

interface Gallery {
  readonly index: number
  /** Step of the last change of picture, for the direction of the movement. */
  readonly step: number
  readonly show: (index: number) => void
  readonly move: (step: number) => void
  /** Pointer handlers for the element that is swiped. */
  readonly swipe: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
  }
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Position in a gallery of `count` pictures that wraps around (rule PROD-10). */
export function useGallery(count: number): Gallery {
  const [{index, step}, setPosition] = useState({index: 0, step: 0})
  const start = useRef<{x: number; y: number} | null>(null)
  const lockedUntil = useRef(0)

  const show = (target: number) => {
    setPosition((current) =>
      current.index === target ? current : {index: target, step: target > current.index ? 1 : -1},
    )
  }
  const move = (by: number) => {
    const now = performance.now()
    if (by === 0 || count < 2 || now < lockedUntil.current) return
    lockedUntil.current = now + SLIDE_LOCK_MS
    setPosition((current) => ({index: wrapIndex(current.index, by, count), step: by}))
  }
  return {
    index,
    step,
    show,
    move,
    swipe: {
      onPointerDown: (event) => {
        if (event.pointerType !== 'mouse') start.current = {x: event.clientX, y: event.clientY}
      },
      onPointerUp: (event) => {
        const from = start.current
        start.current = null
        if (from) move(swipeStep(event.clientX - from.x, event.clientY - from.y, readingSign()))
      },
      onPointerCancel: () => {
        start.current = null
      },
    },
    onKeyDown: (event) => {
      const by = arrowStep(event.key)
      if (by === undefined) return
      event.preventDefault()
      move(by)
    },
  }
}

import {useEffect, useRef, type PointerEvent} from 'react'

/** Milliseconds that a pointer rests before a panel opens, and stays away before it closes. */
const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 260

interface HoverIntent {
  /** Handlers of one top-level entry with its panel. */
  entryProps: (id: string) => {onPointerEnter: (event: PointerEvent) => void}
  /** Handlers of the whole menu. */
  menuProps: {onPointerLeave: (event: PointerEvent) => void}
  /** Forgets what was about to happen. */
  cancel: () => void
}

/** Opens after a moment's rest of the mouse and closes a little later than it leaves; touch is ignored. */
export function useHoverIntent(open: (id: string) => void, close: () => void): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (event: PointerEvent, delay: number, task: () => void) => {
    if (event.pointerType !== 'mouse') return
    cancel()
    timer.current = setTimeout(task, delay)
  }
  return {
    entryProps: (id) => ({
      onPointerEnter: (event) => after(event, OPEN_DELAY_MS, () => open(id)),
    }),
    menuProps: {onPointerLeave: (event) => after(event, CLOSE_DELAY_MS, close)},
    cancel,
  }
}

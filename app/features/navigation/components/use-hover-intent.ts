import {useEffect, useRef, type PointerEvent} from 'react'

/** Milliseconds that the pointer must stay on an entry before its panel opens, or away before it closes. */
const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 260

interface HoverIntent {
  /** Handlers of one top-level entry with its panel. */
  entryProps: (id: string) => {onPointerEnter: (event: PointerEvent) => void}
  /** Handlers of the whole menu. */
  menuProps: {onPointerLeave: (event: PointerEvent) => void}
  /** Cancels the pending opening or closing. */
  cancel: () => void
}

/** Opens after a short hover and closes shortly after the mouse leaves; touch is ignored. */
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

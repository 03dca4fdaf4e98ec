import {useEffect, useRef, type RefObject} from 'react'

/** Pixels that an arrow key moves the map. */
const STEP = 80
/** Pixels after which a press is a drag. */
const SLACK = 6

export interface MapGestures {
  readonly onMove: (x: number, y: number) => void
  readonly onZoom: (step: 1 | -1) => void
}

const KEYS: Readonly<Record<string, (gestures: MapGestures) => void>> = {
  ArrowLeft: ({onMove}) => onMove(-STEP, 0),
  ArrowRight: ({onMove}) => onMove(STEP, 0),
  ArrowUp: ({onMove}) => onMove(0, -STEP),
  ArrowDown: ({onMove}) => onMove(0, STEP),
  '+': ({onZoom}) => onZoom(1),
  '=': ({onZoom}) => onZoom(1),
  '-': ({onZoom}) => onZoom(-1),
}

function listen(map: HTMLElement, current: {readonly gestures: MapGestures}): () => void {
  const ended = new AbortController()
  const {signal} = ended
  let from: {x: number; y: number; moved: boolean} | null = null
  map.addEventListener(
    'keydown',
    (event) => {
      const act = KEYS[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act(current.gestures)
    },
    {signal},
  )
  // Plain scrolling moves the page on.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    current.gestures.onZoom(event.deltaY < 0 ? 1 : -1)
  }
  map.addEventListener('wheel', wheel, {signal, passive: false})
  map.addEventListener(
    'pointerdown',
    ({clientX: x, clientY: y, isPrimary, button}) => {
      if (isPrimary && button === 0) from = {x, y, moved: false}
    },
    {signal},
  )
  const move = ({clientX: x, clientY: y}: PointerEvent) => {
    if (!from) return
    if (!from.moved && Math.hypot(x - from.x, y - from.y) < SLACK) return
    current.gestures.onMove(from.x - x, from.y - y)
    from = {x, y, moved: true}
  }
  window.addEventListener('pointermove', move, {signal})
  const end = () => (from = null)
  window.addEventListener('pointerup', end, {signal})
  window.addEventListener('pointercancel', end, {signal})
  return () => ended.abort()
}

/** Keys, wheel and drags of a map. The keys work while something in the map has the focus. */
export function useMapGestures(map: RefObject<HTMLElement>, gestures: MapGestures): void {
  const current = useRef({gestures})
  useEffect(() => void (current.current.gestures = gestures))
  useEffect(() => (map.current ? listen(map.current, current.current) : undefined), [map])
}

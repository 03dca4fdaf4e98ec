import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import {readingSign} from '@app/shared/lib/reading-direction'
import {swipeStep} from '../model/swipe'
import {
  FITTED,
  maxScale,
  panBy,
  toggleZoom,
  zoomAt,
  zoomKey,
  ZOOM_STEP,
  type Point,
  type ZoomBox,
  type ZoomView,
} from '../model/zoom'

interface ZoomSource {
  readonly frame: RefObject<HTMLElement>
  readonly picture: RefObject<HTMLImageElement>
  /** Changes the picture by `step` while this one is not enlarged. */
  readonly onStep: (step: number) => void
}

/** A press that moves less than this, in pixels, is a tap. */
const TAP = 8

const distance = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0

/** Zoom of one picture by tap, pinch, wheel and keys; panning is limited to the picture. */
export function useZoom({frame, picture, onStep}: ZoomSource) {
  const [view, setView] = useState<ZoomView>(FITTED)
  const pointers = useRef(new Map<number, Point>())
  const press = useRef<{start: Point; last: Point; pinch: number; moved: boolean} | null>(null)

  const boxOf = (): ZoomBox => {
    const {clientWidth: width = 1, clientHeight: height = 1} = frame.current ?? {}
    const image = picture.current
    const natural = {width: image?.naturalWidth || 1, height: image?.naturalHeight || 1}
    const fit = Math.min(width / natural.width, height / natural.height)
    const pictureWidth = natural.width * fit
    return {
      width,
      height,
      pictureWidth,
      pictureHeight: natural.height * fit,
      maxScale: maxScale(natural.width, pictureWidth),
    }
  }
  const fromMiddle = ({x, y}: Point): Point => {
    const {left = 0, top = 0, width = 0, height = 0} = frame.current?.getBoundingClientRect() ?? {}
    return {x: x - left - width / 2, y: y - top - height / 2}
  }

  // React's wheel listeners are passive, and the page behind must not scroll: the listener is added
  // natively.
  useEffect(() => {
    const target = frame.current
    if (!target) return undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = event.deltaY < 0 ? ZOOM_STEP ** 0.5 : 1 / ZOOM_STEP ** 0.5
      const at = fromMiddle({x: event.clientX, y: event.clientY})
      setView((current) => zoomAt(current, current.scale * factor, at, boxOf()))
    }
    target.addEventListener('wheel', onWheel, {passive: false})
    return () => target.removeEventListener('wheel', onWheel)
  })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = {x: event.clientX, y: event.clientY}
    pointers.current.set(event.pointerId, point)
    press.current = {
      start: press.current?.start ?? point,
      last: point,
      pinch: distance([...pointers.current.values()]),
      moved: press.current?.moved ?? false,
    }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = press.current
    if (!held || !pointers.current.has(event.pointerId)) return
    const point = {x: event.clientX, y: event.clientY}
    pointers.current.set(event.pointerId, point)
    const points = [...pointers.current.values()]
    if (Math.hypot(point.x - held.start.x, point.y - held.start.y) > TAP) held.moved = true
    if (points.length === 2) {
      const [a, b] = points as [Point, Point]
      const pinch = distance(points)
      const at = fromMiddle({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2})
      const factor = held.pinch > 0 ? pinch / held.pinch : 1
      setView((current) => zoomAt(current, current.scale * factor, at, boxOf()))
      held.pinch = pinch
      held.moved = true
    } else {
      const [dx, dy] = [point.x - held.last.x, point.y - held.last.y]
      setView((current) => (current.scale > 1 ? panBy(current, dx, dy, boxOf()) : current))
    }
    held.last = point
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const held = press.current
    pointers.current.delete(event.pointerId)
    if (!held || pointers.current.size > 0) return
    press.current = null
    const point = {x: event.clientX, y: event.clientY}
    if (!held.moved) setView((current) => toggleZoom(current, fromMiddle(point), boxOf()))
    else if (view.scale === 1)
      onStep(swipeStep(point.x - held.start.x, point.y - held.start.y, readingSign()))
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    press.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomKey(view, event.key, boxOf())
    if (next) {
      event.preventDefault()
      // The arrow keys of the gallery change the picture; a zoomed picture handles them itself.
      event.stopPropagation()
      setView(next)
    }
  }
  return {
    view,
    reset: () => setView(FITTED),
    zoomBy: (factor: number) =>
      setView((current) => zoomAt(current, current.scale * factor, {x: 0, y: 0}, boxOf())),
    handlers: {onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown},
  }
}

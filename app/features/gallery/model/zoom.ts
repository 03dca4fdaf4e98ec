/** Zoom of a picture in its frame: scale 1 fits the frame, offsets are pixels from the centre. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Size of frame and picture at scale 1, pixels. */
export interface ZoomBox {
  readonly width: number
  readonly height: number
  readonly pictureWidth: number
  readonly pictureHeight: number
  readonly maxScale: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const FITTED: ZoomView = {scale: 1, x: 0, y: 0}

/** Maximum scale, from the natural size; at least 1 (rule PROD-11). */
export function maxScale(naturalWidth: number, shownWidth: number): number {
  return shownWidth > 0 ? Math.max(1, naturalWidth / shownWidth) : 1
}

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** The view within its limits: the picture always covers its frame to the edges. */
export function clampView({scale, x, y}: ZoomView, box: ZoomBox): ZoomView {
  const held = Math.min(box.maxScale, Math.max(1, scale))
  const spareX = Math.max(0, (box.pictureWidth * held - box.width) / 2)
  const spareY = Math.max(0, (box.pictureHeight * held - box.height) / 2)
  return {scale: held, x: clamp(x, spareX), y: clamp(y, spareY)}
}

/** The view at another scale; the point of the frame at `at` (from its centre) stays in place. */
export function zoomAt(view: ZoomView, scale: number, at: Point, box: ZoomBox): ZoomView {
  const held = Math.min(box.maxScale, Math.max(1, scale))
  const ratio = held / view.scale
  return clampView(
    {scale: held, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio},
    box,
  )
}

/** A tap zooms in to the maximum scale at its point, and back out (rule PROD-11). */
export function toggleZoom(view: ZoomView, at: Point, box: ZoomBox): ZoomView {
  return view.scale > 1 ? FITTED : zoomAt(view, box.maxScale, at, box)
}

export const panBy = (view: ZoomView, dx: number, dy: number, box: ZoomBox): ZoomView =>
  clampView({...view, x: view.x + dx, y: view.y + dy}, box)

/** Pan distance of an arrow key, pixels. */
const KEY_STEP = 60
/** Zoom factor of one step of the wheel or of the keys plus and minus. */
export const ZOOM_STEP = 1.4

/** The view after a key press; null when the key is not for the picture. */
export function zoomKey(view: ZoomView, key: string, box: ZoomBox): ZoomView | null {
  const middle = {x: 0, y: 0}
  switch (key) {
    case '+':
    case '=':
      return zoomAt(view, view.scale * ZOOM_STEP, middle, box)
    case '-':
      return zoomAt(view, view.scale / ZOOM_STEP, middle, box)
    case '0':
      return FITTED
    case 'Enter':
    case ' ':
      return toggleZoom(view, middle, box)
    case 'ArrowLeft':
      return view.scale > 1 ? panBy(view, KEY_STEP, 0, box) : null
    case 'ArrowRight':
      return view.scale > 1 ? panBy(view, -KEY_STEP, 0, box) : null
    case 'ArrowUp':
      return view.scale > 1 ? panBy(view, 0, KEY_STEP, box) : null
    case 'ArrowDown':
      return view.scale > 1 ? panBy(view, 0, -KEY_STEP, box) : null
    default:
      return null
  }
}

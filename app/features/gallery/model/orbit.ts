/** Camera position around a model: angles in radians, distance in sizes of the model. */
export interface OrbitView {
  readonly azimuth: number
  readonly elevation: number
  readonly distance: number
}

export const START: OrbitView = {azimuth: 0.55, elevation: 0.24, distance: 1.55}

const ELEVATION = {min: -0.15, max: 1.4}
const DISTANCE = {min: 0.8, max: 2.6}
/** Rotation per pixel: a drag over 300 px is half a turn. */
const RADIANS_PER_PIXEL = Math.PI / 300
const KEY_TURN = Math.PI / 12
const STEP = 1.15

const clamp = (value: number, {min, max}: {min: number; max: number}): number =>
  Math.min(max, Math.max(min, value))

/** Azimuth of a view in whole degrees from 0 to 359. */
export const degreesOf = ({azimuth}: OrbitView): number =>
  ((Math.round((azimuth / Math.PI) * 180) % 360) + 360) % 360

/** The view after a rotation; it stays above the floor and below the zenith. */
export function turned(view: OrbitView, dAzimuth: number, dElevation: number): OrbitView {
  return {
    ...view,
    azimuth: view.azimuth + dAzimuth,
    elevation: clamp(view.elevation + dElevation, ELEVATION),
  }
}

/** The view after a drag; pixels, right and down are positive. */
export const dragged = (view: OrbitView, dx: number, dy: number): OrbitView =>
  turned(view, -dx * RADIANS_PER_PIXEL, dy * RADIANS_PER_PIXEL)

/** The view at another distance; a factor below 1 brings it nearer. */
export const dollied = (view: OrbitView, factor: number): OrbitView => ({
  ...view,
  distance: clamp(view.distance * factor, DISTANCE),
})

/** The view after a key press; null when the key is not for the model. */
export function orbitKey(view: OrbitView, key: string): OrbitView | null {
  switch (key) {
    case 'ArrowLeft':
      return turned(view, -KEY_TURN, 0)
    case 'ArrowRight':
      return turned(view, KEY_TURN, 0)
    case 'ArrowUp':
      return turned(view, 0, KEY_TURN / 2)
    case 'ArrowDown':
      return turned(view, 0, -KEY_TURN / 2)
    case '+':
    case '=':
      return dollied(view, 1 / STEP)
    case '-':
      return dollied(view, STEP)
    case '0':
      return START
    default:
      return null
  }
}

/** Camera position around a centre, for a model of the given size. */
export function eyeOf(
  {azimuth, elevation, distance}: OrbitView,
  middle: readonly [number, number, number],
  size: number,
): [number, number, number] {
  const far = distance * size
  return [
    middle[0] + Math.sin(azimuth) * Math.cos(elevation) * far,
    middle[1] + Math.sin(elevation) * far,
    middle[2] + Math.cos(azimuth) * Math.cos(elevation) * far,
  ]
}

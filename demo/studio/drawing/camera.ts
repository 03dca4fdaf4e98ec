import {add, cross, dot, mul, radians, sub, unit, type Vec2, type Vec3} from './vec'

/** Viewpoint of a picture. Angles in degrees, lengths in centimetres. */
export interface Viewpoint {
  /** Horizontal angle: 0 looks at the front (from +z); positive moves towards +x. */
  readonly azimuth: number
  /** Vertical angle above the horizon. */
  readonly elevation: number
  /** Distance from the target; a large one gives the flat perspective of a long lens. */
  readonly distance: number
  readonly target: Vec3
}

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A viewpoint bound to a canvas. */
export interface Camera {
  readonly position: Vec3
  readonly right: Vec3
  readonly up: Vec3
  readonly back: Vec3
  /** Scale at the target in canvas pixels per centimetre. */
  readonly scale: number
  readonly project: (p: Vec3) => Vec2
  /** Distance from the eye along the view axis, centimetres. */
  readonly depth: (p: Vec3) => number
  /** Scale at a point in pixels per centimetre. */
  readonly scaleAt: (p: Vec3) => number
  /** Unit direction from the eye through a canvas point. */
  readonly ray: (p: Vec2) => Vec3
}

/** Binds a viewpoint to the canvas: `centre` is where the target appears. */
export const makeCamera = (view: Viewpoint, scale: number, centre: Vec2): Camera => {
  const a = radians(view.azimuth)
  const e = radians(view.elevation)
  const back: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const right: Vec3 = [Math.cos(a), 0, -Math.sin(a)]
  const up = unit(cross(back, right))
  const position = add(view.target, mul(back, view.distance))
  const depth = (p: Vec3): number => dot(sub(position, p), back)
  const scaleAt = (p: Vec3): number => (scale * view.distance) / Math.max(1, depth(p))
  const project = (p: Vec3): Vec2 => {
    const d = sub(p, view.target)
    const s = scaleAt(p)
    return [centre[0] + dot(d, right) * s, centre[1] - dot(d, up) * s]
  }
  const ray = (p: Vec2): Vec3 => {
    const x = (p[0] - centre[0]) / scale
    const y = (centre[1] - p[1]) / scale
    return unit(sub(add(mul(right, x), mul(up, y)), mul(back, view.distance)))
  }
  return {position, right, up, back, scale, project, depth, scaleAt, ray}
}

/** The camera that shows all points inside the frame, centred, at the frame's lower edge. */
export const fitCamera = (view: Viewpoint, points: readonly Vec3[], frame: Frame): Camera => {
  const probe = makeCamera(view, 1, [0, 0])
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const p of points) {
    const [x, y] = probe.project(p)
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  const scale = Math.min(frame.width / (x1 - x0), frame.height / (y1 - y0))
  const slack = (frame.height - (y1 - y0) * scale) * 0.42
  return makeCamera(view, scale, [
    frame.x + frame.width / 2 - ((x0 + x1) / 2) * scale,
    frame.y + frame.height - slack - y1 * scale,
  ])
}

/** The studio light, always from the viewer's upper left, as a direction towards the light. */
export const keyLight = (camera: Camera): Vec3 => {
  const forward = unit([camera.back[0], 0, camera.back[2]])
  return unit(add(add(mul(camera.right, -0.56), [0, 0.8, 0]), mul(forward, 0.46)))
}

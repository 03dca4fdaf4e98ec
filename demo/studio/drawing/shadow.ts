import type {Camera} from './camera'
import {n, pathOf, type Canvas} from './canvas'
import {convexHull} from './order'
import {hullPoints, type Piece} from './pieces'
import {unit, type Vec2, type Vec3} from './vec'

interface Layer {
  /** Maximum height above the ground of the parts in this layer, centimetres. */
  readonly below: number
  readonly blur: number
  readonly opacity: number
}

const layers: readonly Layer[] = [
  {below: 400, blur: 5.2, opacity: 0.13},
  {below: 34, blur: 2.6, opacity: 0.15},
  {below: 9, blur: 0.9, opacity: 0.24},
]

const thickness = (piece: Piece): number =>
  piece.kind === 'tube'
    ? Math.max(...piece.radii)
    : piece.kind === 'ball'
      ? piece.radius
      : piece.kind === 'line'
        ? 0
        : 0.2

/** Area of the ground that one piece shades, as a canvas outline. */
const cast = (piece: Piece, camera: Camera, towards: Vec3, floor: number): Vec2[] => {
  const r = thickness(piece)
  const points: Vec2[] = []
  for (const p of hullPoints(piece)) {
    const t = Math.max(0, p[1] - floor) / towards[1]
    const x = p[0] - towards[0] * t
    const z = p[2] - towards[2] * t
    if (r === 0) continue
    // A facet is one of many adjacent ones; its thickness would only make the outline longer.
    if (piece.kind === 'patch') {
      points.push(camera.project([x, floor, z]))
      continue
    }
    points.push(
      camera.project([x - r, floor, z]),
      camera.project([x + r, floor, z]),
      camera.project([x, floor, z - r]),
      camera.project([x, floor, z + r]),
    )
  }
  return convexHull(points)
}

/** Soft shadow of all pieces on level ground, darker and sharper near the contact with the ground. */
export const paintShadow = (
  canvas: Canvas,
  pieces: readonly Piece[],
  camera: Camera,
  towards: Vec3,
  options: {floor?: number; strength?: number; colour?: string} = {},
): void => {
  const floor = options.floor ?? 0
  // Steeper than the light itself, so that the shadow stays close to its product.
  const steep = unit([towards[0] * 0.62, towards[1], towards[2] * 0.5])
  for (const layer of layers) {
    let path = ''
    for (const piece of pieces) {
      const points = hullPoints(piece)
      if (points.length === 0 || (piece.surface.opacity ?? 1) < 0.6) continue
      const low =
        Math.min(...points.map((p) => p[1])) - (piece.kind === 'tube' ? thickness(piece) : 0)
      if (low - floor > layer.below) continue
      const outline = cast(piece, camera, steep, floor)
      if (outline.length > 2) path += pathOf(outline)
    }
    if (!path) continue
    const id = canvas.define(
      (key) =>
        `<filter id="${key}" x="-20%" y="-40%" width="140%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(layer.blur * camera.scale)}"/></filter>`,
    )
    canvas.draw(
      `<path d="${path}" fill="${options.colour ?? '#57422c'}" fill-opacity="${n(layer.opacity * (options.strength ?? 1), 3)}" filter="url(#${id})"/>`,
    )
  }
}

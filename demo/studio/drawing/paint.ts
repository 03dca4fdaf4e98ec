import type {Camera} from './camera'
import {n, pathOf, type Canvas} from './canvas'
import {shade} from './colour'
import type {Lighting} from './light'
import {paintOrder, placeAll, type Placed} from './order'
import {paintBall, paintLine, paintTube, paintWheel} from './paint-round'
import {glossOf, paintSolid} from './paint-solid'
import type {Patch, Piece, Surface, Weave} from './pieces'
import {cross, dot, mul, sub, unit, type Vec2, type Vec3} from './vec'

export interface PaintContext {
  readonly camera: Camera
  readonly lighting: Lighting
  /** Draws once the current piece is complete. */
  readonly after: (markup: string) => void
}

/** Light at the corners of facets; smoothed within each surface, because shading on cloth changes gradually. */
class PatchTones {
  private readonly front = new Map<Vec3, number>()
  private readonly back = new Map<Vec3, number>()

  constructor(shown: readonly (readonly [Patch, boolean])[], lighting: Lighting) {
    for (const [patch, front] of shown)
      patch.corners.forEach((p, i) => {
        const tones = front ? this.front : this.back
        if (tones.has(p)) return
        const normal = patch.normals[i] as Vec3
        tones.set(p, lighting.tone(p, front ? normal : mul(normal, -1)))
      })
    for (let pass = 0; pass < 6; pass++) this.soften(shown)
  }

  private soften(shown: readonly (readonly [Patch, boolean])[]): void {
    const sums = new Map<Vec3, [number, number]>()
    const backSums = new Map<Vec3, [number, number]>()
    for (const [patch, front] of shown) {
      const tones = front ? this.front : this.back
      const into = front ? sums : backSums
      const mean = patch.corners.reduce((sum, p) => sum + (tones.get(p) as number), 0) / 4
      for (const p of patch.corners) {
        const sum = into.get(p)
        if (sum) {
          sum[0] += mean
          sum[1]++
        } else into.set(p, [mean, 1])
      }
    }
    for (const [p, [sum, count]] of sums) this.front.set(p, sum / count)
    for (const [p, [sum, count]] of backSums) this.back.set(p, sum / count)
  }

  at(p: Vec3, front: boolean): number {
    return (front ? this.front : this.back).get(p) as number
  }
}

/** True for the front, false for the lined back, null when an open back is visible. */
const facesEye = (patch: Patch, camera: Camera): boolean | null => {
  const [a, b, c, d] = patch.corners
  const facing = cross(sub(c, a), sub(d, b))
  const mean: Vec3 = [
    patch.normals[0][0] + patch.normals[2][0],
    patch.normals[0][1] + patch.normals[2][1],
    patch.normals[0][2] + patch.normals[2][2],
  ]
  const front = dot(facing, mean) < 0 !== dot(facing, sub(camera.position, a)) > 0
  return front ? true : patch.lining ? false : null
}

/** Maximum difference of light within one flat facet. */
const flatEnough = 0.018

/** A facet in as many equal pieces as its light needs, and its whole outline. */
const showPatch = (
  patch: Patch,
  front: boolean,
  context: PaintContext,
  tones: PatchTones,
): {readonly markup: string; readonly outline: string; readonly surface: Surface} => {
  const {camera, lighting} = context
  const surface = front ? patch.surface : (patch.lining as Surface)
  const view = unit(sub(camera.position, patch.corners[0]))
  const k = patch.corners.map(
    (p, i) => tones.at(p, front) * (1 - (patch.crease[i] as number)),
  ) as unknown as Four
  const gloss =
    patch.normals.reduce(
      (sum, normal) =>
        sum + glossOf(surface, front ? normal : mul(normal, -1), view, lighting.towards),
      0,
    ) / 4
  const flat = patch.corners.map(camera.project)
  const [nu, nv] = splits(flat, k)
  const opacity = surface.opacity ?? 1
  const more =
    opacity < 1 ? ` opacity="${opacity}"` : ' stroke-width="1" vector-effect="non-scaling-stroke"'
  const corner = (s: number, t: number): Vec2 => [
    bilinear(flat.map((p) => p[0]) as unknown as Four, s, t),
    bilinear(flat.map((p) => p[1]) as unknown as Four, s, t),
  ]
  let markup = ''
  for (let i = 0; i < nu; i++)
    for (let j = 0; j < nv; j++) {
      const colour = shade(surface.hex, bilinear(k, (i + 0.5) / nu, (j + 0.5) / nv), gloss)
      const path = pathOf([
        corner(i / nu, j / nv),
        corner((i + 1) / nu, j / nv),
        corner((i + 1) / nu, (j + 1) / nv),
        corner(i / nu, (j + 1) / nv),
      ])
      markup += `<path d="${path}" fill="${colour}"${opacity < 1 ? '' : ` stroke="${colour}"`}${more}/>`
    }
  return {markup, outline: pathOf(clockwise(flat)), surface}
}

type Four = readonly [number, number, number, number]

const bilinear = ([a, b, c, d]: Four, s: number, t: number): number =>
  (a * (1 - s) + b * s) * (1 - t) + (d * (1 - s) + c * s) * t

/** Overlapping outlines in one path must have the same orientation; otherwise they cut holes into each other. */
const clockwise = (points: readonly Vec2[]): readonly Vec2[] => {
  const [a, b, c, d] = points as readonly [Vec2, Vec2, Vec2, Vec2]
  const turn = (c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0])
  return turn < 0 ? [d, c, b, a] : points
}

/** Number of divisions of a facet in each direction: by its difference of light and its size. */
const splits = (flat: readonly Vec2[], k: Four): readonly [number, number] => {
  const [a, b, c, d] = k
  const reach = (i: number, j: number): number => {
    const [p, q] = [flat[i] as Vec2, flat[j] as Vec2]
    return Math.hypot(p[0] - q[0], p[1] - q[1])
  }
  const count = (difference: number, size: number): number =>
    Math.max(1, Math.min(5, Math.floor(size / 5), Math.ceil(difference / flatEnough)))
  return [
    count(Math.max(Math.abs(a - b), Math.abs(d - c)), Math.max(reach(0, 1), reach(3, 2))),
    count(Math.max(Math.abs(a - d), Math.abs(b - c)), Math.max(reach(0, 3), reach(1, 2))),
  ]
}

const weaves: Record<Weave, {size: number; marks: string}> = {
  plain: {
    size: 7,
    marks:
      '<path d="M0 1.1h3.1M3.9 4.6h3.1" stroke="#fff" stroke-opacity=".09" stroke-width="1"/><path d="M0 4.6h3.1M3.9 1.1h3.1" stroke="#000" stroke-opacity=".1" stroke-width="1"/><path d="M3.5 0v7M0 2.9h7M0 6.4h7" stroke="#000" stroke-opacity=".05" stroke-width=".7"/>',
  },
  knit: {
    size: 14,
    marks:
      '<path d="M0 1Q4 3 7 9Q10 3 14 1M0 8Q4 10 7 16Q10 10 14 8M0 -6Q4 -4 7 2Q10 -4 14 -6" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/><path d="M0 3.4Q4 5.4 7 11.4Q10 5.4 14 3.4M0 10.4Q4 12.4 7 18.4Q10 12.4 14 10.4M0 -3.6Q4 -1.6 7 4.4Q10 -1.6 14 -3.6" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.4"/>',
  },
  fleece: {
    size: 16,
    marks:
      '<g fill="none" stroke-linecap="round" stroke-width="1.6"><path d="M2 3q2 2 4 0M10 6q2 -2 4 1M4 11q2 2 4 -1M12 14q1 -2 3 -1" stroke="#fff" stroke-opacity=".22"/><path d="M2 5q2 2 4 0M10 8q2 -2 4 1M4 13q2 2 4 -1M8 2q1 -1 3 0" stroke="#000" stroke-opacity=".14"/></g>',
  },
  net: {
    size: 9,
    marks:
      '<path d="M0 0L4.5 2.6L9 0M0 9L4.5 6.4L9 9M4.5 2.6V6.4" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1"/>',
  },
  down: {
    size: 6,
    marks: '<path d="M0 6L6 0" stroke="#fff" stroke-opacity=".07" stroke-width=".8"/>',
  },
}

const weaveOf = (surface: Surface): Weave | null =>
  surface.finish === 'textile' ? (surface.weave ?? 'plain') : null

const weaveFill = (canvas: Canvas, weave: Weave, scale: number): string => {
  const {size, marks} = weaves[weave]
  return `url(#${canvas.define(
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="rotate(-8) scale(${n(scale, 2)})">${marks}</pattern>`,
  )})`
}

type Box = Placed['box']

/** Texture of all adjacent textile facets in one path, so that it needs only one fill. */
class WeaveRun {
  private weave: Weave | null = null
  private path = ''
  private boxes: Box[] = []

  constructor(
    private readonly canvas: Canvas,
    private readonly scale: number,
  ) {}

  add(surface: Surface, path: string, box: Box): void {
    const weave = weaveOf(surface)
    if (weave !== this.weave) this.flush()
    if (!weave) return
    this.weave = weave
    this.path += path
    this.boxes.push(box)
  }

  /** Before a piece that is not cloth: draws the texture of the cloth that this piece may hide. */
  before(box: Box): void {
    const [x0, y0, x1, y1] = box
    if (this.boxes.some((b) => b[0] < x1 && b[2] > x0 && b[1] < y1 && b[3] > y0)) this.flush()
  }

  flush(): void {
    if (this.weave && this.path)
      this.canvas.draw(
        `<path d="${this.path}" fill="${weaveFill(this.canvas, this.weave, this.scale)}"/>`,
      )
    this.weave = null
    this.path = ''
    this.boxes = []
  }
}

/** Draws all pieces, far to near, as seen by the camera. */
export const paintPieces = (
  canvas: Canvas,
  pieces: readonly Piece[],
  camera: Camera,
  lighting: Lighting,
): void => {
  const later: string[] = []
  const context: PaintContext = {camera, lighting, after: (markup) => later.push(markup)}
  const sides = new Map<Piece, boolean>()
  const seen = pieces.filter((piece) => {
    if (piece.kind !== 'patch') return true
    const front = facesEye(piece, camera)
    if (front !== null) sides.set(piece, front)
    return front !== null
  })
  const tones = new PatchTones([...sides] as [Patch, boolean][], lighting)
  const run = new WeaveRun(canvas, Math.min(3, Math.max(0.75, camera.scale / 13)))
  for (const {piece, box} of paintOrder(placeAll(seen, camera), camera)) {
    if (piece.kind === 'patch') {
      const {markup, outline, surface} = showPatch(
        piece,
        sides.get(piece) as boolean,
        context,
        tones,
      )
      canvas.draw(markup)
      run.add(surface, outline, box)
      continue
    }
    // A seam may be under the texture of its own cloth; any other piece must not.
    if (piece.kind !== 'line') run.before(box)
    switch (piece.kind) {
      case 'solid':
        paintSolid(canvas, context, piece)
        break
      case 'tube':
        paintTube(canvas, context, piece)
        break
      case 'wheel':
        paintWheel(canvas, context, piece)
        break
      case 'line':
        paintLine(canvas, context, piece)
        break
      case 'ball':
        paintBall(canvas, context, piece)
    }
    later.splice(0).forEach((markup) => canvas.draw(markup))
  }
  run.flush()
}

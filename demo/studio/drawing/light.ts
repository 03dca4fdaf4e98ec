import {hullPoints, wheelRim, type Piece} from './pieces'
import {clamp, cross, dot, length, mix, sub, unit, type Vec3} from './vec'

/** Brightness and gloss at a point of a surface. */
export interface Lighting {
  /** Brightness; 1 is the surface's own colour. */
  readonly tone: (point: Vec3, normal: Vec3) => number
  readonly towards: Vec3
}

const hemisphere: readonly Vec3[] = (() => {
  const out: Vec3[] = []
  const n = 16
  for (let i = 0; i < n; i++) {
    const z = Math.sqrt((i + 0.5) / n)
    const a = i * 2.399963
    const r = Math.sqrt(1 - z * z)
    out.push([r * Math.cos(a), r * Math.sin(a), z])
  }
  return out
})()

/** Coarsest grid for soft shade, centimetres: fine enough to shade a cushion in the light of a room. */
const largestCell = 2.8

/** Density of the pieces in each cell of space, for soft shade without tracing the real pieces. */
class Density {
  readonly cells: Float32Array
  readonly nx: number
  readonly ny: number
  readonly nz: number

  constructor(
    readonly low: Vec3,
    high: Vec3,
    readonly cell: number,
  ) {
    this.nx = Math.ceil((high[0] - low[0]) / cell) + 3
    this.ny = Math.ceil((high[1] - low[1]) / cell) + 3
    this.nz = Math.ceil((high[2] - low[2]) / cell) + 3
    this.cells = new Float32Array(this.nx * this.ny * this.nz)
  }

  fill(p: Vec3, weight: number): void {
    const x = Math.round((p[0] - this.low[0]) / this.cell) + 1
    const y = Math.round((p[1] - this.low[1]) / this.cell) + 1
    const z = Math.round((p[2] - this.low[2]) / this.cell) + 1
    if (x < 0 || y < 0 || z < 0 || x >= this.nx || y >= this.ny || z >= this.nz) return
    const i = (z * this.ny + y) * this.nx + x
    this.cells[i] = Math.max(this.cells[i] as number, weight)
  }

  at(p: Vec3): number {
    const fx = (p[0] - this.low[0]) / this.cell + 1
    const fy = (p[1] - this.low[1]) / this.cell + 1
    const fz = (p[2] - this.low[2]) / this.cell + 1
    const x = Math.floor(fx)
    const y = Math.floor(fy)
    const z = Math.floor(fz)
    if (x < 0 || y < 0 || z < 0 || x >= this.nx - 1 || y >= this.ny - 1 || z >= this.nz - 1)
      return 0
    const [tx, ty, tz] = [fx - x, fy - y, fz - z]
    const c = this.cells
    const sy = this.nx
    const sz = this.nx * this.ny
    const i = z * sz + y * sy + x
    // Written without helper functions: this code runs a million times per picture.
    const a0 = (c[i] as number) + ((c[i + 1] as number) - (c[i] as number)) * tx
    const j = i + sy
    const a1 = (c[j] as number) + ((c[j + 1] as number) - (c[j] as number)) * tx
    const k = i + sz
    const b0 = (c[k] as number) + ((c[k + 1] as number) - (c[k] as number)) * tx
    const l = k + sy
    const b1 = (c[l] as number) + ((c[l + 1] as number) - (c[l] as number)) * tx
    const a = a0 + (a1 - a0) * ty
    const b = b0 + (b1 - b0) * ty
    return a + (b - a) * tz
  }
}

const fillPiece = (field: Density, piece: Piece): void => {
  const c = field.cell
  const thin = piece.surface.opacity ?? 1
  const span = (a: Vec3, b: Vec3, weight: number): void => {
    const n = Math.max(1, Math.ceil(length(sub(b, a)) / (c * 0.7)))
    for (let i = 0; i <= n; i++) field.fill(mix(a, b, i / n), weight)
  }
  const sheet = (a: Vec3, b: Vec3, d: Vec3, e: Vec3): void => {
    const n = Math.max(1, Math.ceil(Math.max(length(sub(b, a)), length(sub(e, d))) / (c * 0.7)))
    for (let i = 0; i <= n; i++) span(mix(a, b, i / n), mix(d, e, i / n), thin)
  }
  switch (piece.kind) {
    case 'tube':
      for (let i = 1; i < piece.points.length; i++)
        span(
          piece.points[i - 1] as Vec3,
          piece.points[i] as Vec3,
          clamp(((piece.radii[i] as number) * 1.6) / c, 0, 1),
        )
      return
    case 'patch': {
      const [a, b, d, e] = piece.corners
      sheet(a, b, e, d)
      return
    }
    case 'solid': {
      for (const side of piece.sides) {
        const loop = side.loop.map((i) => piece.corners[i] as Vec3)
        if (loop.length === 4)
          sheet(loop[0] as Vec3, loop[1] as Vec3, loop[3] as Vec3, loop[2] as Vec3)
        else loop.forEach((p) => span(p, loop[0] as Vec3, 1))
      }
      return
    }
    case 'wheel':
      for (const inset of [piece.tyre / 2, piece.tyre])
        wheelRim(piece, 40, inset).forEach((p) => field.fill(p, 0.8))
      return
    case 'ball':
      field.fill(piece.centre, clamp((piece.radius * 1.6) / c, 0, 1))
      return
    case 'line':
  }
}

const basis = (n: Vec3): readonly [Vec3, Vec3] => {
  const t = unit(cross(Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], n))
  return [t, cross(n, t)]
}

/**
 * Daylight over a set of pieces: one soft key light, a bright sky, a warm floor; soft shade where
 * pieces are close together. `floor` is the height of the ground, null for none.
 */
export const lightOver = (
  pieces: readonly Piece[],
  towards: Vec3,
  options: {floor?: number | null; strength?: number} = {},
): Lighting => {
  const floor = options.floor === undefined ? 0 : options.floor
  const points = pieces.flatMap(hullPoints)
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const p of points)
    for (const i of [0, 1, 2] as const) {
      low[i] = Math.min(low[i], p[i])
      high[i] = Math.max(high[i], p[i])
    }
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2], 10)
  const field = new Density(low, high, Math.min(size / 46, largestCell))
  pieces.forEach((piece) => fillPiece(field, piece))
  const c = field.cell
  const strength = options.strength ?? 1
  const through = (from: Vec3, d: Vec3, steps: number, grow: number): number => {
    let left = 1
    let t = 0
    let step = c * 0.9
    for (let i = 0; i < steps && left > 0.03; i++) {
      const p: Vec3 = [from[0] + d[0] * t, from[1] + d[1] * t, from[2] + d[2] * t]
      if (floor !== null && p[1] < floor) return left * 0.5
      left *= 1 - Math.min(0.9, field.at(p) * (step / c) * 0.75)
      t += step
      step *= grow
    }
    return left
  }
  const [lu, lv] = basis(towards)
  const sunRays = [
    [0, 0],
    [0.16, 0.05],
    [-0.1, 0.13],
    [-0.08, -0.14],
    [0.1, -0.1],
  ].map(([a, b]) =>
    unit([
      towards[0] + lu[0] * (a as number) + lv[0] * (b as number),
      towards[1] + lu[1] * (a as number) + lv[1] * (b as number),
      towards[2] + lu[2] * (a as number) + lv[2] * (b as number),
    ]),
  )
  const tone = (point: Vec3, normal: Vec3): number => {
    const from: Vec3 = [
      point[0] + normal[0] * c * 1.25,
      point[1] + normal[1] * c * 1.25,
      point[2] + normal[2] * c * 1.25,
    ]
    const [u, v] = basis(normal)
    let sky = 0
    for (const h of hemisphere) {
      const d: Vec3 = [
        u[0] * h[0] + v[0] * h[1] + normal[0] * h[2],
        u[1] * h[0] + v[1] * h[1] + normal[1] * h[2],
        u[2] * h[0] + v[2] * h[1] + normal[2] * h[2],
      ]
      sky += through(from, d, 8, 1.25) * (0.72 + 0.28 * d[1])
    }
    sky /= hemisphere.length
    const facing = dot(normal, towards)
    const diffuse = Math.max(0, (facing + 0.28) / 1.28)
    let sun = 0
    if (diffuse > 0) {
      for (const ray of sunRays) sun += through(from, ray, 22, 1.1)
      sun /= sunRays.length
    }
    return 0.32 + strength * (0.45 * sky + 0.43 * diffuse * sun)
  }
  return {tone, towards}
}

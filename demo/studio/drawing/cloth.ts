import {line} from './tubes'
import {nextGroup, type Line, type Patch, type Piece, type Surface} from './pieces'
import {add, clamp, cross, mul, sub, unit, type Vec3} from './vec'

/** A surface as a function of two coordinates, each 0..1. */
export type Form = (u: number, v: number) => Vec3

export interface ClothOptions {
  readonly u?: number
  readonly v?: number
  /** Surface of the back; null leaves it open, undefined uses the front's. */
  readonly lining?: Surface | null
  /** Flips the front to the other side. */
  readonly flip?: boolean
  /** Darkness in folds and quilting channels, 0..1. */
  readonly crease?: (u: number, v: number) => number
  /** Omits facets, for openings. */
  readonly hole?: (u: number, v: number) => boolean
}

/** Normal of a form by differences; points to the left of u x v. */
export const formNormal = (form: Form, u: number, v: number, flip = false): Vec3 => {
  const e = 0.004
  const du = sub(form(clamp(u + e, 0, 1), v), form(clamp(u - e, 0, 1), v))
  const dv = sub(form(u, clamp(v + e, 0, 1)), form(u, clamp(v - e, 0, 1)))
  const n = unit(cross(du, dv))
  return flip ? mul(n, -1) : n
}

/** Covers a form with facets. The front is on the side of u x v. */
export const cloth = (form: Form, surface: Surface, options: ClothOptions = {}): Piece[] => {
  const nu = options.u ?? 24
  const nv = options.v ?? 24
  const group = nextGroup()
  const points: Vec3[] = []
  const normals: Vec3[] = []
  const creases: number[] = []
  for (let j = 0; j <= nv; j++)
    for (let i = 0; i <= nu; i++) {
      points.push(form(i / nu, j / nv))
      normals.push(formNormal(form, i / nu, j / nv, options.flip))
      creases.push(options.crease ? options.crease(i / nu, j / nv) : 0)
    }
  const out: Piece[] = []
  for (let j = 0; j < nv; j++)
    for (let i = 0; i < nu; i++) {
      if (options.hole?.((i + 0.5) / nu, (j + 0.5) / nv)) continue
      const a = j * (nu + 1) + i
      const index = [a, a + 1, a + nu + 2, a + nu + 1]
      const patch: Patch = {
        kind: 'patch',
        corners: index.map((k) => points[k]) as unknown as Patch['corners'],
        normals: index.map((k) => normals[k]) as unknown as Patch['normals'],
        crease: index.map((k) => creases[k]) as unknown as Patch['crease'],
        lining: options.lining === undefined ? surface : options.lining,
        surface,
        group,
      }
      out.push(patch)
    }
  return out
}

/** A seam or stitch over a form: `track` gives (u, v) for 0..1. */
export const seam = (
  form: Form,
  track: (t: number) => readonly [number, number],
  surface: Surface,
  options: {
    flip?: boolean
    steps?: number
    width?: number
    tone?: number
    opacity?: number
    dash?: readonly [number, number]
  } = {},
): Line[] => {
  const steps = options.steps ?? 24
  const out: Line[] = []
  const per = 2
  for (let i = 0; i < steps; i += per) {
    const at = (k: number): readonly [number, number] => track(k / steps)
    const part = Array.from({length: Math.min(per, steps - i) + 1}, (_, k) => at(i + k))
    const [mu, mv] = at(i + per / 2)
    const n = formNormal(form, mu, mv, options.flip)
    out.push(
      ...line(
        part.map(([u, v]) => add(form(u, v), mul(n, 0.06))),
        n,
        surface,
        {...options, piece: 100},
      ),
    )
  }
  return out
}

/** A soft block: rounded box with swollen faces. Sizes in centimetres, centred at `at`. */
export const pillow = (
  at: Vec3,
  size: Vec3,
  radius: number,
  puff: number,
  surface: Surface,
  options: {steps?: number; dent?: (p: Vec3) => number} = {},
): Piece[] => {
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2]
  const r = Math.min(radius, half[0], half[1], half[2])
  const shape = (c: Vec3): Vec3 => {
    const q: Vec3 = [c[0] * half[0], c[1] * half[1], c[2] * half[2]]
    const inner = q.map((v, i) =>
      clamp(v, -(half[i] as number) + r, (half[i] as number) - r),
    ) as unknown as Vec3
    const d = unit(sub(q, inner))
    const flat = (k: number): number => 1 - c[k as 0 | 1 | 2] ** 2
    const swell: Vec3 = [
      Math.sign(c[0]) * puff * flat(1) * flat(2) * c[0] ** 2,
      Math.sign(c[1]) * puff * flat(0) * flat(2) * c[1] ** 2,
      Math.sign(c[2]) * puff * flat(0) * flat(1) * c[2] ** 2,
    ]
    const p = add(add(inner, mul(d, r)), swell)
    return add(at, options.dent ? [p[0], p[1] - options.dent(p), p[2]] : p)
  }
  const n = options.steps ?? 12
  const warp = (t: number): number => Math.sin(((t * 2 - 1) * Math.PI) / 2)
  const faces: ((a: number, b: number) => Vec3)[] = [
    (a, b) => [1, a, -b],
    (a, b) => [-1, a, b],
    (a, b) => [b, 1, -a],
    (a, b) => [b, -1, a],
    (a, b) => [b, a, 1],
    (a, b) => [-b, a, -1],
  ]
  return faces.flatMap((face) => {
    const form: Form = (u, v) => shape(face(warp(u), warp(v)))
    const centre = form(0.5, 0.5)
    const outside = sub(centre, at)
    const normal = formNormal(form, 0.5, 0.5)
    const flip = normal[0] * outside[0] + normal[1] * outside[1] + normal[2] * outside[2] < 0
    return cloth(form, surface, {u: n, v: n, flip, lining: null})
  })
}

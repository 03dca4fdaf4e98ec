import {cloth, formNormal, seam, type Form} from '../../drawing/cloth'
import {aluminium, graphite} from '../../drawing/look'
import type {Piece, Surface} from '../../drawing/pieces'
import {bar, plate, roundRect} from '../../drawing/solids'
import {line, tube} from '../../drawing/tubes'
import {
  add,
  clamp,
  cross,
  curve,
  dot,
  length,
  lerp,
  mul,
  sub,
  unit,
  type Vec3,
} from '../../drawing/vec'

/** A line on a form: (u, v) for 0..1. */
export type Track = (t: number) => readonly [number, number]

/** Points on a form, `lift` centimetres above it. */
export const trace = (form: Form, track: Track, steps: number, lift = 0): Vec3[] =>
  Array.from({length: steps + 1}, (_, i) => {
    const [u, v] = track(i / steps)
    return lift === 0 ? form(u, v) : add(form(u, v), mul(formNormal(form, u, v), lift))
  })

const lengthOf = (points: readonly Vec3[]): number =>
  points.reduce((sum, p, i) => (i === 0 ? 0 : sum + length(sub(p, points[i - 1] as Vec3))), 0)

/** A dash length that fits a whole number of times into each piece of a seam, so that no dash is cut. */
const evenDash = (
  form: Form,
  track: Track,
  steps: number,
  [on, off]: readonly [number, number],
): readonly [number, number] => {
  const piece = (lengthOf(trace(form, track, steps)) * 2) / steps
  const k = piece / (Math.max(1, Math.round(piece / (on + off))) * (on + off))
  return [on * k, off * k]
}

/** Pale thread beside an edge, which marks a sewn edge. */
export const stitch = (
  form: Form,
  track: Track,
  surface: Surface,
  options: {steps?: number; flip?: boolean; width?: number; tone?: number} = {},
): Piece[] => {
  const steps = options.steps ?? 24
  return seam(form, track, surface, {
    width: options.width ?? 0.13,
    tone: options.tone ?? 0.3,
    opacity: 0.7,
    dash: evenDash(form, track, steps, [0.55, 0.32]),
    steps,
    flip: options.flip ?? false,
  })
}

/** A flat strap along a smooth path. `facing` is the direction of its face. */
export const ribbon = (
  path: readonly Vec3[],
  width: number,
  facing: Vec3 | ((p: Vec3) => Vec3),
  surface: Surface,
  options: {steps?: number; stitched?: boolean; thickness?: number; across?: number} = {},
): Piece[] => {
  const points = curve(path, options.steps ?? 5)
  const last = points.length - 1
  const thick = options.thickness ?? 0.12
  const frames = points.map((p, i) => {
    const d = unit(sub(points[Math.min(last, i + 1)] as Vec3, points[Math.max(0, i - 1)] as Vec3))
    const n = typeof facing === 'function' ? facing(p) : facing
    const side = unit(cross(d, n))
    return {p, side, n: unit(cross(side, d))}
  })
  type Cut = (typeof frames)[number]
  const form: Form = (u, v) => {
    const f = clamp(v, 0, 1) * last
    const i = Math.min(last - 1, Math.floor(f))
    const at = (q: Cut): Vec3 => {
      const rise = mul(q.n, thick * (1 - (2 * u - 1) ** 4))
      return add(q.p, add(mul(q.side, (u - 0.5) * width), rise))
    }
    const [s, t] = [at(frames[i] as Cut), at(frames[i + 1] as Cut)]
    const k = f - i
    return [lerp(s[0], t[0], k), lerp(s[1], t[1], k), lerp(s[2], t[2], k)]
  }
  const mid = Math.floor(last / 2)
  const flip = dot(formNormal(form, 0.5, (mid + 0.5) / last), (frames[mid] as Cut).n) < 0
  const out = cloth(form, surface, {u: options.across ?? (thick > 0.4 ? 6 : 2), v: last, flip})
  if (options.stitched)
    for (const u of [0.13, 0.87])
      out.push(...stitch(form, (t) => [u, t], surface, {steps: last * 2, flip, width: 0.11}))
  return out
}

/** A small tab hanging from `at` in direction `down`, face to `normal`; width and length. */
export const tag = (
  at: Vec3,
  down: Vec3,
  normal: Vec3,
  size: readonly [number, number],
  surface: Surface,
): Piece => {
  const side = unit(cross(down, normal))
  const outline = roundRect(size[0], size[1], size[0] * 0.3, 3)
  const centre = add(at, mul(down, size[1] / 2))
  return plate(outline, centre, side, mul(down, -1), 0.2, surface, {bevel: 0.08})
}

/** A zip: dark tape, metal teeth and a puller at the end of the track. */
export const zip = (
  form: Form,
  track: Track,
  tape: Surface,
  options: {steps?: number; puller?: boolean; size?: number; pull?: Surface; flip?: boolean} = {},
): Piece[] => {
  const size = options.size ?? 1
  const steps = options.steps ?? 28
  const flip = options.flip ?? false
  const dash = evenDash(form, track, steps, [0.16 * size, 0.12 * size])
  const out: Piece[] = seam(form, track, tape, {
    steps,
    width: 0.95 * size,
    tone: -0.16,
    opacity: 1,
    flip,
  })
  // Well above the tape, so that no part of the tape is sorted in front of them.
  for (let i = 0; i < steps; i += 2) {
    const [u, v] = track((i + 1) / steps)
    const n = formNormal(form, u, v, flip)
    const points = trace(form, (t) => track((i + 2 * t) / steps), 2).map((p) => add(p, mul(n, 0.3)))
    out.push(
      ...line(points, n, graphite, {width: 0.42 * size, tone: 0.25, opacity: 1, dash, piece: 100}),
    )
  }
  if (options.puller === false) return out
  const end = track(1)
  const before = track(0.97)
  const n = formNormal(form, end[0], end[1], flip)
  const at = add(form(end[0], end[1]), mul(n, 0.35))
  const d = unit(sub(form(end[0], end[1]), form(before[0], before[1])))
  const half = mul(d, 0.5 * size)
  const down: Vec3 = Math.abs(n[1]) > 0.8 ? d : [0, -1, 0]
  out.push(
    bar(sub(at, half), add(at, half), 0.85 * size, 0.5 * size, aluminium, n),
    tag(add(at, mul(n, 0.2)), down, n, [0.7 * size, 2.6 * size], options.pull ?? graphite),
  )
  return out
}

/** A sewn-on leather patch with a stitched border, lying on a form around (u, v). */
export const patch = (
  form: Form,
  at: readonly [number, number],
  size: readonly [number, number],
  surface: Surface,
  options: {lift?: number; flip?: boolean} = {},
): Piece[] => {
  const [u, v] = at
  const n = formNormal(form, u, v, options.flip)
  const across = unit(sub(form(Math.min(1, u + 0.01), v), form(Math.max(0, u - 0.01), v)))
  const up = unit(cross(n, across))
  const origin = add(form(u, v), mul(n, options.lift ?? 0.16))
  const ring = roundRect(size[0] - 0.5, size[1] - 0.5, 0.3, 2).map(([a, b]) =>
    add(origin, add(mul(n, 0.2), add(mul(across, a), mul(up, b)))),
  )
  return [
    plate(roundRect(size[0], size[1], 0.45, 3), origin, across, up, 0.18, surface, {bevel: 0.06}),
    ...line([...ring, ring[0] as Vec3], n, surface, {
      width: 0.1,
      tone: 0.35,
      opacity: 0.8,
      dash: [0.3, 0.2],
      piece: 100,
    }),
  ]
}

/** Piping: a thin cord in a seam. */
export const piping = (
  form: Form,
  track: Track,
  radius: number,
  surface: Surface,
  steps = 30,
): Piece[] => tube(trace(form, track, steps), radius, surface, {piece: 6})

/** A side-release buckle of two halves on a strap, `size` across. */
export const buckle = (
  at: Vec3,
  strap: Vec3,
  normal: Vec3,
  size: number,
  surface: Surface,
): Piece[] => {
  const side = unit(cross(strap, normal))
  const spot = (a: number, b: number): Vec3 =>
    add(at, add(mul(strap, a * size), add(mul(side, b * size), mul(normal, 0.15))))
  const piece = (from: Vec3, to: Vec3, width: number, height: number): Piece =>
    bar(from, to, width * size, height * size, surface, normal, {bevel: 0.12})
  return [
    piece(spot(-0.75, 0), spot(-0.02, 0), 1, 0.32),
    piece(spot(0.04, 0), spot(0.6, 0), 0.72, 0.32),
    ...[-1, 1].map((s) => piece(spot(0.05, s * 0.46), spot(0.42, s * 0.4), 0.14, 0.3)),
  ]
}

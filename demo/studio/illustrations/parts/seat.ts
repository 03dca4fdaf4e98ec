import {cloth, formNormal, pillow, seam, type Form} from '../../drawing/cloth'
import type {Piece, Surface} from '../../drawing/pieces'
import {tube} from '../../drawing/tubes'
import {add, clamp, curve, length, lerp, mul, sub, unit, type Vec3} from '../../drawing/vec'

export interface SeatSpec {
  /** Side profile from the top of the back over the seat to the footrest: x forward, y up. */
  readonly profile: readonly (readonly [number, number])[]
  readonly halfWidth: number
  /** Height of the sides around the child, centimetres. */
  readonly wings: number
  readonly inner: Surface
  readonly outer: Surface
  readonly piping: Surface
  readonly channels?: number
  /** Depth of the shell behind the cushion. */
  readonly shell?: number
}

interface ProfilePoint {
  readonly p: Vec3
  readonly inward: Vec3
}

/** Position and inner normal along the profile, t from 0 (top) to 1 (foot). */
const profileOf = (spec: SeatSpec): ((t: number) => ProfilePoint) => {
  const points = curve(
    spec.profile.map(([x, y]) => [x, y, 0] as Vec3),
    8,
  )
  const runs = [0]
  for (let i = 1; i < points.length; i++)
    runs.push((runs[i - 1] as number) + length(sub(points[i] as Vec3, points[i - 1] as Vec3)))
  const total = runs[runs.length - 1] as number
  const at = (t: number): Vec3 => {
    const run = clamp(t, 0, 1) * total
    let i = 1
    while (i < runs.length - 1 && (runs[i] as number) < run) i++
    const a = points[i - 1] as Vec3
    const b = points[i] as Vec3
    const f =
      (run - (runs[i - 1] as number)) /
      Math.max(1e-6, (runs[i] as number) - (runs[i - 1] as number))
    return [lerp(a[0], b[0], f), lerp(a[1], b[1], f), 0]
  }
  return (t) => {
    const d = unit(sub(at(t + 0.02), at(t - 0.02)))
    return {p: at(t), inward: [-d[1], d[0], 0]}
  }
}

/** Point on the cushion's surface: u from side to side (-z to +z), v down the profile. */
export const seatForm = (spec: SeatSpec): Form => {
  const profile = profileOf(spec)
  return (u, v) => {
    const side = u * 2 - 1
    const {p, inward} = profile(v)
    const fade = v > 0.72 ? lerp(1, 0.25, (v - 0.72) / 0.28) : 1
    const top = v < 0.08 ? 0.6 + 5 * v : 1
    const quilted = Math.abs(side) < 0.77 ? Math.cos((side / 0.77) * (Math.PI / 2)) ** 0.3 : 0
    const swell = 0.7 * quilted * Math.sin(Math.PI * ((v * (spec.channels ?? 7)) % 1)) ** 0.8
    const rise = spec.wings * fade * top * Math.abs(side) ** 4 + swell
    const narrow = v < 0.12 ? lerp(0.86, 1, Math.sqrt(v / 0.12)) : 1
    return add([p[0], p[1], side * spec.halfWidth * narrow], mul(inward, rise))
  }
}

/** A padded seat: quilted cushion, outer shell, piping around the edge. */
export const seat = (spec: SeatSpec): Piece[] => {
  const form = seatForm(spec)
  const profile = profileOf(spec)
  const channels = spec.channels ?? 7
  const depth = spec.shell ?? 3.4
  const back: Form = (u, v) => {
    const f = form(u, v)
    const side = Math.abs(u * 2 - 1)
    const {inward} = profile(v)
    const d =
      depth *
      Math.sqrt(Math.max(0, 1 - side ** 6)) *
      Math.sqrt(clamp(Math.min(v, 1 - v) / 0.16, 0.02, 1))
    return add(f, mul(inward, -d))
  }
  const crease = (u: number, v: number): number => {
    const f = (v * channels) % 1
    const middle = Math.abs(u * 2 - 1) < 0.78
    return middle ? 0.16 * Math.max(0, 1 - Math.min(f, 1 - f) / 0.14) : 0
  }
  const out: Piece[] = [
    ...cloth(form, spec.inner, {u: 20, v: 49, lining: null, crease}),
    ...cloth(back, spec.outer, {u: 18, v: 40, lining: null, flip: true}),
  ]
  for (let k = 1; k < channels; k++)
    out.push(
      ...seam(form, (t) => [0.12 + 0.76 * t, k / channels], spec.inner, {
        width: 0.22,
        tone: -0.22,
        opacity: 0.6,
        steps: 14,
      }),
    )
  for (const u of [0.115, 0.885])
    out.push(
      ...seam(form, (t) => [u, 0.03 + 0.94 * t], spec.inner, {
        width: 0.2,
        tone: -0.2,
        opacity: 0.55,
        steps: 28,
      }),
    )
  const border: Vec3[] = []
  const steps = 64
  for (let i = 0; i <= steps; i++) border.push(form(0, 1 - i / steps))
  for (let i = 1; i < 12; i++) border.push(form(i / 12, 0))
  for (let i = 0; i <= steps; i++) border.push(form(1, i / steps))
  for (let i = 1; i < 12; i++) border.push(form(1 - i / 12, 1))
  border.push(form(0, 1))
  out.push(...tube(border, 0.55, spec.piping, {piece: 6}))
  return out
}

/** Five-point harness on a seat: padded shoulder straps, lap straps, buckle. */
export const harness = (
  spec: SeatSpec,
  strap: Surface,
  buckle: Surface,
  at: readonly [number, number] = [0.2, 0.6],
): Piece[] => {
  const form = seatForm(spec)
  const lifted = (u: number, v: number, by: number): Vec3 =>
    add(form(u, v), mul(formNormal(form, clamp(u, 0.05, 0.95), v), by))
  const [top, waist] = at
  const band = (
    points: readonly (readonly [number, number])[],
    width: number,
    lift: number,
  ): Piece[] => {
    const track = curve(
      points.map(([u, v]) => [u, v, 0] as Vec3),
      5,
    )
    const form2: Form = (a, b) => {
      const i = Math.min(track.length - 1, Math.round(b * (track.length - 1)))
      const p = track[i] as Vec3
      const q = track[Math.min(track.length - 1, i + 1)] as Vec3
      const o = track[Math.max(0, i - 1)] as Vec3
      const c = lifted(p[0], p[1], lift + Math.sin(Math.PI * b) * 0.8)
      const across = unit(sub(lifted(q[0], q[1], lift), lifted(o[0], o[1], lift)))
      const n = formNormal(form, clamp(p[0], 0.05, 0.95), p[1])
      const side = unit([
        across[1] * n[2] - across[2] * n[1],
        across[2] * n[0] - across[0] * n[2],
        across[0] * n[1] - across[1] * n[0],
      ])
      return add(c, mul(side, (a - 0.5) * width))
    }
    return cloth(form2, strap, {u: 2, v: track.length - 1, lining: strap})
  }
  const out: Piece[] = []
  const knot = lerp(top, waist, 0.8)
  for (const s of [-1, 1])
    out.push(
      ...band(
        [
          [0.5 + s * 0.2, top],
          [0.5 + s * 0.2, lerp(top, waist, 0.35)],
          [0.5 + s * 0.13, lerp(top, waist, 0.62)],
          [0.5 + s * 0.03, knot],
        ],
        3.2,
        1.1,
      ),
      ...band(
        [
          [0.5 + s * 0.36, waist - 0.06],
          [0.5 + s * 0.2, knot + 0.04],
          [0.5 + s * 0.03, knot],
        ],
        2.4,
        0.9,
      ),
    )
  out.push(
    ...band(
      [
        [0.5, knot],
        [0.5, lerp(knot, waist, 0.5)],
        [0.5, waist + 0.03],
      ],
      2.6,
      0.9,
    ),
  )
  const c = lifted(0.5, knot, 2.4)
  out.push(...pillow(c, [1.8, 4.2, 5], 0.9, 0.2, buckle, {steps: 4}))
  return out
}

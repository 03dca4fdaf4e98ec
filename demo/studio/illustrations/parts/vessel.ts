import {formNormal, type Form} from '../../drawing/cloth'
import {add, clamp, lerp, mul} from '../../drawing/vec'

export const power = (v: number, e: number): number => Math.sign(v) * Math.abs(v) ** e

/** One height of a vessel: y, half width, half depth and how far it stands forward, centimetres. */
export type Ring = readonly [y: number, halfWidth: number, halfDepth: number, forward?: number]

/** Values between evenly spaced stations, smoothly; `t` from 0 to 1 over all of them. */
export const along = (stations: readonly number[], t: number): number => {
  const f = clamp(t, 0, 1) * (stations.length - 1)
  const i = Math.min(stations.length - 2, Math.floor(f))
  const k = f - i
  const at = (j: number): number => stations[clamp(j, 0, stations.length - 1)] as number
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  return (
    0.5 *
    (2 * b + (c - a) * k + (2 * a - 5 * b + 4 * c - d) * k * k + (3 * b - a - 3 * c + d) * k ** 3)
  )
}

/**
 * A soft upright body. `u` runs round it: 0 at the back, a quarter at the left, a half at the
 * front; `v` from the ground up. `square` 2 is an ellipse, more is boxier.
 */
export const vessel = (rings: readonly Ring[], square = 3.4): Form => {
  const e = 2 / square
  const ys = rings.map((r) => r[0])
  const xs = rings.map((r) => r[1])
  const zs = rings.map((r) => r[2])
  const fs = rings.map((r) => r[3] ?? 0)
  return (u, v) => {
    const a = u * Math.PI * 2 + Math.PI / 2
    return [
      along(xs, v) * power(Math.cos(a), e),
      along(ys, v),
      along(fs, v) - along(zs, v) * power(Math.sin(a), e),
    ]
  }
}

/** A part of a form, lifted off it like a sewn-on pocket: flat at its edges, full inside. */
export const overlay =
  (
    form: Form,
    us: readonly [number, number],
    vs: readonly [number, number],
    lift: number,
    open = false,
  ): Form =>
  (u, v) => {
    const [a, b] = [lerp(us[0], us[1], u), lerp(vs[0], vs[1], v)]
    const across = Math.max(0, 1 - (2 * u - 1) ** 6) ** 0.6
    const up = open
      ? Math.max(0, 1 - (1 - v) ** 7) ** 0.6
      : Math.max(0, 1 - (2 * v - 1) ** 6) ** 0.6
    return add(form(a, b), mul(formNormal(form, a, b), 0.14 + lift * across * up))
  }

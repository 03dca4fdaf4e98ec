import {cloth, formNormal, seam, type Form} from '../../drawing/cloth'
import type {Piece, Surface} from '../../drawing/pieces'
import {tube} from '../../drawing/tubes'
import {add, lerp, mul, radians, type Vec3} from '../../drawing/vec'

export interface HoodSpec {
  /** Axis the bows turn about, at x/y, centimetres. */
  readonly hinge: readonly [number, number]
  readonly halfWidth: number
  /** Bow length at the rear edge and at the front edge. */
  readonly reach: readonly [number, number]
  /** Angles of both edges above the forward horizon, degrees; rear first. */
  readonly sweep: readonly [number, number]
  readonly panels: number
  readonly surface: Surface
  readonly lining: Surface
  readonly binding: Surface
  /** Roundness of a bow: 2 is an ellipse, more is squarer. */
  readonly square?: number
  readonly visor?: boolean
}

const power = (v: number, e: number): number => Math.sign(v) * Math.abs(v) ** e

/** The hood's surface: u across from side to side, v from the rear edge to the front edge. */
export const hoodForm = (spec: HoodSpec): Form => {
  const e = 2 / (spec.square ?? 2.7)
  return (u, v) => {
    const a = Math.PI * (0.001 + 0.998 * u)
    const angle = radians(lerp(spec.sweep[0], spec.sweep[1], v))
    const sag = Math.sin(Math.PI * ((v * spec.panels) % 1)) ** 2
    const bulge = 1 + 0.07 * Math.sin(Math.PI * Math.min(1, v * 0.9 + 0.1))
    const reach = lerp(spec.reach[0], spec.reach[1], v) * bulge * (1 - 0.022 * sag)
    const r = reach * power(Math.sin(a), e)
    return [
      spec.hinge[0] + r * Math.cos(angle),
      spec.hinge[1] + r * Math.sin(angle),
      spec.halfWidth * power(Math.cos(a), e) * (1 - 0.012 * sag),
    ]
  }
}

/** A folding hood of cloth over bows, with seams, stitching and a bound front edge. */
export const hood = (spec: HoodSpec): Piece[] => {
  const form = hoodForm(spec)
  const crease = (_u: number, v: number): number => {
    const f = (v * spec.panels) % 1
    const edge = Math.min(f, 1 - f)
    return v > 0.02 && v < 0.98 ? 0.14 * Math.max(0, 1 - edge / 0.14) : 0
  }
  const out: Piece[] = cloth(form, spec.surface, {
    u: 34,
    v: 30,
    lining: spec.lining,
    flip: true,
    crease,
  })
  for (let k = 1; k < spec.panels; k++) {
    const v = k / spec.panels
    out.push(
      ...seam(form, (t) => [t, v], spec.surface, {
        flip: true,
        width: 0.35,
        tone: -0.28,
        opacity: 0.75,
        steps: 34,
      }),
      ...seam(form, (t) => [t, v + 0.014], spec.surface, {
        flip: true,
        width: 0.16,
        tone: 0.3,
        opacity: 0.5,
        dash: [0.7, 0.45],
        steps: 34,
      }),
    )
  }
  const edge = (v: number, out_: number): Vec3[] =>
    Array.from({length: 31}, (_, i) => {
      const u = i / 30
      return add(
        form(u, v),
        mul(formNormal(form, Math.min(0.98, Math.max(0.02, u)), v, true), out_),
      )
    })
  out.push(
    ...tube(edge(1, 0), 0.65, spec.binding, {piece: 9}),
    ...tube(edge(0, 0), 0.5, spec.binding, {piece: 9}),
  )
  if (spec.visor) {
    const brim: Form = (u, v) => {
      const p = form(0.12 + 0.76 * u, 1)
      const lift = Math.sin(Math.PI * u) ** 0.6
      return [p[0] + v * 7 * lift, p[1] - v * v * 4.2 * lift, p[2] * (1 - 0.04 * v)]
    }
    out.push(
      ...cloth(brim, spec.surface, {u: 24, v: 4, lining: spec.lining, flip: true}),
      ...tube(
        Array.from({length: 25}, (_, i) => brim(i / 24, 1)),
        0.5,
        spec.binding,
        {piece: 9},
      ),
    )
  }
  return out
}

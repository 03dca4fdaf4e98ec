import {cloth, type Form} from '../../drawing/cloth'
import type {Piece, Surface} from '../../drawing/pieces'
import {add, cross, mul, sub, unit, type Vec3} from '../../drawing/vec'

/** A stuffed roll along a path; `radius` per 0..1 of the way, `flatten` its height to its width. */
export const sausage = (
  path: readonly Vec3[],
  radius: (t: number) => number,
  surface: Surface,
  options: {around?: number; flatten?: number} = {},
): Piece[] => {
  const last = path.length - 1
  const form: Form = (u, v) => {
    const f = v * last
    const i = Math.min(last - 1, Math.floor(f))
    const a = path[i] as Vec3
    const b = path[i + 1] as Vec3
    const before = path[Math.max(0, i - 1)] as Vec3
    const after = path[Math.min(last, i + 2)] as Vec3
    const t = unit(add(mul(sub(b, before), 1 - (f - i)), mul(sub(after, a), f - i)))
    // Width along x, so that a strap lies flat on the shoulder.
    const side = unit(sub([1, 0, 0], mul(t, t[0])))
    const up = cross(side, t)
    const angle = u * Math.PI * 2
    const r = Math.max(0.02, radius(v))
    return add(
      add(a, mul(sub(b, a), f - i)),
      add(mul(side, Math.cos(angle) * r), mul(up, Math.sin(angle) * r * (options.flatten ?? 1))),
    )
  }
  return cloth(form, surface, {u: options.around ?? 22, v: last, lining: surface})
}

import {shade} from '../../drawing/colour'
import {cloth, pillow, type Form} from '../../drawing/cloth'
import type {Piece, Surface} from '../../drawing/pieces'
import {roundRect} from '../../drawing/solids'
import {line, rod, tube} from '../../drawing/tubes'
import type {Vec3} from '../../drawing/vec'

export interface Slab {
  /** Centre of the lower side. */
  readonly at: Vec3
  /** Length (x), thickness (y) and depth (z), centimetres. */
  readonly size: Vec3
  readonly surface: Surface
  readonly piping?: Surface
  readonly puff?: number
  readonly steps?: number
}

/** A mattress: a soft block with piped edges and a seam around its middle. */
export const slab = ({at, size, surface, piping, puff = 0.5, steps = 10}: Slab): Piece[] => {
  const radius = Math.min(2.6, size[1] / 2.4)
  const centre: Vec3 = [at[0], at[1] + size[1] / 2, at[2]]
  const out: Piece[] = pillow(centre, size, radius, puff, surface, {steps})
  const loop = (y: number, inset: number): Vec3[] => {
    const outline = roundRect(size[0] - inset * 2, size[2] - inset * 2, radius)
    return [...outline, outline[0] as [number, number]].map(([x, z]) => [
      at[0] + x,
      at[1] + y,
      at[2] + z,
    ])
  }
  const rim = radius * 0.28
  out.push(...tube(loop(size[1] - rim, rim), 0.42, piping ?? surface, {piece: 10, round: true}))
  if (!piping) return out
  return [...out, ...tube(loop(rim, rim), 0.42, piping, {piece: 10, round: true})]
}

/** Height of a slab's swollen upper side above its rim at a place of it. */
const crown = (slab: Slab, x: number, z: number): number =>
  (slab.puff ?? 0.5) *
  (1 - ((x - slab.at[0]) / (slab.size[0] / 2)) ** 2) *
  (1 - ((z - slab.at[2]) / (slab.size[2] / 2)) ** 2)

/** Diamond quilting over the upper side of a slab, `step` centimetres from line to line. */
export const quilting = (slab: Slab, step: number): Piece[] => {
  const [hx, hz] = [slab.size[0] / 2 - 3.5, slab.size[2] / 2 - 3.5]
  const out: Piece[] = []
  for (const turn of [-1, 1])
    for (let c = -hx - hz; c <= hx + hz; c += step) {
      const z0 = Math.max(-hz, turn > 0 ? -hx - c : c - hx)
      const z1 = Math.min(hz, turn > 0 ? hx - c : c + hx)
      if (z1 - z0 < 2) continue
      const points = Array.from({length: 9}, (_, i): Vec3 => {
        const z = z0 + ((z1 - z0) * i) / 8
        const x = slab.at[0] + c + turn * z
        const place = slab.at[2] + z
        return [x, slab.at[1] + slab.size[1] + crown(slab, x, place), place]
      })
      out.push(
        ...line(points, [0, 1, 0], slab.surface, {
          width: 0.3,
          tone: -0.16,
          opacity: 0.55,
          piece: 14,
        }),
      )
    }
  return out
}

/** A stitched tuft that pulls the cover in: a small felt disc in a dimple. */
export const tuft = (cover: Slab, x: number, z: number): Piece[] => {
  const y = cover.size[1] + crown(cover, x, z)
  const rays = Array.from({length: 6}, (_, i) => (i / 6) * Math.PI * 2)
  return [
    ...rays.flatMap((a) =>
      line(
        [
          [x + Math.cos(a) * 1, y, z + Math.sin(a) * 1],
          [x + Math.cos(a) * 3.4, y, z + Math.sin(a) * 3.4],
        ],
        [0, 1, 0],
        cover.surface,
        {width: 0.4, tone: -0.2, opacity: 0.5},
      ),
    ),
    ...rod([x, y - 0.1, z], [x, y + 0.35, z], 0.95, {
      ...cover.surface,
      hex: shade(cover.surface.hex, 0.66),
    }),
  ]
}

/** A point on an oval cot's plan at the share `t` of its circumference, starting at the back. */
export const ovalPlan = (t: number, a: number, b: number): readonly [number, number] => {
  const angle = t * Math.PI * 2 - Math.PI / 2
  const bow = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.78
  return [a * bow(Math.cos(angle)), b * bow(Math.sin(angle))]
}

/** An oval mattress whose lower side is at `y`. */
export const ovalMattress = (y: number, a: number, b: number, surface: Surface): Piece[] => {
  const form: Form = (u, v) => {
    const [x, z] = ovalPlan(u, a, b)
    const w = Math.max(0, (v - 0.3) / 0.7)
    const k = v < 0.3 ? 1 - 0.02 * (1 - v / 0.3) ** 4 : 1 - 0.98 * w ** 1.3
    const height = v < 0.3 ? (6 * v) / 0.3 : 6 + 1.4 * (1 - (1 - w) ** 3)
    return [x * k, y + height, z * k]
  }
  return cloth(form, surface, {u: 32, v: 9, lining: null, flip: true})
}

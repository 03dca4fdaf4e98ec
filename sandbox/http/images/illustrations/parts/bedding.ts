import {pillow} from '../../drawing/cloth'
import type {Piece, Surface} from '../../drawing/pieces'
import {roundRect} from '../../drawing/solids'
import {line, tube} from '../../drawing/tubes'
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

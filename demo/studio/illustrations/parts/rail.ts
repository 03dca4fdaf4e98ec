import {beech} from '../../drawing/look'
import type {Piece} from '../../drawing/pieces'
import {bar} from '../../drawing/solids'
import {rod, tube} from '../../drawing/tubes'
import {graphite} from '../../drawing/look'
import type {Vec3} from '../../drawing/vec'

/** A low beech rack: two posts on feet and a round rail at `height`, `width` between the posts. */
export const rail = (height: number, width: number, depth = 34): Piece[] => {
  const out: Piece[] = []
  for (const s of [-1, 1]) {
    const x = s * (width / 2 + 1.4)
    out.push(
      bar([x, 2.6, 0], [x, height + 3, 0], 2.8, 2.8, beech, [0, 0, 1]),
      bar([x, 1.3, -depth / 2], [x, 1.3, depth / 2], 2.8, 2.6, beech),
    )
  }
  out.push(
    ...rod([-width / 2, height, 0], [width / 2, height, 0], 1.25, beech),
    bar([-width / 2, 6, 0], [width / 2, 6, 0], 1.8, 3, beech),
  )
  return out
}

/** A wooden hanger whose hook lies on a rail at `at`; its shoulders end `half` to either side. */
export const hanger = (at: Vec3, half: number): Piece[] => {
  const [x, y, z] = at
  const hook: Vec3[] = Array.from({length: 11}, (_, i) => {
    const a = (-0.35 + (i / 10) * 1.25) * Math.PI
    return [x + 1.5 * Math.cos(a) * (i === 0 ? 0.4 : 1), y - 0.05 + 1.55 * Math.sin(a), z] as Vec3
  })
  return [
    ...tube([[x, y - 7, z], [x, y - 3.4, z], ...hook], 0.22, graphite, {piece: 30}),
    bar([x, y - 6.4, z], [x - half, y - 10.6, z], 1.3, 2.2, beech, [0, 1, 0]),
    bar([x, y - 6.4, z], [x + half, y - 10.6, z], 1.3, 2.2, beech, [0, 1, 0]),
  ]
}

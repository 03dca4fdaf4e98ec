import {cloth, type Form} from '../../drawing/cloth'
import {brass} from '../../drawing/look'
import type {Piece, Surface} from '../../drawing/pieces'
import {ball, rod, tube} from '../../drawing/tubes'
import type {Vec3} from '../../drawing/vec'

/** A pencil lying on a table. */
export const pencil = (from: Vec3, to: Vec3, hex: string, tip: Surface): Piece[] => {
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1],
    from[2] + (to[2] - from[2]) * t,
  ]
  return [
    ...rod(at(0), at(0.86), 0.42, {hex, finish: 'lacquer'}),
    ...rod(at(0.86), at(1), (t) => 0.42 - 0.3 * t, tip),
    ball(at(1), 0.16, {hex, finish: 'plastic'}),
  ]
}

/** A ring of wood on a cord. */
export const ring = (at: Vec3, radius: number, surface: Surface): Piece[] =>
  tube(
    Array.from({length: 25}, (_, i): Vec3 => {
      const a = (i / 24) * Math.PI * 2
      return [at[0] + radius * Math.cos(a), at[1] + radius * Math.sin(a), at[2]]
    }),
    0.95,
    surface,
    {piece: 3},
  )

/** A felt cloud: soft lobes in one plump body. */
export const cloud = (at: Vec3, surface: Surface): Piece[] =>
  (
    [
      [-4.4, -0.6, 2.9],
      [0, 1.2, 3.9],
      [4.4, -0.5, 3],
      [-1.8, -1.4, 2.6],
      [2.2, -1.4, 2.6],
    ] as const
  ).flatMap(([x, y, r]) => {
    const form: Form = (u, v) => {
      const a = u * Math.PI * 2
      const b = (v - 0.5) * Math.PI * 0.996
      return [
        at[0] + x + r * Math.cos(b) * Math.cos(a),
        at[1] + y + r * Math.sin(b),
        at[2] + r * 0.72 * Math.cos(b) * Math.sin(a),
      ]
    }
    return cloth(form, surface, {u: 18, v: 10, lining: null, flip: true})
  })

/** A small bell turned from wood with a brass mouth. */
export const bell = (at: Vec3, surface: Surface): Piece[] => [
  ...rod(
    [at[0], at[1] + 4, at[2]],
    [at[0], at[1] - 2.6, at[2]],
    (t) => 0.9 + 2.7 * Math.sqrt(t) + 0.5 * t ** 6,
    surface,
    {piece: 0.9},
  ),
  ...rod([at[0], at[1] - 2.6, at[2]], [at[0], at[1] - 3.1, at[2]], 4.1, brass),
  ball([at[0], at[1] - 3.8, at[2]], 1.1, brass),
]

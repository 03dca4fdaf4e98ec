import {cloth, formNormal, seam, type Form} from '../drawing/cloth'
import {beech, fabric, leather, linen, plastic, secondFabric, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {bar, beam} from '../drawing/solids'
import {rod, tube} from '../drawing/tubes'
import {add, curve, lerp, mul, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {sausage} from './parts/roll'

/** The padded belt: an open ellipse around the waist. */
const belt = (look: Look): Piece[] => {
  const at = (a: number, y: number, out: number): Vec3 => [
    Math.sin(a) * (17.5 + out),
    y,
    Math.cos(a) * (12.5 + out) - 2,
  ]
  const form =
    (out: number): Form =>
    (u, v) => {
      const a = lerp(-2.45, 2.45, u)
      const narrow = 1 - 0.5 * Math.max(0, Math.abs(u * 2 - 1) - 0.45) ** 1.2
      const y = 7.2 + (v - 0.5) * 13 * narrow
      return at(a, y, out * Math.sqrt(Math.max(0, 1 - Math.abs(v * 2 - 1) ** 5)))
    }
  const outer = form(1.5)
  const edge = (v: number): Vec3[] => Array.from({length: 41}, (_, i) => outer(i / 40, v))
  const strap: Vec3[] = Array.from({length: 9}, (_, i) => at(lerp(2.45, 3.83, i / 8), 7.2, 0.4))
  return [
    ...cloth(outer, fabric(look), {u: 44, v: 8, lining: secondFabric(look)}),
    ...tube(edge(0), 0.45, secondFabric(look), {piece: 6}),
    ...tube(edge(1), 0.45, secondFabric(look), {piece: 6}),
    ...[0.32, 0.68].flatMap((v) =>
      seam(outer, (t) => [0.03 + 0.94 * t, v], fabric(look), {
        width: 0.2,
        tone: -0.22,
        opacity: 0.6,
        steps: 40,
      }),
    ),
    ...beam(strap, [0, 1, 0], 3.4, 0.4, {hex: '#3d3e40', finish: 'textile', weave: 'plain'}),
  ]
}

/** The panel that carries the child, narrower at the top, with a headrest. */
const panel = (
  look: Look,
  headrest: 'up' | 'down',
): {pieces: Piece[]; corner: (s: number) => Vec3} => {
  const form: Form = (u, v) => {
    const side = u * 2 - 1
    const half = lerp(18.5, 13.5, v ** 0.8) - 2.4 * Math.sin(Math.PI * v)
    const belly = 5.4 * Math.sin(Math.PI * (0.1 + 0.8 * v)) * (1 - 0.35 * side * side)
    return [side * half, 11 + v * 41, 10 + belly - 6.4 * side ** 2 - 0.9 * v]
  }
  const crease = (u: number, v: number): number =>
    0.1 * Math.max(0, 1 - Math.abs(v - 0.3) / 0.05) * (1 - Math.abs(u * 2 - 1))
  const top = headrest === 'up' ? 13 : 5
  const head: Form = (u, v) => {
    const side = u * 2 - 1
    const p = form(0.5 + side * 0.42, 1)
    const w = 1 - 0.16 * v ** 3
    return [
      p[0] * w,
      p[1] + v * top * (1 - 0.12 * side ** 4),
      p[2] + 0.8 - (headrest === 'up' ? 2.6 : -2.4) * v * v,
    ]
  }
  const border = [
    ...Array.from({length: 25}, (_, i) => form(0, i / 24)),
    ...Array.from({length: 15}, (_, i) => form((i + 1) / 15, 1)),
    ...Array.from({length: 24}, (_, i) => form(1, 1 - (i + 1) / 24)),
  ]
  const normal = formNormal(form, 0.5, 0.2)
  const label = form(0.5, 0.2)
  return {
    corner: (s) => form(s < 0 ? 0.02 : 0.98, 0.97),
    pieces: [
      ...cloth(form, fabric(look), {u: 26, v: 30, lining: secondFabric(look), crease}),
      ...tube(border, 0.5, secondFabric(look), {piece: 6}),
      ...seam(form, (t) => [0.12 + 0.05 * Math.sin(Math.PI * t), 0.04 + 0.92 * t], fabric(look), {
        width: 0.2,
        tone: 0.26,
        opacity: 0.6,
        dash: [0.7, 0.45],
        steps: 30,
      }),
      ...seam(form, (t) => [0.88 - 0.05 * Math.sin(Math.PI * t), 0.04 + 0.92 * t], fabric(look), {
        width: 0.2,
        tone: 0.26,
        opacity: 0.6,
        dash: [0.7, 0.45],
        steps: 30,
      }),
      ...cloth(head, secondFabric(look), {u: 22, v: 8, lining: fabric(look)}),
      ...tube(
        Array.from({length: 23}, (_, i) => head(i / 22, 1)),
        0.45,
        fabric(look),
        {piece: 6},
      ),
      bar(
        add(label, add(mul(normal, 0.5), [-3, 0, 0])),
        add(label, add(mul(normal, 0.5), [3, 0, 0])),
        2,
        0.3,
        leather,
        normal,
        {bevel: 0.1},
      ),
    ],
  }
}

/** Soft: structured, with a padded belt and shoulder straps. */
const soft = (look: Look, pose: string): Piece[] => {
  const {pieces, corner} = panel(look, pose === 'open' ? 'down' : 'up')
  const straps = [-1, 1].flatMap((s) => {
    const from = corner(s)
    const path = curve(
      [
        from,
        [s * 13.5, 60, 7],
        [s * 13.2, 65.5, -2],
        [s * 13.4, 62, -12],
        [s * 13, 48, -17],
        [s * 12, 34, -16.5],
      ],
      6,
    )
    const tail = curve(
      [
        [s * 12, 34, -16.5],
        [s * 14.5, 26, -12],
        [s * 17.4, 22, 0],
        [s * 17.4, 24, 7],
      ],
      5,
    )
    return [
      ...sausage(
        path,
        (t) => (t < 0.08 ? 1.6 + 18 * t : t > 0.92 ? 1.4 + 20 * (1 - t) : 3.1),
        fabric(look),
        {flatten: 0.42, around: 16},
      ),
      ...beam(tail, [0, 0.9, 0.44], 2.6, 0.4, {hex: '#3d3e40', finish: 'textile', weave: 'plain'}),
      bar([s * 15.6, 24.6, -8.4], [s * 16.6, 23, -3.6], 1, 3.6, plastic, [0, 1, 0], {bevel: 0.3}),
    ]
  })
  return [...belt(look), ...pieces, ...straps]
}

/** Cloth that falls over a peg rail in long folds; knotted once when worn. */
const hanging = (
  look: Look,
  half: number,
  falls: readonly [number, number],
  at: number,
  z: number,
): Piece[] => {
  const surface: Surface = fabric(look)
  const fold = (u: number, k: number): number =>
    Math.sin(u * Math.PI * 7 + k) * 1.25 + 0.7 * Math.sin(u * Math.PI * 12.6 + k * 2)
  const side =
    (front: boolean): Form =>
    (u, v) => {
      const fall = front ? falls[0] : falls[1]
      const spread = 1 + 0.16 * v
      const gather = lerp(0.35, 1, Math.min(1, v * 4))
      const zed = (front ? 1 : -1) * (2.1 + 0.9 * v)
      const hem = front ? 1.4 * Math.sin(u * 9) : 0
      return [
        at + (u * 2 - 1) * half * spread + 0.4 * fold(u, 3),
        70 - v * fall - hem * v,
        z + zed + fold(u, front ? 0 : 1.5) * gather,
      ]
    }
  const over: Form = (u, v) => {
    const a = v * Math.PI
    const p = fold(u, lerp(0, 1.5, v)) * 0.35
    return [
      at + (u * 2 - 1) * half + 0.4 * fold(u, 3),
      70 + Math.sin(a) * 2.1 + p * 0.3,
      z + Math.cos(a) * 2.1 + p,
    ]
  }
  return [
    ...cloth(side(true), surface, {u: 56, v: 26, flip: true, lining: secondFabric(look)}),
    ...cloth(side(false), secondFabric(look), {u: 44, v: 18, lining: secondFabric(look)}),
    ...cloth(over, surface, {u: 56, v: 6}),
    ...seam(side(true), (t) => [0.01 + 0.98 * t, 0.965], surface, {
      flip: true,
      width: 0.18,
      tone: -0.25,
      opacity: 0.6,
      steps: 50,
    }),
  ]
}

/** Wrap: a long cloth over a beech stand. */
const wrap = (look: Look, pose: string): Piece[] => {
  const wood = beech
  const stand = [-1, 1].flatMap((s) => [
    ...rod([s * 28, 1.5, -13], [s * 26.5, 72, 0], 1.3, wood, {round: true}),
    ...rod([s * 28, 1.5, 13], [s * 26.5, 72, 0], 1.3, wood, {round: true}),
  ])
  const second: Look = {...look, hex: linen.hex}
  return [
    ...stand,
    ...rod([-31, 70.5, 0], [31, 70.5, 0], 1.25, wood, {round: true}),
    ...(pose === 'open'
      ? [...hanging(look, 8.5, [60, 44], -10, 0), ...hanging(second, 6.5, [42, 34], 13, 0)]
      : hanging(look, 15.5, [61, 46], -2, 0)),
  ]
}

export const carrier: Readonly<Record<string, Build>> = {soft, wrap}

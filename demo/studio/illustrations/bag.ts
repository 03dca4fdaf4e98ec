import {cloth, type Form} from '../drawing/cloth'
import {aluminium, darkCloth, fabric, leather, secondFabric, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {ball, tube} from '../drawing/tubes'
import {curve, unit, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {organizer} from './parts/organizer'
import {buckle, patch, piping, ribbon, stitch, trace, zip} from './parts/sewn'
import {overlay, vessel} from './parts/vessel'

/** A sewn-on pocket with a bound mouth and its stitched outline. */
const pocket = (
  body: Form,
  us: readonly [number, number],
  vs: readonly [number, number],
  lift: number,
  surface: Surface,
  facets: readonly [number, number] = [14, 8],
): Piece[] => {
  const form = overlay(body, us, vs, lift, true)
  return [
    ...cloth(form, surface, {u: facets[0], v: facets[1]}),
    ...piping(form, (t) => [t, 1], 0.28, surface, 18),
    ...stitch(form, (t) => [0.03 + 0.94 * t, 0.9], surface, {steps: 18}),
    ...stitch(form, (t) => [0.03, 0.12 + 0.78 * t], surface, {steps: 10}),
    ...stitch(form, (t) => [0.97, 0.12 + 0.78 * t], surface, {steps: 10}),
  ]
}

/** Changing bag: a soft tote, 38 wide, 31 high, two leather handles, a zip along the top. */
const changing = (look: Look, pose: string): Piece[] => {
  const main = fabric(look)
  const body = vessel([
    [0, 17.2, 6.4],
    [1.4, 18.8, 7.8],
    [8, 19.4, 8.4],
    [15.5, 19.2, 7.9],
    [23, 18.7, 6.2],
    [29, 18.2, 3.2],
    [31, 18, 0.8],
  ])
  const folds = (u: number, v: number): number => {
    const side = Math.exp(-(((((u + 0.25) % 0.5) - 0.25) / 0.035) ** 2)) * (1 - v) * v
    return 0.5 * side + 0.05 * Math.max(0, Math.sin(u * 31 + v * 9)) * v
  }
  const out: Piece[] = cloth(body, main, {u: 52, v: 16, crease: folds, lining: null})
  const mouth: Form = (u, v) => [-18 + 36 * u, 31 - 0.25 * Math.sin(Math.PI * u), 0.8 - 1.6 * v]
  out.push(
    ...cloth(mouth, main, {u: 12, v: 1}),
    ...zip(mouth, (t) => [0.03 + 0.93 * t, 0.5], darkCloth, {pull: leather}),
    ...piping(body, (t) => [0.26 + 0.48 * t, 1], 0.3, leather),
    ...pocket(body, [0.375, 0.625], [0.09, 0.56], 1.4, secondFabric(look), [16, 8]),
    ...pocket(body, [0.18, 0.31], [0.09, 0.5], 0.9, main, [8, 7]),
    ...pocket(body, [0.69, 0.82], [0.09, 0.5], 0.9, main, [8, 7]),
    ...piping(body, (t) => [0.02 + 0.96 * t, 0.045], 0.32, leather, 60),
  )
  for (const side of [-1, 1]) {
    const z = side === 1 ? 0 : 0.5
    for (const u of [0.415, 0.585])
      out.push(...patch(body, [(u + z) % 1, 0.74], [2.6, 6.4], leather))
    const at = (u: number): Vec3 => trace(body, () => [(u + z) % 1, 0.79], 1, 0.5)[0] as Vec3
    const [l, r] = side === 1 ? [at(0.415), at(0.585)] : [at(0.585), at(0.415)]
    const lean = side * 1.5
    out.push(
      ...tube(
        curve([
          l,
          [l[0] + 0.4, 32, l[2] - lean * 0.4],
          [-6.4, 41, side * 4.6],
          [0, 44.6, side * 5.2],
          [6.4, 41, side * 4.6],
          [r[0] - 0.4, 32, r[2] - lean * 0.4],
          r,
        ]),
        0.62,
        leather,
        {piece: 4},
      ),
      ball(l, 0.5, aluminium),
      ball(r, 0.5, aluminium),
    )
  }
  for (const s of [-1, 1]) {
    const u = 0.5 + s * 0.25
    const tab = trace(body, (t) => [u, 0.6 + 0.18 * t], 4, 0.25)
    const c = tab[4] as Vec3
    out.push(
      ...ribbon(tab, 2.2, [s, 0, 0], leather, {steps: 2}),
      ...tube(
        Array.from({length: 17}, (_, i): Vec3 => {
          const a = (i / 16) * Math.PI * 2
          return [c[0] + s * 0.7 + 0.2 * Math.sin(a), c[1] + 1.1 * Math.sin(a), 1.5 * Math.cos(a)]
        }),
        0.2,
        aluminium,
      ),
    )
  }
  if (pose === 'strap') {
    const path: Vec3[] = [
      [20.2, 25.4, 0.5],
      [21.8, 15, 2.2],
      [23, 4, 6],
      [22, 0.5, 11],
      [12, 0.4, 18],
      [-4, 0.4, 20],
      [-18, 0.4, 16],
      [-23, 1.2, 8],
      [-22, 13, 2],
      [-20.2, 25.4, 0.5],
    ]
    const facing = (p: Vec3): Vec3 =>
      unit([p[0] * 0.05 * Math.min(1, p[1] / 4), p[1] < 3 ? 1 : 0.12, 0.25])
    out.push(...ribbon(path, 3.4, facing, darkCloth, {steps: 6, stitched: true}))
  }
  return out
}

const backpackBody = vessel(
  [
    [0, 12.2, 6.4],
    [1.2, 13.8, 7.8],
    [8, 14.5, 8.5],
    [17, 14.4, 8.3],
    [26, 13.9, 7.6],
    [33, 12.7, 6.7],
    [38, 10, 5],
    [40.6, 5.6, 2.6],
    [41, 0.3, 0.2],
  ],
  3,
)

/** Backpack: 29 wide, 41 high; a zip over the top, a full front pocket, padded straps behind. */
const backpack = (look: Look, pose: string): Piece[] => {
  const main = fabric(look)
  const second = secondFabric(look)
  const body = backpackBody
  const crease = (u: number, v: number): number =>
    v > 0.06 && v < 0.8 ? 0.06 * Math.max(0, Math.sin(u * 40 + v * 17)) * (1 - v) : 0
  const arch = (t: number): readonly [number, number] => {
    const a = Math.PI * t
    return [0.5 - 0.205 * Math.cos(a), 0.5 + 0.335 * Math.sin(a) ** 0.62]
  }
  const front = overlay(body, [0.385, 0.615], [0.1, 0.48], 2.4)
  const out: Piece[] = [
    ...cloth(body, main, {u: 48, v: 24, crease, lining: null}),
    ...zip(body, arch, darkCloth, {steps: 44, pull: leather}),
    ...cloth(front, second, {u: 16, v: 12}),
    ...zip(front, (t) => [0.1 + 0.8 * t, 0.82], darkCloth, {steps: 18, pull: leather}),
    ...stitch(front, (t) => [0.08 + 0.84 * t, 0.74], second, {steps: 16}),
    ...patch(front, [0.5, 0.44], [5, 3.2], leather),
    ...pocket(body, [0.19, 0.31], [0.09, 0.36], 1.5, second, [8, 7]),
    ...pocket(body, [0.69, 0.81], [0.09, 0.36], 1.5, second, [8, 7]),
    ...piping(body, (t) => [0.02 + 0.96 * t, 0.05], 0.3, leather, 60),
    ...tube(
      curve([
        [-4.6, 40, -3.4],
        [-4.2, 43.4, -3.8],
        [-2, 45.4, -4],
        [2, 45.4, -4],
        [4.2, 43.4, -3.8],
        [4.6, 40, -3.4],
      ]),
      0.7,
      leather,
      {piece: 4},
    ),
  ]
  for (const s of [-1, 1]) {
    const away = pose === 'behind' ? 1 : 0.75
    const strap: Vec3[] = [
      [s * 3.6, 37.6, -5.6],
      [s * 5.2, 35.6, -8.6 * away],
      [s * 7.2, 27, -11.4 * away],
      [s * 8.6, 18, -11.6 * away],
      [s * 9.6, 12, -10.4],
    ]
    out.push(
      ...ribbon(strap, 5.6, [0, 0.15, -1], second, {steps: 5, stitched: true, thickness: 0.9}),
      ...ribbon(
        [
          [s * 9.6, 12.4, -10.5],
          [s * 10.4, 7, -9.6],
          [s * 11, 2.4, -7.8],
        ],
        2.4,
        [0, 0, -1],
        darkCloth,
        {steps: 4},
      ),
      ...buckle([s * 9.9, 10.6, -10.5], [s * 0.14, -0.96, 0.16], [0, 0, -1], 3, darkCloth),
    )
  }
  return out
}

export const bag: Readonly<Record<string, Build>> = {changing, backpack, organizer}

import {cloth, seam, type Form} from '../drawing/cloth'
import {
  board,
  darkLeather,
  fabric,
  graphite,
  liningOf,
  plastic,
  rubber,
  secondFabric,
  type Look,
} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {bar, beam} from '../drawing/solids'
import {ball, rod, tube} from '../drawing/tubes'
import {add, curve, rounded, smooth, turnAbout, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {bib, edgeOf, slingForm, softEnds, type Sling} from './parts/sling'

/** Frame: bent steel, a cotton or net seat in three positions; 79 long, 39 wide, 56 high. */
const frame = (look: Look, pose: 'play' | 'rest'): Piece[] => {
  const lean = pose === 'rest' ? 15 : 0
  const hinge: Vec3 = [17, 17, 0]
  const tilt = turnAbout(hinge, [0, 0, 1], lean).point
  const sling: Sling = {
    profile: [
      [-36, 55],
      [-31, 47],
      [-22, 34.5],
      [-10, 23],
      [4, 17.5],
      [17, 18.5],
      [27, 23],
      [34, 24.5],
    ],
    half: (v) => (18.4 - 2.4 * smooth(0.55, 1, v)) * softEnds(v),
    sag: 4.6,
  }
  const still = slingForm(sling)
  const form: Form = (u, v) => tilt(still(u, v))
  const cotton = fabric(look)
  const out: Piece[] = [
    ...cloth(form, cotton, {u: 12, v: 26, lining: liningOf(look)}),
    ...tube(edgeOf(form), 1.05, cotton, {piece: 5, round: true}),
    ...[0.1, 0.9].flatMap((u) =>
      seam(form, (t) => [u, 0.02 + 0.96 * t], cotton, {
        width: 0.24,
        tone: -0.2,
        opacity: 0.6,
        steps: 30,
        dash: [0.9, 0.6],
      }),
    ),
    ...[0.24, 0.44].flatMap((v) =>
      seam(form, (t) => [0.1 + 0.8 * t, v], cotton, {
        width: 0.22,
        tone: -0.16,
        opacity: 0.5,
        steps: 14,
      }),
    ),
    ...bib(form, secondFabric(look), liningOf(look), 0.68),
  ]
  for (const s of [-1, 1]) {
    const join = form(s < 0 ? 0 : 1, 0.72)
    const rest = form(s < 0 ? 0 : 1, 0.34)
    out.push(
      ...tube(
        rounded(
          [
            [-36, 1.1, s * 8],
            [-36, 1.1, s * 19.3],
            [41, 1.1, s * 19.3],
            [44, 9, s * 18.6],
            [join[0] + 8, join[1] - 3, s * 17.6],
            add(join, [0, -0.8, 0]),
          ],
          7,
        ),
        1.05,
        graphite,
        {piece: 6},
      ),
      ...tube(
        rounded([[-27, 1.1, s * 19.3], [-24, 12, s * 18.8], add(rest, [0, -0.8, 0])], 6),
        0.8,
        graphite,
      ),
      ball(join, 1.9, plastic),
      ball(rest, 1.6, plastic),
      ...rod([18, 1.1, s * 19.3], [27, 1.1, s * 19.3], 1.4, rubber),
      ...rod([-24, 1.1, s * 19.3], [-16, 1.1, s * 19.3], 1.4, rubber),
    )
  }
  out.push(...rod([-36, 1.1, -8], [-36, 1.1, 8], 1.05, graphite))
  return out
}

/** Wood: moulded runners that rise into arms, a woollen seat; 74 long, 48 wide, 54 high. */
const wooden = (look: Look, pose: 'level' | 'back'): Piece[] => {
  const wood = board(look)
  const wool: Surface = {
    hex: look.id === 'graphite' ? '#b9b3a8' : '#8d9087',
    finish: 'textile',
    weave: 'fleece',
  }
  const sling: Sling = {
    profile: [
      [-31, 53],
      [-27, 45],
      [-19, 33],
      [-8, 23.5],
      [6, 20],
      [18, 22.2],
      [31, 27],
    ],
    half: (v) => 18.4 * (v < 0.5 ? softEnds(v) : 1),
    sag: 3.2,
  }
  const form = slingForm(sling)
  const out: Piece[] = [
    ...cloth(form, wool, {u: 12, v: 24, lining: wool}),
    ...tube(edgeOf(form), 1.3, wool, {piece: 5, round: true}),
    ...bib(form, {hex: '#d8cfbf', finish: 'textile', weave: 'plain'}, darkLeather, 0.77),
  ]
  for (const s of [-1, 1]) {
    const z = s * 23
    const runner = curve(
      [
        [-33, 9.5, z],
        [-26, 4.6, z],
        [-14, 2, z],
        [0, 1, z],
        [14, 2, z],
        [26, 5.2, z],
        [34, 11.5, z],
        [36.5, 20, z],
        [32, 27, z],
        [22, 30.5, z],
        [6, 33, z],
        [-10, 36.5, z],
        [-23, 40.5, z],
      ],
      4,
    )
    out.push(
      ...beam(runner, [0, 0, 1], 3, 1.9, wood),
      bar([-25.4, 5.6, z], [-21.5, 39.4, z], 2.6, 2.2, wood, [1, 0, 0]),
      ...beam(
        Array.from({length: 25}, (_, i) => {
          const p = form(s < 0 ? 0 : 1, i / 24)
          return [p[0], p[1] - 0.4, s * 20.3] as Vec3
        }),
        [0, 0, 1],
        1.8,
        2.4,
        wood,
      ),
      ball([-10, 2.9, z + s * 1.7], 0.8, darkLeather),
      ball([10, 2.9, z + s * 1.7], 0.8, darkLeather),
    )
  }
  out.push(
    bar([-22.6, 32, -21.4], [-22.6, 32, 21.4], 2.2, 3, wood),
    bar([33.4, 25.4, -21.4], [33.4, 25.4, 21.4], 2.6, 2.2, wood),
    bar([-25.6, 6.4, -21.4], [-25.6, 6.4, 21.4], 2.2, 3, wood),
    bar([27, 6.4, -21.4], [27, 6.4, 21.4], 3, 2.2, wood),
    bar([-31, 52.6, -19.2], [-31, 52.6, 19.2], 2.2, 2.4, wood),
  )
  if (pose === 'level') return out
  return rocked(out)
}

/** The rocker swung back on its runners. */
const rocked = (pieces: Piece[]): Piece[] => {
  const turned = turnAbout([0, 0, 0], [0, 0, 1], 9)
  return moveAll(pieces, {...turned, point: (p) => add(turned.point(p), [-6, 0.35, 0])})
}

export const bouncer: Readonly<Record<string, Build>> = {
  frame: (look, pose) => frame(look, pose === 'rest' ? 'rest' : 'play'),
  wood: (look, pose) => wooden(look, pose === 'back' ? 'back' : 'level'),
}

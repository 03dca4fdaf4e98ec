import {cloth, pillow, type Form} from '../drawing/cloth'
import {
  beech,
  board,
  darkCloth,
  darkLeather,
  fabric,
  plastic,
  secondFabric,
  type Look,
} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {plate, roundRect} from '../drawing/solids'
import {tube} from '../drawing/tubes'
import {curve, lerp, place} from '../drawing/vec'
import type {Build} from './model'
import {harness, seat, type SeatSpec} from './parts/seat'
import {growChair} from './highchair'

const chairOf = (look: Look): Surface => (look.material === 'woven' ? beech : board(look))
const softOf = (look: Look): Look =>
  look.material === 'woven' ? look : {id: 'oat', hex: '#E4D8C3', material: 'woven'}

/** Newborn set: a reclined nest with a harness, on the grow chair. */
const newbornSet = (look: Look, pose: string): Piece[] => {
  const cover = softOf(look)
  const spec: SeatSpec = {
    profile: [
      [-29, 93],
      [-23, 82],
      [-13, 72],
      [-3, 68],
      [8, 69.5],
      [19, 75],
      [25, 79],
    ],
    halfWidth: 17.5,
    wings: 9,
    inner: fabric(cover),
    outer: secondFabric(cover),
    piping: secondFabric(cover),
    channels: 6,
    shell: 4.5,
  }
  const nest = [
    ...seat(spec),
    ...harness(spec, darkCloth, plastic, [0.26, 0.62]),
    ...pillow([-22.5, 86.5, 0], [4, 10, 17], 2, 1, secondFabric(cover), {steps: 7}),
    ...tube(
      curve(
        [
          [-10, 66, -17],
          [-4, 61, -17.4],
          [6, 61, -17.4],
          [12, 67, -17],
        ],
        5,
      ),
      1.2,
      plastic,
    ),
    ...tube(
      curve(
        [
          [-10, 66, 17],
          [-4, 61, 17.4],
          [6, 61, 17.4],
          [12, 67, 17],
        ],
        5,
      ),
      1.2,
      plastic,
    ),
  ]
  return [
    ...growChair(chairOf(look), 'open'),
    ...moveAll(nest, place([0, pose === 'open' ? 1 : 0, -2], -90)),
  ]
}

/** Baby set: back and seat cushion, safety bar and harness, on the grow chair. */
const babySet = (look: Look, pose: string): Piece[] => {
  const cover = softOf(look)
  const back: Form = (u, v) => {
    const t = (u * 2 - 1) * 1.0
    const edge =
      Math.sqrt(Math.max(0, 1 - Math.abs(u * 2 - 1) ** 8)) *
      Math.sqrt(Math.max(0, 1 - Math.abs(v * 2 - 1) ** 8))
    return [
      t * 15.6,
      lerp(55, 80, v),
      -15.5 - 4.2 * (1 - t * t) + 1.6 + 2.2 * edge + 0.5 * edge * Math.cos(u * Math.PI * 6),
    ]
  }
  return [
    ...growChair(chairOf(look), 'open'),
    ...cloth(back, fabric(cover), {u: 26, v: 20, lining: secondFabric(cover)}),
    ...pillow([0, 56, -1], [31, 3.6, 26], 1.8, 0.8, fabric(cover), {steps: 12}),
    ...tube(
      curve(
        [
          [-17.8, 64, 5],
          [-17, 66, 14],
          [-11, 66.5, 19],
          [11, 66.5, 19],
          [17, 66, 14],
          [17.8, 64, 5],
        ],
        5,
      ),
      1.5,
      secondFabric(cover),
    ),
    ...tube(
      [
        [0, 66.5, 19],
        [0, 61, 15],
        [0, 57, 8],
      ],
      1,
      darkLeather,
    ),
    ...[-1, 1].flatMap((s) =>
      tube(
        curve(
          [
            [s * 6, 76, -16.4],
            [s * 6.4, 66, -14.6],
            [s * 4, 59.6, -4],
            [0, 58.6, 3],
          ],
          5,
        ),
        0.75,
        darkCloth,
      ),
    ),
    ...(pose === 'open'
      ? [
          plate(roundRect(42, 25, [11, 11, 5, 5], 8), [0, 67.5, 21], [1, 0, 0], [0, 0, -1], 1.4, {
            hex: '#efebe3',
            finish: 'plastic',
          } as Surface),
        ]
      : []),
  ]
}

export const highchairSet: Readonly<Record<string, Build>> = {newborn: newbornSet, baby: babySet}

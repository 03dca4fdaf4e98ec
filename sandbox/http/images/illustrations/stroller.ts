import {cloth, type Form} from '../drawing/cloth'
import {
  aluminium,
  darkCloth,
  fabric,
  graphite,
  leather,
  liningOf,
  plastic,
  rubber,
  secondFabric,
  type Look,
} from '../drawing/look'
import {nextGroup, type Piece, type Surface, type Wheel, type WheelStyle} from '../drawing/pieces'
import {bar} from '../drawing/solids'
import {ball, tube} from '../drawing/tubes'
import {curve, rounded, type Vec3} from '../drawing/vec'
import type {Model} from './model'
import {hood} from './parts/hood'
import {harness, seat, type SeatSpec} from './parts/seat'

export const wheel = (
  centre: Vec3,
  radius: number,
  width: number,
  tyre: number,
  style: WheelStyle,
  rim: Surface,
  accent: Surface = aluminium,
): Wheel => ({
  kind: 'wheel',
  centre,
  axle: [0, 0, 1],
  radius,
  width,
  tyre,
  style,
  rim,
  accent,
  surface: rubber,
  group: nextGroup(),
})

/** Both sides of something symmetrical about the middle plane; `s` is -1 or 1. */
export const bothSides = (make: (s: number) => Piece[]): Piece[] => [...make(-1), ...make(1)]

/** An open textile tub between four upper corners. */
export const tub = (
  x: readonly [number, number],
  y: readonly [number, number],
  halfWidth: number,
  surface: Surface,
  lining: Surface,
): Piece[] => {
  const form: Form = (u, v) => {
    const a = u * Math.PI * 2
    const e = 0.5
    const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** e
    const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** e
    const w = v < 0.3 ? v / 0.3 : 1
    const k = (v < 0.3 ? 0.86 * Math.sqrt(w) : 0.86 + (0.14 * (v - 0.3)) / 0.7) || 0.001
    const height = v < 0.3 ? 0.06 * w * w : 0.06 + (0.94 * (v - 0.3)) / 0.7
    return [
      (x[0] + x[1]) / 2 + (c * k * (x[1] - x[0])) / 2,
      y[0] + (y[1] - y[0]) * height * (1 - 0.12 * v * (1 - Math.abs(c))),
      s * k * halfWidth,
    ]
  }
  return [
    ...cloth(form, surface, {u: 36, v: 8, lining}),
    ...tube(
      Array.from({length: 37}, (_, i) => form(i / 36, 1)),
      0.5,
      surface,
      {piece: 9},
    ),
  ]
}

const citySeat = (look: Look): SeatSpec => ({
  profile: [
    [-25.5, 105],
    [-20, 91],
    [-12, 71],
    [-6.5, 63],
    [4, 62],
    [15, 65],
    [19.5, 63],
    [24, 53],
    [27, 45],
  ],
  halfWidth: 17.5,
  wings: 5.5,
  inner: secondFabric(look),
  outer: fabric(look),
  piping: darkCloth,
})

/** City: slim aluminium diagonal, big spoked rear wheels, leather grip. */
const city = (look: Look, pose: string): Piece[] => {
  const spec = citySeat(look)
  const frame = graphite
  const out: Piece[] = [
    ...bothSides((s) => [
      ...tube(
        rounded(
          [
            [37, 15, s * 19],
            [34, 21, s * 20],
            [-52, 103, s * 22.5],
          ],
          6,
        ),
        1.35,
        frame,
      ),
      ...tube(
        [
          [-4, 57.5, s * 21.6],
          [-33, 15, s * 24],
        ],
        1.35,
        frame,
      ),
      ...tube(
        [
          [6, 47.5, s * 21],
          [-24, 28, s * 23.2],
        ],
        0.9,
        frame,
      ),
      ball([-4, 57.5, s * 21.8], 2.9, plastic),
      ...tube(
        [
          [-4, 58, s * 21.4],
          [-6, 65, s * 18.5],
        ],
        1.7,
        plastic,
      ),
      wheel([-33, 15, s * 27.5], 15, 4.6, 3.1, 'spoked', aluminium, {...leather, hex: look.hex}),
      wheel([37, 9.6, s * 19], 9.6, 4, 2.4, 'spoked', aluminium, {...leather, hex: look.hex}),
      ...tube(
        [
          [37, 9.6, s * 22],
          [36.6, 16, s * 20.6],
          [35, 20, s * 20],
        ],
        1.2,
        plastic,
      ),
      ...tube(
        [
          [37, 9.6, s * 16.2],
          [36.6, 16, s * 18],
          [35, 20, s * 20],
        ],
        1.2,
        plastic,
      ),
    ]),
    ...tube(
      [
        [-33, 15, -26],
        [-33, 15, 26],
      ],
      1.1,
      frame,
    ),
    ...tube(
      [
        [33, 22, -20],
        [33, 22, 20],
      ],
      1.1,
      frame,
    ),
    ...tub([-27, 27], [18, 31], 18.5, darkCloth, darkCloth),
    ...tube(
      rounded(
        [
          [-46, 97.3, -22.3],
          [-57, 107.5, -22.6],
          [-57, 107.5, 22.6],
          [-46, 97.3, 22.3],
        ],
        6,
        7,
      ),
      1.75,
      leather,
      {piece: 5},
    ),
    ...seat(spec),
    ...harness(spec, darkCloth, plastic),
    ...bothSides((s) => [
      ...tube(
        rounded(
          [
            [27, 43, s * 16],
            [20, 59, s * 18.2],
            [4, 58.5, s * 18.6],
            [-9, 62, s * 18.8],
            [-20, 86, s * 18.8],
          ],
          5,
        ),
        0.95,
        frame,
      ),
      ball([-20, 85, s * 19.4], 2.1, plastic),
      ball([-9, 68, s * 19], 1.9, plastic),
    ]),
    ...tube(
      rounded(
        [
          [26.5, 43.5, -16],
          [34, 41, -15],
          [34, 41, 15],
          [26.5, 43.5, 16],
        ],
        5,
      ),
      0.9,
      frame,
    ),
    bar([30.5, 42, -14], [30.5, 42, 14], 6.5, 1.1, plastic, [0.2, 1, 0]),
    ...tube(
      curve(
        [
          [-9, 68, -19],
          [3, 74, -19.2],
          [15, 78.5, -17.5],
          [21.5, 80.5, -12],
          [23.5, 81, -4],
          [23.5, 81, 4],
          [21.5, 80.5, 12],
          [15, 78.5, 17.5],
          [3, 74, 19.2],
          [-9, 68, 19],
        ],
        5,
      ),
      1.4,
      leather,
    ),
    ...hood({
      hinge: [-20, 84],
      halfWidth: 19,
      reach: [31, 37],
      sweep: pose === 'open' ? [150, 96] : [157, 42],
      panels: 3,
      surface: fabric(look),
      lining: liningOf(look),
      binding: darkCloth,
      visor: true,
    }),
  ]
  return out
}

export const stroller: Readonly<Record<string, Model>> = {
  city: {
    build: city,
    shots: {
      hero: {pose: 'hero', azimuth: 30, elevation: 13},
      other: {pose: 'open', azimuth: -34, elevation: 15},
      detail: {pose: 'hero', azimuth: 24, elevation: 12, focus: {at: [-33, 20, 27], span: 46}},
      front: {pose: 'hero', azimuth: 84, elevation: 10},
    },
    setting: 'street',
    swatch: 'textile',
  },
}

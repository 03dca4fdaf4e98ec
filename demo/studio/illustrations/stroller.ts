import {
  aluminium,
  brass,
  darkCloth,
  darkLeather,
  graphite,
  leather,
  plastic,
  type Look,
} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {ball, rod, tube} from '../drawing/tubes'
import {curve, place, rounded, turnAbout} from '../drawing/vec'
import type {Build} from './model'
import {basket, bothSides, fork, pushBar, wheel, type WheelSpec} from './parts/chassis'
import {seatUnit} from './parts/seat-unit'

const accentOf = (look: Look): Surface => ({hex: look.hex, finish: 'plastic'})
const hoodPose = (pose: string): 'open' | 'closed' => (pose === 'open' ? 'open' : 'closed')

/** City: slim diagonal frame, big spoked rear wheels, leather grip. */
const city = (look: Look, pose: string): Piece[] => {
  const spoked = {style: 'spoked', rim: aluminium, accent: accentOf(look)} as const
  const rear: WheelSpec = {...spoked, radius: 15, width: 4.6, tyre: 3.1}
  const front: WheelSpec = {...spoked, radius: 9.6, width: 4, tyre: 2.4}
  return [
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
        graphite,
      ),
      ...rod([-4, 57.5, s * 21.6], [-33, 15, s * 24], 1.35, graphite),
      ...rod([6, 47.5, s * 21], [-24, 28, s * 23.2], 0.9, graphite),
      ball([-4, 57.5, s * 21.8], 2.9, plastic),
      ...rod([-4, 58, s * 21.4], [-6, 65, s * 18.5], 1.7, plastic),
      wheel([-33, 15, s * 27.5], rear),
      ...fork([37, 9.6, s * 19], [35, 20, s * 20], front, plastic),
    ]),
    ...rod([-33, 15, -26], [-33, 15, 26], 1.1, graphite),
    ...rod([33, 22, -20], [33, 22, 20], 1.1, graphite),
    ...basket([-27, 27], [18, 31], 18.5, darkCloth),
    ...pushBar([-46, 97.3, -22.3], [-57, 107.5, -22.6], 1.75, leather),
    ...seatUnit(look, {frame: graphite, bumper: leather, hood: hoodPose(pose)}),
  ]
}

/** Compact: crossed legs, small double wheels, a straight bar; folds small for travel. */
const compact = (look: Look, pose: string): Piece[] => {
  const small: WheelSpec = {
    style: 'disc',
    rim: graphite,
    radius: 7.6,
    width: 2.6,
    tyre: 1.7,
    accent: accentOf(look),
  }
  const rear: WheelSpec = {...small, radius: 8.6, width: 3, tyre: 1.9}
  const frame = aluminium
  return [
    ...bothSides((s) => [
      ...tube(
        rounded(
          [
            [29, 13, s * 18],
            [27, 17, s * 18.4],
            [-42, 91, s * 20.6],
            [-51, 98, s * 20.6],
          ],
          8,
        ),
        1.15,
        frame,
      ),
      ...tube(
        [
          [-27, 10, s * 22],
          [1, 43, s * 20.4],
          [8, 53, s * 18.6],
        ],
        1.1,
        frame,
      ),
      ...rod([16, 29, s * 19], [-16, 24, s * 21.4], 0.75, frame),
      ball([-1.5, 47.5, s * 20], 2.2, plastic),
      ball([7, 53, s * 18.8], 1.9, plastic),
      ball([-14, 61.5, s * 19.2], 2, plastic),
      wheel([-27, 8.6, s * 24.4], rear),
      wheel([31, 7.6, s * 16], small),
      wheel([31, 7.6, s * 20.6], small),
      ...tube(
        [
          [31, 7.6, s * 18.3],
          [30, 12, s * 18.3],
          [28, 17, s * 18.4],
        ],
        1.5,
        plastic,
      ),
    ]),
    ...rod([-27, 9.5, -23], [-27, 9.5, 23], 0.95, frame),
    ...basket([-20, 20], [15, 25], 16, darkCloth),
    ...pushBar([-45, 93.4, -20.6], [-53, 99.5, -20.6], 1.55, darkLeather, 5),
    ...moveAll(
      seatUnit(look, {
        frame,
        halfWidth: 16.6,
        panels: 2,
        hood: hoodPose(pose),
        reach: [28, 33],
        channels: 6,
        visor: false,
        ...(pose === 'open' ? {bumper: darkLeather} : {}),
      }),
      place([1, -2.5, 0], 0, 0.94),
    ),
  ]
}

/** Trail: air tyres on all four, sprung front arms, a tall bar. */
const trail = (look: Look, pose: string): Piece[] => {
  const tyred = {style: 'spoked', rim: graphite, accent: brass} as const
  const rear: WheelSpec = {...tyred, radius: 18.5, width: 6.4, tyre: 5}
  const front: WheelSpec = {...tyred, radius: 14, width: 5.6, tyre: 4}
  const frame = graphite
  return [
    ...bothSides((s) => [
      ...tube(
        rounded(
          [
            [26, 32, s * 21],
            [6, 50, s * 22],
            [-40, 92, s * 23.5],
            [-55, 103, s * 23.5],
          ],
          12,
        ),
        1.75,
        frame,
      ),
      ...rod([-6, 60, s * 22.3], [-34, 18.5, s * 25.5], 1.75, frame),
      ...tube(
        [
          [26, 32, s * 21],
          [4, 27, s * 22],
          [-27, 28.5, s * 24.6],
        ],
        1.2,
        frame,
      ),
      ball([-6, 60.5, s * 22.6], 3.3, plastic),
      ...rod([-6, 60, s * 22], [-7, 66, s * 19], 1.9, plastic),
      wheel([-34, 18.5, s * 30.5], rear),
      ...fork([43, 14, s * 19], [28, 33, s * 20.4], front, frame, 1.5),
      ...rod([31, 31, s * 20.2], [20, 45, s * 20.8], 1.6, {hex: look.hex, finish: 'metal'}),
    ]),
    ...rod([-34, 18.5, -29], [-34, 18.5, 29], 1.3, frame),
    ...rod([26, 32, -21], [26, 32, 21], 1.3, frame),
    ...basket([-24, 24], [20, 36], 19.5, darkCloth),
    ...pushBar([-46, 96.6, -23.5], [-60, 108, -23.5], 1.9, darkLeather),
    ...moveAll(
      seatUnit(look, {
        frame,
        bumper: darkLeather,
        halfWidth: 18,
        panels: 4,
        hood: hoodPose(pose),
        reach: [32, 39],
        wings: 6.5,
      }),
      place([0, 1, 0]),
    ),
  ]
}

/** Jogger: three large wire wheels, a long low frame, a fixed front fork. */
const jogger = (look: Look, pose: string): Piece[] => {
  const wire: WheelSpec = {
    style: 'wire',
    rim: aluminium,
    radius: 20.5,
    width: 4.6,
    tyre: 3.6,
    accent: graphite,
  }
  const front: WheelSpec = {...wire, radius: 18}
  const frame = aluminium
  const seatAt = turnAbout([-6, 62, 0], [0, 0, 1], 7)
  return [
    ...bothSides((s) => [
      ...tube(
        curve(
          [
            [62, 18, s * 4.4],
            [52, 30, s * 5.6],
            [36, 40, s * 14],
            [10, 52, s * 21],
            [-34, 86, s * 23],
            [-54, 101, s * 23],
          ],
          6,
        ),
        1.55,
        frame,
      ),
      ...tube(
        curve(
          [
            [42, 36.5, s * 11],
            [20, 26, s * 18],
            [-10, 21, s * 23],
            [-36, 20.5, s * 25],
          ],
          6,
        ),
        1.35,
        frame,
      ),
      ...rod([-16, 72, s * 22.2], [-36, 20.5, s * 25], 1.35, frame),
      ball([-16, 72, s * 22.6], 2.6, plastic),
      ...rod([-2, 58, s * 21.4], [-4, 60, s * 18], 1.7, plastic),
      wheel([-36, 20.5, s * 30], wire),
    ]),
    wheel([62, 18, 0], front),
    ...rod([-36, 20.5, -28], [-36, 20.5, 28], 1.2, frame),
    ...rod([37, 39.6, -13.4], [37, 39.6, 13.4], 1.1, frame),
    ...basket([-26, 14], [21, 34], 18, darkCloth),
    ...pushBar([-45, 94.4, -23], [-60, 105.5, -23], 1.75, darkLeather),
    ...tube(
      [
        [-52, 99.6, 23],
        [-50, 95, 20],
        [-51, 94, 12],
      ],
      0.6,
      graphite,
    ),
    ...moveAll(
      moveAll(
        seatUnit(look, {
          frame: graphite,
          bumper: darkLeather,
          hood: hoodPose(pose),
          panels: 3,
          reach: [31, 38],
        }),
        seatAt,
      ),
      place([0, -4, 0]),
    ),
  ]
}

/** Twin: two seats side by side between three frames. */
const twin = (look: Look, pose: string): Piece[] => {
  const spoked = {style: 'spoked', rim: aluminium, accent: accentOf(look)} as const
  const rear: WheelSpec = {...spoked, radius: 14, width: 4.4, tyre: 3}
  const front: WheelSpec = {...spoked, radius: 9.6, width: 4, tyre: 2.4}
  const seatAt = (z: number, open: 'open' | 'closed'): Piece[] =>
    moveAll(
      seatUnit(look, {
        frame: graphite,
        bumper: leather,
        halfWidth: 15.4,
        hood: open,
        reach: [30, 35],
      }),
      place([0, 0, z]),
    )
  const side = (z: number): Piece[] => [
    ...tube(
      rounded(
        [
          [36, 17, z],
          [33, 22, z],
          [-52, 103, z],
        ],
        6,
      ),
      1.35,
      graphite,
    ),
    ...rod([-4, 57.5, z], [-33, 14, z], 1.3, graphite),
    ball([-4, 57.5, z * 1.01], 2.8, plastic),
  ]
  return [
    ...[-38.5, 0, 38.5].flatMap(side),
    ...bothSides((s) => [
      wheel([-33, 14, s * 42.5], rear),
      ...fork([37, 9.6, s * 34], [34, 21, s * 37], front, plastic),
      ...rod([-4, 58, s * 38], [-6, 65, s * 36], 1.6, plastic),
    ]),
    ...fork([37, 9.6, 0], [34, 21, 0], front, plastic),
    ...rod([-33, 14, -41], [-33, 14, 41], 1.1, graphite),
    ...rod([32, 23, -38], [32, 23, 38], 1.1, graphite),
    ...moveAll(basket([-27, 25], [19, 30], 17, darkCloth), place([0, 0, -19.2])),
    ...moveAll(basket([-27, 25], [19, 30], 17, darkCloth), place([0, 0, 19.2])),
    ...pushBar([-46, 97.3, -38.5], [-57, 107.5, -38.5], 1.75, leather),
    ...seatAt(-19.2, pose === 'open' ? 'open' : 'closed'),
    ...seatAt(19.2, 'closed'),
  ]
}

export const stroller: Readonly<Record<string, Build>> = {city, compact, trail, twin, jogger}

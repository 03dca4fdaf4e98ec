import {
  board,
  canvasCloth,
  darkCloth,
  darkLeather,
  graphite,
  leather,
  plastic,
  secondFabric,
  type Look,
} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {bar, beam, oval, plate, roundRect} from '../drawing/solids'
import {ball, line, rod, tube} from '../drawing/tubes'
import {curve, lerp, mix, place, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {harness, seat, type SeatSpec} from './parts/seat'

type GrowPose = 'tray' | 'bare' | 'open'

const growSide = (side: number, wood: Surface): Piece[] => {
  const x = side * 19
  const frontFoot: Vec3 = [x + side * 3, 0, 24]
  const frontTop: Vec3 = [x - side, 66, 5]
  const backFoot: Vec3 = [x + side * 3, 0, -25]
  const backTop: Vec3 = [x - side, 84, -13]
  const out: Piece[] = [
    ...beam(
      [frontFoot, mix(frontFoot, frontTop, 0.5), frontTop],
      [1, 0, 0],
      2.8,
      (t) => 4.2 - 0.8 * t,
      wood,
    ),
    ...beam(
      [backFoot, mix(backFoot, backTop, 0.35), mix(backFoot, backTop, 0.7), backTop],
      [1, 0, 0],
      2.8,
      (t) => 4.4 - t,
      wood,
    ),
    bar([x - side, 64.5, 8], [x - side * 0.9, 62.5, -19], 2.6, 3.2, wood),
    bar([x + side * 2.2, 14, 19], [x + side * 2.2, 14, -22], 2, 2.8, wood),
  ]
  for (let y = 12; y < 60; y += 5.2) {
    const p = mix(frontFoot, frontTop, y / 66)
    out.push(
      ...line(
        [
          [p[0] - side * 1.42, p[1], p[2] - 1.6],
          [p[0] - side * 1.42, p[1] + 0.2, p[2] + 1.4],
        ],
        [-side, 0, 0],
        wood,
        {width: 0.8, tone: -0.55, opacity: 0.8},
      ),
    )
  }
  return out
}

/** Grow: two raked side frames, plates in grooves, a bent backrest; 46 wide, 84 high. */
export const growChair = (wood: Surface, pose: GrowPose): Piece[] => {
  const seatY = pose === 'bare' ? 46 : 52
  const footY = pose === 'bare' ? 17 : 29
  const out: Piece[] = [...growSide(-1, wood), ...growSide(1, wood)]
  out.push(
    plate(roundRect(36, 30, [3, 3, 9, 9]), [0, seatY, -1], [1, 0, 0], [0, 0, -1], 2, wood),
    plate(roundRect(37, 24, [3, 3, 7, 7]), [0, footY, 9], [1, 0, 0], [0, 0, -1], 2, wood),
    bar([-20.5, 9, -22], [20.5, 9, -22], 2.4, 3.6, wood),
  )
  for (const [y, z, h] of [
    [76, -13.5, 9],
    [63.5, -15.5, 7],
  ] as const) {
    const arc = Array.from({length: 13}, (_, i) => {
      const t = i / 6 - 1
      return [t * 18.6, y, z - 5.5 * (1 - t * t)] as Vec3
    })
    out.push(...beam(arc, [0, 1, 0], h, 1.4, wood))
  }
  if (pose === 'tray')
    out.push(
      plate(roundRect(42, 25, [11, 11, 5, 5], 8), [0, 66, 19], [1, 0, 0], [0, 0, -1], 1.8, wood),
      plate(roundRect(37, 20, [9, 9, 4, 4], 8), [0, 67.9, 19], [1, 0, 0], [0, 0, -1], 0.2, wood, {
        bevel: 0.2,
      }),
    )
  if (pose === 'bare')
    out.push(
      ...tube(
        curve(
          [
            [-17.8, 63.5, 6],
            [-17, 64.5, 15],
            [-11, 65, 20],
            [11, 65, 20],
            [17, 64.5, 15],
            [17.8, 63.5, 6],
          ],
          5,
        ),
        1.1,
        wood,
      ),
      ...tube(
        [
          [0, 65, 20],
          [0, 58, 17],
          [0, seatY + 2, 8],
        ],
        0.9,
        darkLeather,
      ),
    )
  return out
}

/** Fold: crossed legs on a joint, a padded sling seat, a tray; folds flat. */
const foldChair = (look: Look, pose: string): Piece[] => {
  const wood = board(look)
  const soft: Surface = look.material === 'woven' ? secondFabric(look) : canvasCloth
  const spec: SeatSpec = {
    profile: [
      [-20, 86],
      [-15, 72],
      [-10, 58],
      [-6, 51],
      [3, 50.5],
      [11, 53],
      [14, 51],
    ],
    halfWidth: 16,
    wings: 5,
    inner: soft,
    outer: soft,
    piping: darkCloth,
    channels: 5,
    shell: 1.6,
  }
  return [
    ...[-1, 1].flatMap((s) => [
      ...beam(
        curve(
          [
            [s * 20, 0, 29],
            [s * 19.4, 32, 8],
            [s * 18.6, 66, -13],
            [s * 18, 88, -23],
          ],
          4,
        ),
        [1, 0, 0],
        2.4,
        3.6,
        wood,
      ),
      ...beam(
        curve(
          [
            [s * 22.6, 0, -29],
            [s * 22, 32, -6],
            [s * 21, 58, 13],
            [s * 20.6, 63, 19],
          ],
          4,
        ),
        [1, 0, 0],
        2.4,
        3.6,
        wood,
      ),
      ball([s * 23.6, 38, 3.2], 1.7, graphite),
      bar([s * 20.8, 62.5, 20], [s * 19.6, 63.5, -14], 2.2, 2.8, wood),
    ]),
    bar([-20, 6, 25], [20, 6, 25], 2, 3, wood),
    bar([-22.4, 8, -23.5], [22.4, 8, -23.5], 2, 3, wood),
    plate(roundRect(37, 15, [5, 5, 3, 3]), [0, 22, 21], [1, 0, 0], [0, 0, -1], 1.6, wood),
    ...moveAll(
      [...seat(spec), ...harness(spec, darkCloth, plastic, [0.3, 0.72])],
      place([0, 0, 0], -90),
    ),
    ...(pose === 'open'
      ? []
      : [
          plate(
            roundRect(45, 26, [12, 12, 5, 5], 8),
            [0, 65.4, 19],
            [1, 0, 0],
            [0, 0, -1],
            1.8,
            wood,
          ),
        ]),
  ]
}

/** Cafe: turned legs, a saddled seat and a spindle back, like a bar chair. */
const cafeChair = (look: Look): Piece[] => {
  const wood = board(look)
  const out: Piece[] = []
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const foot: Vec3 = [sx * 21, 0, sz * 20 - 1]
      const top: Vec3 = [sx * 11, 53, sz * 10 - 1]
      out.push(
        ...rod(foot, top, (t) => 1.15 + 0.95 * Math.sin(Math.PI * (0.12 + 0.8 * t)), wood, {
          piece: 5,
        }),
      )
    }
  const at = (sx: number, sz: number, t: number): Vec3 => [
    sx * lerp(21, 11, t),
    53 * t,
    sz * lerp(20, 10, t) - 1,
  ]
  out.push(
    ...rod(at(-1, 1, 0.36), at(1, 1, 0.36), 1, wood, {piece: 12}),
    ...rod(at(-1, -1, 0.3), at(1, -1, 0.3), 1, wood, {piece: 12}),
    ...rod(at(-1, -1, 0.42), at(-1, 1, 0.42), 1, wood, {piece: 12}),
    ...rod(at(1, -1, 0.42), at(1, 1, 0.42), 1, wood, {piece: 12}),
    plate(roundRect(30, 9, 4), [0, 22, 15.5], [1, 0, 0], [0, 0, -1], 1.6, wood),
    plate(oval(37, 35, 36), [0, 52.4, -1], [1, 0, 0], [0, 0, -1], 2.8, wood, {bevel: 0.9}),
  )
  const hoop = (a: number, r: number): Vec3 => [Math.sin(a) * 17 * r, 0, -1 - Math.cos(a) * 16 * r]
  const rail: Vec3[] = Array.from({length: 25}, (_, i) => {
    const a = lerp(-2.15, 2.15, i / 24)
    const p = hoop(a, 1.08)
    return [p[0], 76 - 8 * Math.abs(a / 2.15) ** 1.6, p[2]]
  })
  out.push(...tube(rail, 1.25, wood, {piece: 5, round: true}))
  for (let k = -5; k <= 5; k++) {
    const a = (k / 5) * 1.95
    const p = hoop(a, 0.86)
    const q = hoop(a, 1.08)
    out.push(
      ...rod([p[0], 55, p[2]], [q[0], 75.6 - 8 * Math.abs(a / 2.15) ** 1.6, q[2]], 0.62, wood, {
        piece: 9,
      }),
    )
  }
  out.push(
    ...tube(
      [rail[0] as Vec3, [-12, 66.5, 17], [0, 66, 20], [12, 66.5, 17], rail[24] as Vec3],
      0.95,
      leather,
      {piece: 5},
    ),
    ...rod([0, 66, 20], [0, 55, 13], 0.8, leather),
  )
  return out
}

export const highchair: Readonly<Record<string, Build>> = {
  grow: (look, pose) => growChair(board(look), pose === 'bare' ? 'bare' : 'tray'),
  fold: foldChair,
  cafe: (look) => cafeChair(look),
}

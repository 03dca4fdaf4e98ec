import {beam, bar, plate, roundRect} from '../drawing/solids'
import {line, tube} from '../drawing/tubes'
import {board, darkLeather, type Look} from '../drawing/look'
import type {Piece} from '../drawing/pieces'
import {mix, type Vec3} from '../drawing/vec'
import type {Model} from './model'

/** Grow: two raked side frames, plates in grooves, a bent backrest; 46 wide, 80 high. */
export const growChair = (look: Look, pose: 'tray' | 'bare'): Piece[] => {
  const wood = board(look)
  const out: Piece[] = []
  const seatY = pose === 'tray' ? 52 : 46
  const footY = pose === 'tray' ? 29 : 17
  for (const side of [-1, 1]) {
    const x = side * 19
    const frontFoot: Vec3 = [x + side * 3, 0, 24]
    const frontTop: Vec3 = [x - side * 1, 66, 5]
    const backFoot: Vec3 = [x + side * 3, 0, -25]
    const backTop: Vec3 = [x - side * 1, 84, -13]
    out.push(
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
        (t) => 4.4 - 1 * t,
        wood,
      ),
      bar([x - side * 1, 64.5, 8], [x - side * 0.9, 62.5, -19], 2.6, 3.2, wood),
      bar([x + side * 2.2, 14, 19], [x + side * 2.2, 14, -22], 2, 2.8, wood),
    )
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
  }
  const seat = plate(
    roundRect(36, 30, [3, 3, 9, 9]),
    [0, seatY, -1],
    [1, 0, 0],
    [0, 0, -1],
    2,
    wood,
  )
  const foot = plate(roundRect(37, 24, [3, 3, 7, 7]), [0, footY, 9], [1, 0, 0], [0, 0, -1], 2, wood)
  out.push(seat, foot)
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
  out.push(bar([-20.5, 9, -22], [20.5, 9, -22], 2.4, 3.6, wood))
  if (pose === 'tray') {
    out.push(
      plate(roundRect(42, 25, [11, 11, 5, 5], 8), [0, 66, 19], [1, 0, 0], [0, 0, -1], 1.8, wood),
      plate(roundRect(37, 20, [9, 9, 4, 4], 8), [0, 67.9, 19], [1, 0, 0], [0, 0, -1], 0.2, wood, {
        bevel: 0.2,
      }),
    )
  } else {
    out.push(
      ...tube(
        [
          [-17.8, 63.5, 6],
          [-17, 64.5, 15],
          [-11, 65, 20],
          [11, 65, 20],
          [17, 64.5, 15],
          [17.8, 63.5, 6],
        ],
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
  }
  return out
}

export const highchair: Readonly<Record<string, Model>> = {
  grow: {
    build: (look, pose) => growChair(look, pose === 'bare' ? 'bare' : 'tray'),
    shots: {
      hero: {pose: 'tray', azimuth: 32, elevation: 16},
      other: {pose: 'bare', azimuth: -36, elevation: 14},
      detail: {pose: 'tray', azimuth: 40, elevation: 22, focus: {at: [4, 66, 12], span: 34}},
      front: {pose: 'bare', azimuth: 4, elevation: 10},
    },
    setting: 'dining',
    swatch: 'board',
  },
}

import {board, brass, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {bar, beam, plate, roundRect} from '../drawing/solids'
import {ball, line, rod} from '../drawing/tubes'
import type {Vec3} from '../drawing/vec'
import type {Build} from './model'
import {hollow, turnedLeg} from './parts/joinery'
import {bell, cloud, pencil, ring} from './parts/toys'

const linoleum: Surface = {hex: '#7d897c', finish: 'leather'}
const cord: Surface = {hex: '#d8cdb9', finish: 'textile', weave: 'plain'}

/** Table: round corners, linoleum top, legs that lengthen; 80 x 60 x 46. */
const table = (look: Look, pose: 'bare' | 'drawing' | 'long'): Piece[] => {
  const wood = board(look)
  const height = pose === 'long' ? 54 : 46
  const out: Piece[] = [
    plate(roundRect(80, 60, 9, 8), [0, height - 2.4, 0], [1, 0, 0], [0, 0, -1], 2.4, wood, {
      bevel: 0.6,
    }),
    plate(roundRect(75.5, 55.5, 7, 8), [0, height, 0], [1, 0, 0], [0, 0, -1], 0.16, linoleum, {
      bevel: 0.06,
    }),
    bar([-30, height - 5.4, 23], [30, height - 5.4, 23], 1.8, 6, wood),
    bar([-30, height - 5.4, -23], [30, height - 5.4, -23], 1.8, 6, wood),
    bar([-32.4, height - 5.4, -20.6], [-32.4, height - 5.4, 20.6], 1.8, 6, wood),
    bar([32.4, height - 5.4, -20.6], [32.4, height - 5.4, 20.6], 1.8, 6, wood),
  ]
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const joint: Vec3 = [sx * 34, 8, sz * 24.6]
      const foot: Vec3 = [sx * 34.4, 0, sz * 25]
      out.push(...turnedLeg([sx * 32, height - 2.5, sz * 22.6], joint, 2.5, wood, 0.76))
      out.push(...turnedLeg(joint, foot, 1.9, wood, 0.9))
      out.push(...rod(joint, [joint[0], 7.2, joint[2]], 2.02, brass))
    }
  if (pose !== 'drawing') return out
  const paper: Surface = {hex: '#f8f4ec', finish: 'plastic'}
  const cedar: Surface = {hex: '#dcc19a', finish: 'plastic'}
  const y = height + 0.2
  return [
    ...out,
    plate(roundRect(28, 20, 0.3, 1), [-12, y, 4], [0.98, 0, 0.2], [0.2, 0, -0.98], 0.08, paper, {
      bevel: 0.03,
    }),
    ...line(
      Array.from({length: 17}, (_, i): Vec3 => {
        const a = (i / 16) * Math.PI * 2
        return [-13 + 4.4 * Math.cos(a), y + 0.1, 3 + 4.1 * Math.sin(a)]
      }),
      [0, 1, 0],
      {hex: '#a6492f', finish: 'plastic'},
      {width: 0.5, tone: 0, opacity: 0.9, piece: 3},
    ),
    ...pencil([10, y + 0.5, 8], [24, y + 0.5, 2], '#24443a', cedar),
    ...pencil([11, y + 0.5, -8], [25, y + 0.5, -6], '#a6492f', cedar),
    ...pencil([8, y + 0.5, 16], [22, y + 0.5, 17], '#c99a3b', cedar),
  ]
}

/** A stadium-shaped cut-out in a board that faces ±z. */
const cutOut = (at: Vec3, width: number, surface: Surface, facing: number): Piece[] => [
  plate(roundRect(width, 3, 1.48, 6), at, [facing, 0, 0], [0, 1, 0], 0.06, hollow(surface), {
    bevel: 0.02,
  }),
]

/** One chair: seat at 26, back with a handle; 32 wide, 30 deep, 50 high. */
const chair = (look: Look, [x, y, z]: Vec3 = [0, 0, 0]): Piece[] => {
  const wood = board(look)
  const out: Piece[] = [
    plate(roundRect(31, 29, [6, 6, 8, 8], 7), [x, y + 24.2, z], [1, 0, 0], [0, 0, -1], 1.8, wood, {
      bevel: 0.7,
    }),
    bar([x - 11, y + 22.4, z + 10], [x + 11, y + 22.4, z + 10], 1.8, 3.6, wood),
    bar([x - 11, y + 22.4, z - 9.6], [x + 11, y + 22.4, z - 9.6], 1.8, 3.6, wood),
  ]
  for (const s of [-1, 1]) {
    out.push(
      ...turnedLeg([x + s * 11.2, y + 23.8, z + 9.4], [x + s * 13.6, y, z + 12.8], 1.7, wood, 0.72),
      ...turnedLeg([x + s * 11.2, y + 23.8, z - 9.4], [x + s * 13.6, y, z - 13.2], 1.7, wood, 0.72),
      ...rod([x + s * 9.8, y + 26, z - 11.4], [x + s * 10.2, y + 47.6, z - 18.6], 1.15, wood),
      bar([x + s * 12.2, y + 22.4, z - 8], [x + s * 12.2, y + 22.4, z + 8.6], 1.6, 3.4, wood),
    )
  }
  const back = Array.from({length: 13}, (_, i): Vec3 => {
    const t = i / 6 - 1
    return [x + t * 15.2, y + 44, z - 14.2 - 2.2 * (1 - t * t)]
  })
  out.push(...beam(back, [0, 1, 0], 11.5, 1.6, wood, {bevel: 0.6}))
  out.push(...cutOut([x, y + 45.8, z - 15.3], 10, wood, 1))
  out.push(...cutOut([x, y + 45.8, z - 17.35], 10, wood, -1))
  return out
}

/** Gym: an A-frame of dowels with ring, bell and felt cloud; 62 x 50 x 58. */
const gym = (look: Look, pose: 'long' | 'short'): Piece[] => {
  const wood = board(look)
  const [half, top] = [28, 55]
  const out: Piece[] = [...rod([-half - 3, top, 0], [half + 3, top, 0], 1.35, wood)]
  for (const s of [-1, 1]) {
    for (const k of [-1, 1])
      out.push(
        ...rod(
          [s * half + s * 1.4 * k, top + 2.6, -k * 1.6],
          [s * (half + 0.4), 0, k * 24],
          1.3,
          wood,
        ),
      )
    out.push(
      ...rod([s * (half + 0.3), 14, -18], [s * (half + 0.3), 14, 18], 0.9, wood),
      ball([s * (half + 3.2), top, 0], 1.7, wood),
    )
  }
  const drop = pose === 'long' ? 20 : 13
  const toys: readonly (readonly [number, number])[] = [
    [-15, drop],
    [0, drop + 4],
    [15, drop],
  ]
  for (const [x, length] of toys)
    out.push(
      ...rod([x, top - 1, 0], [x, top - length + 4, 0], 0.3, cord),
      ...rod([x - 0.8, top, 0], [x + 0.8, top, 0], 1.62, cord, {round: true}),
    )
  out.push(
    ...ring([-15, top - drop - 0.4, 0], 4.4, {hex: '#b98f5e', finish: 'wood'}),
    ball([-15, top - drop + 5.4, 0], 1.2, {hex: '#a6492f', finish: 'lacquer'}),
    ...cloud([0, top - drop - 4, 0], {hex: '#eae4d8', finish: 'textile', weave: 'fleece'}),
    ...bell([15, top - drop, 0], {hex: '#7c8a63', finish: 'lacquer'}),
  )
  return out
}

export const play: Readonly<Record<string, Build>> = {
  table: (look, pose) => table(look, pose === 'drawing' || pose === 'long' ? pose : 'bare'),
  chair: (look, pose) =>
    pose === 'pair' ? [...chair(look, [-21, 0, 2]), ...chair(look, [21, 0, -2])] : chair(look),
  gym: (look, pose) => gym(look, pose === 'short' ? 'short' : 'long'),
}

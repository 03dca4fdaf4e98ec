import {cloth, type Form} from '../drawing/cloth'
import {
  beech,
  board,
  fabric,
  graphite,
  linen,
  liningOf,
  palePlastic,
  plastic,
  type Look,
} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {bar, beam, box, oval, plate, roundRect} from '../drawing/solids'
import {line, rod, tube} from '../drawing/tubes'
import type {Vec3} from '../drawing/vec'
import type {Build} from './model'
import {ovalMattress, ovalPlan as plan, slab} from './parts/bedding'
import {castor, turnedLeg} from './parts/joinery'

type Place = readonly [number, number]

/** Round slats upright between two heights at the given places (x, z). */
const slats = (places: readonly Place[], y: Place, surface: Surface): Piece[] =>
  places.flatMap(([x, z]) => rod([x, y[0], z], [x, y[1], z], 0.95, surface, {piece: 13}))

/** `count` positions with even gaps between two ends. */
const between = (from: number, to: number, count: number): number[] =>
  Array.from({length: count}, (_, i) => from + ((to - from) * (i + 1)) / (count + 1))

const alongX = (half: number, count: number, z: number): Place[] =>
  between(-half, half, count).map((x) => [x, z])

const alongZ = (half: number, count: number, x: number): Place[] =>
  between(-half, half, count).map((z) => [x, z])

/** The frame under a mattress; `y` is its upper side. */
const base = ([x, z]: Place, y: number, surface: Surface): Piece[] => [
  bar([-x, y - 2.2, z - 1.6], [x, y - 2.2, z - 1.6], 2, 4, surface),
  bar([-x, y - 2.2, -z + 1.6], [x, y - 2.2, -z + 1.6], 2, 4, surface),
  bar([x - 1, y - 2.2, z - 3], [x - 1, y - 2.2, -z + 3], 2, 4, surface),
  bar([-x + 1, y - 2.2, z - 3], [-x + 1, y - 2.2, -z + 3], 2, 4, surface),
]

/** Slat: 126 long, 66 deep, 84 high, round slats 5.5 apart; one side off makes a day bed. */
const slat = (look: Look, pose: 'high' | 'low' | 'open'): Piece[] => {
  const wood = board(look)
  const [hx, hz] = [61, 31]
  const out: Piece[] = []
  for (const x of [-hx, hx]) {
    for (const z of [-hz, hz])
      out.push(
        plate(roundRect(4, 4, 1.3, 4), [x, 10, z], [1, 0, 0], [0, 0, -1], 74, wood, {
          fibre: [0, 1, 0],
        }),
        ...turnedLeg([x, 10, z], [x, 0, z], 1.9, wood, 0.72),
      )
    out.push(
      bar([x, 81, -hz + 2], [x, 81, hz - 2], 2.8, 4.4, wood),
      bar([x, 25, -hz + 2], [x, 25, hz - 2], 2.4, 4.4, wood),
      ...slats(alongZ(hz - 2, 7, x), [27.2, 78.8], wood),
    )
  }
  for (const z of [-hz, hz]) {
    if (pose === 'open' && z > 0) {
      out.push(bar([-hx + 2, 27, z], [hx - 2, 27, z], 2.4, 6, wood))
      continue
    }
    out.push(
      bar([-hx + 2, 81, z], [hx - 2, 81, z], 2.8, 4.4, wood),
      bar([-hx + 2, 25, z], [hx - 2, 25, z], 2.4, 4.4, wood),
      ...slats(alongX(hx - 2, 15, z), [27.2, 78.8], wood),
    )
  }
  const y = pose === 'high' ? 46 : 30
  out.push(
    ...base([59, 29], y, wood),
    ...slab({at: [0, y, 0], size: [116, 10, 57], surface: linen, puff: 0.8}),
  )
  return out
}

/** A bent rail around the oval; section is thickness and height. */
const ring = (y: number, [a, b]: Place, section: Place, surface: Surface): Piece[] =>
  beam(
    Array.from({length: 49}, (_, i): Vec3 => {
      const [x, z] = plan(i / 48, a, b)
      return [x, y, z]
    }),
    [0, 1, 0],
    section[1],
    section[0],
    surface,
  )

/** Mini: oval, 82 long, 67 wide, 86 high, on castors. */
const mini = (look: Look, pose: 'high' | 'low'): Piece[] => {
  const wood = board(look)
  const [a, b] = [39.5, 32]
  const y = pose === 'high' ? 50 : 31
  const places = Array.from({length: 32}, (_, i) => plan((i + 0.5) / 32, a, b))
  const out: Piece[] = [
    ...ring(83.6, [a, b], [2.8, 4.4], wood),
    ...ring(27, [a, b], [2.4, 5], wood),
    ...slats(places, [29.5, 81.4], wood),
    ...ovalMattress(y, a - 2.6, b - 2.6, linen),
    plate(oval((a - 2) * 2, (b - 2) * 2, 28), [0, y - 2, 0], [1, 0, 0], [0, 0, -1], 1.8, wood),
  ]
  for (const t of [0.13, 0.37, 0.63, 0.87]) {
    const [x, z] = plan(t, a - 3.5, b - 3.5)
    out.push(
      ...turnedLeg([x, 27, z], [x * 1.02, 9, z * 1.02], 2.1, wood, 0.8),
      ...castor([x * 1.02, 10, z * 1.02], 2.7, plastic, graphite),
    )
  }
  return out
}

/** Textile walls of a bedside cot: an open basket whose front wall can hang low. */
const walls = (look: Look, low: boolean): Piece[] => {
  const [hx, hz, floor, top] = [43, 25, 45, 79]
  const soft = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.34
  const height = (x: number, z: number): number => {
    const front = z > hz * 0.8 ? Math.max(0, 1 - (Math.abs(x) / hx) ** 6) : 0
    return top - (low ? 19 : 3) * front
  }
  const wall: Form = (u, v) => {
    const [px, pz] = plan(u, 1, 1)
    const [x, z] = [hx * soft(px), hz * soft(pz)]
    return [x, floor + (height(x, z) - floor) * v, z]
  }
  const around = (v: number): Vec3[] => Array.from({length: 73}, (_, i) => wall(i / 72, v))
  const textile = fabric(look)
  return [
    ...cloth(wall, textile, {u: 52, v: 5, lining: liningOf(look), flip: true}),
    ...tube(around(1), 0.8, textile, {piece: 6, round: true}),
    ...[0.14, 0.8].flatMap((v) =>
      line(around(v), (p) => [p[0] / hx ** 2, 0, p[2] / hz ** 2], textile, {
        width: 0.25,
        tone: -0.2,
        opacity: 0.6,
        dash: [0.9, 0.6],
      }),
    ),
    box([-hx + 1, floor - 1, -hz + 1], [hx - 1, floor, hz - 1], liningOf(look)),
    ...slab({at: [0, floor + 0.2, 0], size: [79, 5.5, 43], surface: linen, puff: 0.6}),
  ]
}

/** The walls of a wooden bedside cot: slats on three sides, the fourth open or half high. */
const slattedWalls = (wood: Surface, [hx, hz]: Place, open: boolean): Piece[] => {
  const out: Piece[] = [
    bar([-hx + 1, 80, -hz], [hx - 1, 80, -hz], 2.6, 4, wood),
    ...slats(alongX(hx, 12, -hz), [44, 78], wood),
    ...[-hx, hx].flatMap((x) => [
      bar([x, 42, -hz + 1], [x, 42, hz - 1], 2.2, 4.4, wood),
      ...slats(alongZ(hz, 6, x), [44, 78], wood),
    ]),
    box([-hx + 1.2, 42.5, -hz + 1.2], [hx - 1.2, 44, hz - 1.2], wood),
    ...slab({at: [0, 44.1, 0], size: [86, 6, 47], surface: linen, puff: 0.6}),
  ]
  if (open) return out
  return [
    ...out,
    bar([-hx + 1, 62, hz], [hx - 1, 62, hz], 2.6, 4, wood),
    ...slats(alongX(hx, 12, hz), [44, 60], wood),
  ]
}

/** Bedside: an open or lowered side towards the big bed, 58 deep, 93 long, 84 high. */
const bedside = (look: Look, pose: 'open' | 'closed'): Piece[] => {
  const woven = look.material === 'woven'
  const wood = woven ? beech : board(look)
  const [hx, hz] = [45.5, 26]
  const out: Piece[] = [bar([-hx, 16, 0], [hx, 16, 0], 2.2, 3.4, wood)]
  for (const x of [-hx, hx]) {
    for (const z of [-hz, hz])
      out.push(
        ...turnedLeg([x, 82, z], [x, 1.2, z * 1.075], 1.7, wood, 0.82),
        ...turnedLeg([x, 1.2, z * 1.075], [x, 0, z * 1.08], 1.75, palePlastic, 1),
      )
    out.push(
      bar([x, 80, -hz + 1], [x, 80, hz - 1], 2.6, 4, wood),
      bar([x, 16, -hz * 1.05], [x, 16, hz * 1.05], 2.2, 3.4, wood),
    )
  }
  for (const z of [-hz, hz]) out.push(bar([-hx, 42, z], [hx, 42, z], 2.2, 4.4, wood))
  const open = pose === 'open'
  return [...out, ...(woven ? walls(look, open) : slattedWalls(wood, [hx, hz], open))]
}

export const cot: Readonly<Record<string, Build>> = {
  slat: (look, pose) => slat(look, pose === 'open' || pose === 'low' ? pose : 'high'),
  mini: (look, pose) => mini(look, pose === 'low' ? 'low' : 'high'),
  bedside: (look, pose) => bedside(look, pose === 'open' ? 'open' : 'closed'),
}

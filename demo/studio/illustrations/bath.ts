import {cloth, pillow, type Form} from '../drawing/cloth'
import {shade} from '../drawing/colour'
import {aluminium, board, lookOf, plastic, type Look} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {bar, oval, plate} from '../drawing/solids'
import {line, rod, tube} from '../drawing/tubes'
import {clamp, curve, place, smooth, turnAbout, type Vec3} from '../drawing/vec'
import type {Build} from './model'

const [halfLength, halfWidth, depth] = [39, 23, 24]

/** Plan of the tub, 1 = the rim: broad at the head (-x), a little narrower at the feet. */
const outline = (u: number): readonly [number, number] => {
  const a = u * Math.PI * 2
  const bow = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.72
  const x = bow(Math.cos(a))
  return [x, bow(Math.sin(a)) * (1 - 0.07 * (x + 1))]
}

/** Width of the tub at the height `h` (0 floor, 1 rim), and how far the head leans out. */
const wallAt = (u: number, h: number, inset: number): Vec3 => {
  const [x, z] = outline(u)
  const lean = x < 0 ? 0.3 * x * x : 0.14
  const k = 1 - (lean + (x < 0 ? 0 : 0.02)) * (1 - h) ** 1.25
  const across = 1 - 0.2 * (1 - h) ** 1.4
  return [x * (halfLength * k - inset), h * depth, z * (halfWidth * across - inset)]
}

/** A shell of the tub: walls down to a rounded bottom; `inset` moves it inwards. */
const shell = (inset: number, floor: number, seat: boolean): Form => {
  return (u, v) => {
    if (v < 0.46) {
      const h = 1 - (v / 0.46) * (1 - floor - 0.1)
      return wallAt(u, h, inset)
    }
    const t = (v - 0.46) / 0.54
    const low = floor + 0.1
    const from = wallAt(u, low, inset)
    const k = Math.max(0.004, 1 - t ** 1.15)
    const sink = 0.1 * depth * Math.sqrt(1 - (1 - clamp(t * 4, 0, 1)) ** 2)
    const [x, z] = [from[0] * k, from[2] * k]
    const bump = seat
      ? 6.4 * Math.exp(-(((x - 6) / 4.6) ** 2)) * (1 - smooth(7, 16, Math.abs(z)))
      : 0
    return [x, low * depth - sink + bump, z]
  }
}

/** The bath itself with rolled rim, seat fold, water line and plug; 78 x 46 x 24. */
export const tubPieces = (look: Look): Piece[] => {
  const skin: Surface = {hex: look.hex, finish: 'plastic'}
  const inner = shell(1.1, 0.06, true)
  const outer = shell(0, 0, false)
  const rim = Array.from({length: 73}, (_, i): Vec3 => {
    const p = wallAt(i / 72, 1, -0.2)
    return [p[0], p[1] - 0.6, p[2]]
  })
  const dark: Surface = {hex: shade(look.hex, 0.5), finish: 'plastic'}
  const plug = inner(0.02, 0.86)
  return [
    ...cloth(inner, skin, {u: 36, v: 24, lining: null}),
    ...cloth(outer, skin, {u: 32, v: 10, lining: null, flip: true}),
    ...tube(rim, 1.35, skin, {piece: 5, round: true}),
    ...[0.12, 0.19, 0.26].flatMap((v, i) =>
      line(
        Array.from({length: 9}, (_, k) => inner(0.75 + (0.05 - i * 0.014) * (k / 8 - 0.5), v)),
        [0, 0.35, 1],
        skin,
        {width: 0.34, tone: -0.26, opacity: 0.8},
      ),
    ),
    plate(oval(3.8), [plug[0], plug[1] + 0.7, plug[2]], [1, 0, 0], [0, 0, -1], 0.5, dark),
  ]
}

/** Hung to dry: the tub upright on its foot end. */
const hung = (pieces: readonly Piece[]): Piece[] => {
  const turned = turnAbout([0, 0, 0], [0, 0, 1], 90)
  const up = moveAll(pieces, turned)
  return moveAll(up, {
    ...turnAbout([0, 0, 0], [0, 1, 0], 90),
    point: (p) => {
      const q = turnAbout([0, 0, 0], [0, 1, 0], 90).point(p)
      return [q[0], q[1] + halfLength + 1.2, q[2]]
    },
  })
}

/** A towel folded over itself: a soft stack with a rounded fold at the front. */
const towel = (at: Vec3, size: Vec3, hex: string): Piece[] => {
  const layer = size[1] / 3
  const surface: Surface = {hex, finish: 'textile', weave: 'fleece'}
  return [0, 1, 2].flatMap((i) =>
    pillow(
      [at[0], at[1] + layer * (i + 0.5), at[2] + (i % 2) * 0.3],
      [size[0] - i * 0.5, layer * 1.05, size[2] - i * 0.4],
      layer * 0.5,
      0.2,
      surface,
      {steps: 7},
    ),
  )
}

/** One leg of the stand from the floor at `z` up to `-z`, narrower above, with a rubber shoe. */
const crossLeg = (x: number, z: number, top: number, wood: Surface): Piece[] => {
  const upper: Vec3 = [x, top, -z * 0.74]
  const at = (y: number): Vec3 => [x, y, z + (upper[2] - z) * (y / top)]
  return [
    bar(at(0), at(3.2), 2.9, 4.3, shoe, [0, 0, 1], {bevel: 0.5}),
    bar(at(3.2), upper, 2.4, 3.8, wood, [0, 0, 1]),
  ]
}

/** Stand: two crossed frames, rails that carry the tub, a slatted shelf; 82 x 50 x 92 with tub. */
const stand = (look: Look, pose: 'bare' | 'tub'): Piece[] => {
  const wood = board(look)
  const [top, spread] = [64, 23]
  const out: Piece[] = []
  for (const s of [-1, 1]) {
    const x = s * 33
    const cross = top / 1.74
    out.push(
      ...crossLeg(x + s * 1.5, -spread, top, wood),
      ...crossLeg(x - s * 1.5, spread, top, wood),
      ...rod([x - s * 2.9, cross, 0], [x + s * 3.3, cross, 0], 1.2, aluminium),
      bar([-37.5, top + 1.5, s * 17], [37.5, top + 1.5, s * 17], 4, 3, wood),
      bar([-36.4, 11, s * 20.6], [36.4, 11, s * 20.6], 2, 3.4, wood),
      bar([s * 29.6, 15.4, -13], [s * 29.6, 15.4, 13], 2, 2.2, wood),
    )
  }
  for (let z = -10; z <= 10; z += 5)
    out.push(bar([-30.6, 17.2, z], [30.6, 17.2, z], 3.4, 1.4, wood))
  out.push(
    ...towel([-13, 18, 0], [28, 8, 21], '#dfe3dc'),
    ...towel([15, 18, 0], [20, 6, 19], '#c7b9a2'),
  )
  if (pose === 'tub') out.push(...moveAll(tubPieces(lookOf('snow')), place([0, top + 3.05, 0])))
  return out
}

const shoe: Surface = {hex: '#4a4a4b', finish: 'rubber'}

/** The strap that hangs the tub on one hook. */
const loop = (at: Vec3): Piece[] =>
  tube(
    curve(
      [
        [at[0] - 3, at[1], at[2]],
        [at[0] - 2.2, at[1] + 5, at[2]],
        [at[0] + 2.2, at[1] + 5, at[2]],
        [at[0] + 3, at[1], at[2]],
      ],
      6,
    ),
    0.5,
    plastic,
    {piece: 3},
  )

export const bath: Readonly<Record<string, Build>> = {
  tub: (look, pose) =>
    pose === 'upright'
      ? [...hung(tubPieces(look)), ...loop([0, halfLength * 2 + 1.6, depth - 1])]
      : tubPieces(look),
  stand: (look, pose) => stand(look, pose === 'tub' ? 'tub' : 'bare'),
}

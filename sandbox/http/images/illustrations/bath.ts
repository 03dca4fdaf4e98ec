import {cloth, pillow, type Form} from '../drawing/cloth'
import {shade} from '../drawing/colour'
import {aluminium, board, lookOf, plastic, type Look} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {bar} from '../drawing/solids'
import {ball, line, tube} from '../drawing/tubes'
import {clamp, curve, lerp, place, smooth, turnAbout, type Vec3} from '../drawing/vec'
import type {Model} from './model'

const [halfLength, halfWidth, depth] = [39, 23, 24]

/** Plan of the tub, 1 = the rim: broad at the head (-x), a little narrower at the feet. */
const outline = (u: number): readonly [number, number] => {
  const a = u * Math.PI * 2
  const bow = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.72
  const x = bow(Math.cos(a))
  return [x, bow(Math.sin(a)) * (1 - 0.07 * (x + 1))]
}

/** How wide the tub is at the height `h` (0 floor, 1 rim), and how far the head leans out. */
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
    if (v < 0.58) {
      const h = 1 - (v / 0.58) * (1 - floor - 0.1)
      return wallAt(u, h, inset)
    }
    const t = (v - 0.58) / 0.42
    const low = floor + 0.1
    const from = wallAt(u, low, inset)
    const k = Math.max(0.004, 1 - t ** 1.15)
    const sink = 0.1 * depth * Math.sqrt(1 - (1 - clamp(t * 4, 0, 1)) ** 2)
    const [x, z] = [from[0] * k, from[2] * k]
    const bump = seat
      ? 5.2 * Math.exp(-(((x - 5) / 4.4) ** 2)) * (1 - smooth(7, 15, Math.abs(z)))
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
    ...cloth(inner, skin, {u: 48, v: 22, lining: null}),
    ...cloth(outer, skin, {u: 48, v: 14, lining: null, flip: true}),
    ...tube(rim, 1.35, skin, {piece: 5}),
    ...[0.2, 0.24, 0.28].flatMap((v, i) =>
      line(
        Array.from({length: 9}, (_, k) =>
          inner(0.685 + (0.13 - i * 0.03) * (k / 8 - 0.5), v + 0.06),
        ),
        [0, 0.35, 1],
        skin,
        {width: 0.35, tone: -0.3, opacity: 0.8},
      ),
    ),
    ...tube([plug, [plug[0], plug[1] + 0.5, plug[2]]], 1.8, dark),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        ball([sx * 20 - 2, 1.1, sz * 11], 1.6, {hex: shade(look.hex, 0.8), finish: 'rubber'}),
      ),
    ),
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

/** Stand: two crossed frames, rails that carry the tub, a slatted shelf; 82 x 50 x 92. */
const stand = (look: Look, pose: 'bare' | 'tub' | 'folded'): Piece[] => {
  const wood = board(look)
  const top = 68
  const spread = pose === 'folded' ? 4.5 : 23
  const out: Piece[] = []
  for (const s of [-1, 1]) {
    const x = s * 34
    const [outer, inner] = [x + s * 1.5, x - s * 1.5]
    const reach = pose === 'folded' ? 86 : top
    out.push(
      bar([outer, 1, -spread], [outer, reach, spread], 2.4, 3.8, wood, [0, 0, 1]),
      bar([inner, 1, spread], [inner, reach, -spread], 2.4, 3.8, wood, [0, 0, 1]),
      ...tube(
        [
          [inner - s * 1.4, reach / 2, 0],
          [outer + s * 1.9, reach / 2, 0],
        ],
        1.3,
        aluminium,
      ),
      ...[-1, 1].flatMap((k) =>
        tube(
          [
            [k < 0 ? outer : inner, 0, k * spread],
            [k < 0 ? outer : inner, 2.2, k * spread * 0.94],
          ],
          2.2,
          plastic,
        ),
      ),
    )
    for (const k of [-1, 1])
      out.push(
        bar(
          [-36.8, reach - 1 - (s > 0 ? 0 : reach - 12), k * lerp(-spread, spread, s > 0 ? 1 : 0.1)],
          [36.8, reach - 1 - (s > 0 ? 0 : reach - 12), k * lerp(-spread, spread, s > 0 ? 1 : 0.1)],
          2.4,
          s > 0 ? 4.4 : 2.6,
          wood,
        ),
      )
  }
  if (pose === 'folded') return out
  for (let z = -10; z <= 10; z += 5) out.push(bar([-31, 17, z], [31, 17, z], 3.4, 1.4, wood))
  for (const x of [-31.4, 31.4]) out.push(bar([x, 15.4, -13], [x, 15.4, 13], 2, 2.2, wood))
  out.push(...towel([-13, 17.8, 0], [28, 8, 21], '#dfe3dc'))
  out.push(...towel([16, 17.8, 0], [20, 6, 19], '#c7b9a2'))
  if (pose === 'tub') out.push(...moveAll(tubPieces(lookOf('snow')), place([0, top + 1.4, 0])))
  return out
}

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

export const bath: Readonly<Record<string, Model>> = {
  tub: {
    build: (look, pose) =>
      pose === 'upright'
        ? [...hung(tubPieces(look)), ...loop([0, halfLength * 2 + 1.6, depth - 1])]
        : tubPieces(look),
    shots: {
      hero: {pose: 'flat', azimuth: 30, elevation: 30},
      other: {pose: 'flat', azimuth: -48, elevation: 14},
      detail: {pose: 'flat', azimuth: 24, elevation: 44, focus: {at: [8, 10, 0], span: 46}},
      front: {pose: 'upright', azimuth: 10, elevation: 8},
    },
    setting: 'bath',
    swatch: 'board',
  },
  stand: {
    build: (look, pose) => stand(look, pose === 'tub' || pose === 'folded' ? pose : 'bare'),
    shots: {
      hero: {pose: 'bare', azimuth: 30, elevation: 15},
      other: {pose: 'tub', azimuth: -34, elevation: 19},
      detail: {pose: 'bare', azimuth: 40, elevation: 16, focus: {at: [26, 24, 8], span: 48}},
      front: {pose: 'tub', azimuth: 2, elevation: 9},
    },
    setting: 'bath',
    staged: {pose: 'tub', turn: -26},
    swatch: 'board',
  },
}

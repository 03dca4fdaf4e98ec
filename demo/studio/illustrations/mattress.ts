import {cloth, type Form} from '../drawing/cloth'
import {shade} from '../drawing/colour'
import {fabric, linen, type Look} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {box, oval, plate, roundRect} from '../drawing/solids'
import {line} from '../drawing/tubes'
import {turnAbout, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {quilting, slab, tuft, type Slab} from './parts/bedding'

const foamSurface: Surface = {hex: '#efe6d0', finish: 'plastic'}
const label: Surface = {hex: '#f7f3ea', finish: 'textile', weave: 'plain'}
const steel: Surface = {hex: '#b9b6b0', finish: 'metal'}

const piped = (look: Look): Surface => ({...fabric(look), hex: shade(look.hex, 0.72)})

/** The woven label in the side seam, at the front on the right. */
const sideLabel = (x: number, y: number, z: number): Piece[] => [
  box([x - 3, y - 1.6, z], [x + 3, y + 1.6, z + 0.25], label, {bevel: 0.1}),
  ...line(
    [
      [x - 1.6, y, z + 0.3],
      [x + 1.6, y, z + 0.3],
    ],
    [0, 0, 1],
    label,
    {width: 0.5, tone: -0.6},
  ),
]

/** The slider track around a cover that opens on three sides. */
const zip = (cover: Slab, y: number): Piece[] => {
  const [hx, hz] = [cover.size[0] / 2 + 0.1, cover.size[2] / 2 + 0.1]
  const thread = {width: 0.55, tone: -0.34, opacity: 0.7, dash: [0.5, 0.35] as const}
  const [x, z] = [cover.at[0], cover.at[2]]
  return [
    ...line(
      [
        [x - hx + 3, y, z + hz],
        [x + hx - 3, y, z + hz],
      ],
      [0, 0, 1],
      cover.surface,
      thread,
    ),
    ...[-1, 1].flatMap((s) =>
      line(
        [
          [x + s * hx, y, z - hz + 3],
          [x + s * hx, y, z + hz - 3],
        ],
        [s, 0, 0],
        cover.surface,
        thread,
      ),
    ),
  ]
}

/** The turned-back edge of an opened cover, lying in a soft roll across the mattress. */
const rolledEdge = (x: number, y: number, depth: number, surface: Surface): Piece[] => {
  const form: Form = (u, v) => {
    const a = v * Math.PI * 1.7 - 0.6
    const r = 2.1 - 0.7 * v + 0.25 * Math.sin(u * 17)
    return [x + r * Math.sin(a), y + 1.4 - r * Math.cos(a), (u - 0.5) * depth]
  }
  return cloth(form, surface, {u: 22, v: 9, lining: surface})
}

/** Channels cut into foam from side to side: dark slots on the front, grooves on top. */
const channels = (x0: number, x1: number, top: number, half: number): Piece[] => {
  const out: Piece[] = []
  for (let x = x0; x <= x1; x += 6)
    out.push(
      ...line(
        [
          [x, top, -half + 1],
          [x, top, half - 0.4],
        ],
        [0, 1, 0],
        foamSurface,
        {width: 0.9, tone: -0.22, opacity: 0.75, piece: 4},
      ),
      box(
        [x - 0.45, top - 2.4, half],
        [x + 0.45, top - 0.1, half + 0.06],
        {hex: shade(foamSurface.hex, 0.6), finish: 'plastic'},
        {bevel: 0.02},
      ),
    )
  return out
}

/** Foam: 120 x 60 x 10; `open` shows the core with its air channels. */
const foam = (look: Look, pose: 'closed' | 'open' | 'upright'): Piece[] => {
  const surface = fabric(look)
  if (pose !== 'open') {
    const cover: Slab = {
      at: [0, 0, 0],
      size: [120, 10, 60],
      surface,
      piping: piped(look),
      puff: 0.8,
    }
    const out = [
      ...slab(cover),
      ...quilting(cover, 15),
      ...zip(cover, 5),
      ...sideLabel(46, 5, 30.2),
    ]
    return pose === 'upright' ? upright(out) : out
  }
  const cover: Slab = {
    at: [-22.2, 0, 0],
    size: [75.6, 10, 60],
    surface,
    piping: piped(look),
    puff: 0.5,
  }
  return [
    ...slab(cover),
    ...quilting(cover, 15),
    ...zip(cover, 5),
    plate(
      roundRect(44, 58, [3, 0.5, 0.5, 3]),
      [38, 0.3, 0],
      [1, 0, 0],
      [0, 0, -1],
      9.2,
      foamSurface,
      {
        bevel: 0.6,
      },
    ),
    ...channels(25, 57, 9.5, 29),
    ...rolledEdge(18.2, 10.4, 60.5, surface),
  ]
}

/** Stands a mattress on its short side, its upper side towards +z. */
const upright = (pieces: readonly Piece[]): Piece[] =>
  moveAll(moveAll(pieces, turnAbout([0, 0, 0], [0, 0, 1], 90)), {
    ...turnAbout([0, 0, 0], [0, 1, 0], 90),
    point: (p) => {
      const q = turnAbout([0, 0, 0], [0, 1, 0], 90).point(p)
      return [q[0], q[1] + 60, q[2]]
    },
  })

/** Pocket springs side by side, each a linen barrel with its wire showing at the top. */
const springs = (x0: number, x1: number, half: number): Piece[] => {
  const out: Piece[] = []
  const r = 2.75
  for (let x = x0 + r; x <= x1 - r; x += r * 2)
    for (let z = -half + r; z <= half - r + 0.1; z += (half * 2 - r * 2) / 9)
      out.push(
        plate(oval(r * 2 - 0.2, r * 2 - 0.2, 16), [x, 2.1, z], [1, 0, 0], [0, 0, -1], 7.2, linen, {
          bevel: 0.3,
        }),
        ...line(
          Array.from({length: 13}, (_, i): Vec3 => {
            const a = (i / 12) * Math.PI * 2
            return [x + 1.7 * Math.cos(a), 9.3, z + 1.7 * Math.sin(a)]
          }),
          [0, 1, 0],
          steel,
          {width: 0.34, tone: -0.5, opacity: 0.75, piece: 8},
        ),
      )
  return out
}

/** Spring: 120 x 60 x 13; `open` shows base, pocket springs and wool under the cover. */
const spring = (look: Look, pose: 'closed' | 'open' | 'upright'): Piece[] => {
  const surface = fabric(look)
  const cover: Slab = {
    at: pose === 'open' ? [-24, 0, 0] : [0, 0, 0],
    size: [pose === 'open' ? 72 : 120, 13, 60],
    surface,
    piping: piped(look),
    puff: 1.4,
  }
  const tufts: Piece[] = []
  const [hx, hz] = [cover.size[0] / 2, 30]
  const columns = pose === 'open' ? 3 : 5
  for (let i = 0; i < columns; i++)
    for (const z of [-15, 0, 15])
      tufts.push(...tuft(cover, cover.at[0] - hx + ((i + 0.5) * hx * 2) / columns, z))
  const out = [...slab(cover), ...tufts, ...sideLabel(cover.at[0] + hx - 14, 6.5, hz + 0.2)]
  if (pose === 'upright') return upright(out)
  if (pose === 'closed') return out
  const wool: Surface = {hex: '#f1ead9', finish: 'textile', weave: 'fleece'}
  return [
    ...out,
    box([12.6, 0.2, -29], [59, 2, 29], wool, {bevel: 0.6}),
    ...springs(24, 58.5, 28.5),
    ...slab({at: [18.2, 9.4, 0], size: [11, 2.8, 58], surface: wool, puff: 0.3, steps: 8}),
    ...rolledEdge(14.2, 13.4, 60.5, surface),
  ]
}

const poseOf = (pose: string): 'closed' | 'open' | 'upright' =>
  pose === 'open' || pose === 'upright' ? pose : 'closed'

export const mattress: Readonly<Record<string, Build>> = {
  foam: (look, pose) => foam(look, poseOf(pose)),
  spring: (look, pose) => spring(look, poseOf(pose)),
}

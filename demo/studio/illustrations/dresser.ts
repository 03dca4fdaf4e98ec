import {cloth, pillow, seam, type Form} from '../drawing/cloth'
import {shade} from '../drawing/colour'
import {beech, board, linen, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {bar, box} from '../drawing/solids'
import type {Vec3} from '../drawing/vec'
import type {Build} from './model'
import {drawer, hollow, turnedLeg} from './parts/joinery'

type Range = readonly [number, number]

/** The shadow gap between drawer fronts. */
const gap = 0.5
const muslin: Surface = {hex: '#c9d3cf', finish: 'textile', weave: 'plain'}

/** The body of a chest without its fronts: sides, top, bottom and the dark inside. */
const carcass = (width: number, depth: number, y: Range, surface: Surface): Piece[] => {
  const [hx, hz] = [width / 2, depth / 2]
  const side = {fibre: [0, 1, 0] as Vec3, bevel: 0.4}
  const flat = {fibre: [1, 0, 0] as Vec3, bevel: 0.5}
  return [
    box([-hx, y[0], -hz], [-hx + 2, y[1] - 2.2, hz], surface, side),
    box([hx - 2, y[0], -hz], [hx, y[1] - 2.2, hz], surface, side),
    box([-hx - 0.4, y[1] - 2.2, -hz], [hx + 0.4, y[1], hz + 0.5], surface, flat),
    box([-hx + 2, y[0], -hz], [hx - 2, y[0] + 2, hz], surface, flat),
    box([-hx + 2, y[0] + 2, -hz], [hx - 2, y[1] - 2.2, hz - 2.6], hollow(surface), {bevel: 0.05}),
  ]
}

/** Four turned legs, splayed by so many centimetres at the floor. */
const legs = (at: Range, height: number, surface: Surface, splay: number, radius = 2): Piece[] =>
  [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) =>
      turnedLeg(
        [sx * at[0], height, sz * at[1]],
        [sx * (at[0] + splay), 0, sz * (at[1] + splay)],
        radius,
        surface,
        0.6,
      ),
    ),
  )

const insideOf = (look: Look): Surface =>
  look.material === 'wood' ? {hex: shade(look.hex, 1.12), finish: 'wood'} : beech

/** Folded cloths lying in an open drawer. */
const linens = (x: Range, y: Range, z: number, depth: number): Piece[] => {
  const tints = ['#efe8db', '#c9d3cf', '#e3d3bd']
  const count = Math.max(2, Math.round((x[1] - x[0] - 8) / 15))
  const step = (x[1] - x[0] - 6) / count
  return Array.from({length: count}, (_, i) =>
    pillow(
      [x[0] + 3 + step * (i + 0.5), (y[0] + y[1]) / 2, z + depth / 2],
      [step - 1, y[1] - y[0] + (i % 2) * 1.6, depth - 1.5],
      2,
      0.4,
      {hex: tints[i % 3] as string, finish: 'textile', weave: 'plain'},
      {steps: 6},
    ),
  ).flat()
}

/** Low: six drawers in two columns; 120 wide, 48 deep, 86 high. */
const low = (look: Look, pose: 'closed' | 'open'): Piece[] => {
  const surface = board(look)
  const out = [...carcass(119, 47.5, [15, 86], surface), ...legs([52, 17], 15, surface, 3)]
  const [bottom, top, z] = [17 + gap, 83.8 - gap, 23.7]
  const step = (top - bottom + gap) / 3
  for (const row of [0, 1, 2])
    for (const side of [0, 1]) {
      const x: Range = side === 0 ? [-57, -gap / 2] : [gap / 2, 57]
      const y: Range = [bottom + row * step, bottom + (row + 1) * step - gap]
      const pulled = pose === 'open' && row === 2 && side === 1 ? 19 : 0
      const inside = insideOf(look)
      out.push(...drawer({x, y, z, surface, inside, pulled, seed: 40 + row}))
      if (pulled) out.push(...linens(x, [y[0] + 8, y[1] - 4], z - 1, pulled - 1.2))
    }
  return out
}

/** Tall: five drawers of three depths; 60 wide, 48 deep, 118 high. */
const tall = (look: Look, pose: 'closed' | 'open'): Piece[] => {
  const surface = board(look)
  const out = [...carcass(59.2, 47.5, [14, 118], surface), ...legs([23, 17], 14, surface, 2.6)]
  const x: Range = [-27.1, 27.1]
  const z = 23.7
  let bottom = 16 + gap
  const heights = [25.5, 22.5, 22.5, 14.2, 14.2]
  heights.forEach((height, row) => {
    const y: Range = [bottom, bottom + height - gap]
    const pulled = pose === 'open' && row === 3 ? 20 : 0
    const inside = insideOf(look)
    out.push(...drawer({x, y, z, surface, inside, pulled, seed: 71 + row * 3}))
    if (pulled) out.push(...linens(x, [y[0] + 3, y[1] - 4], z - 1, pulled - 1.2))
    bottom += height
  })
  return out
}

/** The mat of a changer: a wipe-clean pad whose long sides stand up. */
const mat = (at: Vec3, [w, d]: Range, surface: Surface): Piece[] => {
  const form: Form = (u, v) => {
    const s = u * 2 - 1
    const t = v * 2 - 1
    const end = Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 14))
    const side = Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 26))
    const height = 3.4 + 5.4 * Math.exp(-(((Math.abs(s) - 0.88) / 0.13) ** 2))
    return [at[0] + (s * w) / 2, at[1] + height * end * side, at[2] + (t * d) / 2]
  }
  const out: Piece[] = cloth(form, surface, {u: 34, v: 18, lining: null, flip: true})
  for (const u of [0.33, 0.5, 0.67])
    out.push(
      ...seam(form, (t) => [u, 0.05 + 0.9 * t], surface, {
        flip: true,
        width: 0.3,
        tone: -0.16,
        opacity: 0.55,
      }),
    )
  return out
}

/** The rimmed top of a changer with its mat and, on the right, the tray. */
const changingTop = (surface: Surface): Piece[] => {
  const [back, front, low, rim] = [-28, 40, 87.1, 97.4]
  const edge = {fibre: [1, 0, 0] as Vec3, bevel: 0.5}
  const deep = {fibre: [0, 0, 1] as Vec3, bevel: 0.5}
  return [
    box([-45, low, back], [45, 88.6, front], surface, edge),
    box([-46.6, low, back], [-45, rim, front], surface, deep),
    box([45, low, back], [46.6, rim, front], surface, deep),
    box([-46.6, low, back - 1.6], [46.6, rim, back], surface, edge),
    box([-46.6, low, front], [46.6, 93, front + 1.6], surface, edge),
    box([22, 88.6, back], [23.4, 96, front], surface, deep),
    box([23.4, 88.6, 6], [45, 95, 7.4], surface, edge),
    ...mat([-11.4, 88.7, 5.2], [65, 64], linen),
    ...pillow([34, 92, -10], [17, 6.4, 26], 2, 0.4, linen, {steps: 7}),
    ...pillow([34, 97, -10], [16.4, 3.6, 25], 1.7, 0.4, muslin, {steps: 7}),
  ]
}

/** Changer: a desk with two deep drawers, a rimmed top with mat and tray; 92 x 72 x 98. */
const changer = (look: Look, pose: 'closed' | 'open' | 'desk'): Piece[] => {
  const surface = board(look)
  const z = 27.9
  const out: Piece[] = [
    ...carcass(90, 56, [56, 87], surface),
    ...legs([41, 24], 56, surface, 1.5, 2.3),
    box([-40, 20, -23], [40, 22, 23], surface, {fibre: [1, 0, 0], bevel: 0.4}),
    bar([-41.6, 19, -24], [-41.6, 19, 24], 2.4, 3, surface),
    bar([41.6, 19, -24], [41.6, 19, 24], 2.4, 3, surface),
  ]
  for (const side of [0, 1]) {
    const x: Range = side === 0 ? [-42.6, -gap / 2] : [gap / 2, 42.6]
    const y: Range = [58 + gap, 84.8 - gap]
    const pulled = pose === 'open' && side === 0 ? 18 : 0
    out.push(...drawer({x, y, z, surface, inside: insideOf(look), pulled, seed: 90}))
    if (pulled) out.push(...linens(x, [68, 81], z - 1, pulled - 1.2))
  }
  return pose === 'desk' ? out : [...out, ...changingTop(surface)]
}

export const dresser: Readonly<Record<string, Build>> = {
  low: (look, pose) => low(look, pose === 'open' ? 'open' : 'closed'),
  tall: (look, pose) => tall(look, pose === 'open' ? 'open' : 'closed'),
  changer: (look, pose) => changer(look, pose === 'open' || pose === 'desk' ? pose : 'closed'),
}

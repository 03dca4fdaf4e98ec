import {cloth, type Form} from '../drawing/cloth'
import {aluminium, beech, graphite, leather, palePlastic, plastic, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {bar, box, oval, plate} from '../drawing/solids'
import {rod, tube} from '../drawing/tubes'
import type {Vec3} from '../drawing/vec'
import type {Build} from './model'
import {vessel, type Ring} from './parts/vessel'

const tinted = (look: Look): Surface => ({hex: look.hex, finish: 'plastic'})

/** A round body turned about the vertical at `at`, from radius and height pairs. */
const turned = (at: Vec3, rings: readonly (readonly [number, number])[]): Form => {
  const form = vessel(
    rings.map(([r, y]): Ring => [y, r, r]),
    2,
  )
  return (u, v) => {
    const p = form(u, v)
    return [p[0] + at[0], p[1] + at[1], p[2] + at[2]]
  }
}

const circle = (at: Vec3, radius: number, steps = 40): Vec3[] =>
  Array.from({length: steps + 1}, (_, i) => {
    const a = (i / steps) * Math.PI * 2
    return [at[0] + radius * Math.cos(a), at[1], at[2] + radius * Math.sin(a)]
  })

/** A bottle with a sleeve or label, 7 wide and 19 high. */
const bottle = (at: Vec3, sleeve: Surface, glass = palePlastic, lid = leather): Piece[] => {
  const body = turned(at, [
    [3, 0],
    [3.3, 0.5],
    [3.35, 5],
    [3.35, 11],
    [3.3, 14.4],
    [2.6, 16.2],
    [2.5, 16.8],
  ])
  const wrap = turned(at, [
    [3.5, 4],
    [3.55, 6],
    [3.55, 10],
    [3.5, 12],
  ])
  const cap = turned(at, [
    [2.8, 16.8],
    [2.85, 18],
    [2.8, 19.6],
    [2.3, 20],
    [0.05, 20.05],
  ])
  return [
    ...cloth(body, glass, {u: 32, v: 10, lining: null}),
    ...cloth(wrap, sleeve, {u: 32, v: 4, lining: null}),
    ...cloth(cap, lid, {u: 28, v: 8, lining: null}),
  ]
}

/** Cup holder: an open basket on an arm with a turning clamp; 9 wide, 12 high. */
const holder = (look: Look, pose: string): Piece[] => {
  const shell = tinted(look)
  const inside: Surface = {...shell, finish: 'rubber'}
  const outer = turned(
    [0, 0, 0],
    [
      [3.5, 0],
      [3.95, 0.5],
      [4.1, 3],
      [4.25, 7],
      [4.4, 10.6],
    ],
  )
  const window = (u: number, v: number): boolean => {
    const f = (u * 6 + 0.5) % 1
    return f > 0.2 && f < 0.8 && v > 0.32 && v < 0.78
  }
  const out: Piece[] = [
    ...cloth(outer, shell, {u: 60, v: 20, lining: inside, hole: window}),
    ...tube(circle([0, 10.7, 0], 4.4), 0.5, shell, {piece: 3, round: true}),
    ...tube(circle([0, 7.7, 0], 4.32), 0.2, shell, {piece: 3, round: true}),
    ...tube(circle([0, 0.3, 0], 3.6), 0.3, shell, {piece: 3, round: true}),
    plate(oval(7.2), [0, 0.4, 0], [1, 0, 0], [0, 0, -1], 0.3, inside),
    bar([-4.3, 8.6, 0], [-8.2, 8.6, 0], 2.6, 3, shell, [0, 1, 0], {bevel: 0.5}),
    ...rod([-6.2, 8.6, 1.2], [-6.2, 8.6, 2.1], 1.25, aluminium),
    box([-10.6, 5.2, -1.7], [-8.2, 12, 1.7], shell, {bevel: 0.6}),
    box([-15, 10.3, -1.7], [-10.6, 12, 1.7], shell, {bevel: 0.6}),
    box([-15, 5.2, -1.7], [-10.6, 6.7, 1.7], shell, {bevel: 0.6}),
    box([-11.1, 6.8, -1.5], [-10.6, 10.2, 1.5], {...plastic, finish: 'rubber'}, {bevel: 0.2}),
    ...rod([-13.4, 5.2, 0], [-13.4, 2.6, 0], 0.5, graphite),
    ...rod([-13.4, 7.6, 0], [-13.4, 6.7, 0], 1.1, plastic),
    bar([-15, 2.4, 0], [-11.8, 2.4, 0], 1, 1.5, shell, [0, 1, 0], {bevel: 0.3}),
  ]
  if (pose === 'filled') out.push(...bottle([0, 0.75, 0], shell))
  return out
}

/** Snack tray: a shallow dish 42 wide with a raised rim, a cup well and two arms to clip on. */
const tray = (look: Look, pose: string): Piece[] => {
  const shell = tinted(look)
  const under: Surface = {...shell, finish: 'rubber'}
  const y = 5
  const dish = vessel(
    [
      [y - 0.4, 18.6, 11],
      [y + 0.6, 20, 12.4],
      [y + 2.1, 20.9, 13.2],
      [y + 2.75, 20.7, 13],
      [y + 2.3, 20, 12.4],
      [y + 1.1, 19.3, 11.7],
      [y + 0.75, 18, 10.4],
      [y + 0.7, 13, 7.6],
      [y + 0.7, 8, 4.6],
      [y + 0.7, 4, 2.3],
      [y + 0.7, 0.05, 0.03],
    ],
    3.2,
  )
  const well = turned(
    [12.4, y, -1],
    [
      [4.9, 0.72],
      [4.75, 1.4],
      [4.3, 1.75],
      [3.95, 1.5],
      [3.85, 1.15],
      [3.6, 1.05],
      [2, 1.05],
      [0.05, 1.05],
    ],
  )
  const out: Piece[] = [
    ...cloth(dish, shell, {u: 56, v: 30, lining: null}),
    ...cloth(well, shell, {u: 32, v: 14, lining: null}),
    plate(oval(36, 21, 36), [0, y - 0.5, 0], [1, 0, 0], [0, 0, -1], 0.3, under),
  ]
  for (const s of [-1, 1])
    out.push(
      bar([s * 14, y - 0.9, -4], [s * 14, y - 0.9, -15.4], 3.4, 1.3, under, [0, 1, 0], {
        bevel: 0.4,
      }),
      box([s * 14 - 1.7, 0, -17.6], [s * 14 + 1.7, y + 1.2, -15.4], shell, {bevel: 0.6}),
      box([s * 14 - 1.7, 0, -20.6], [s * 14 + 1.7, 1.5, -17.6], shell, {bevel: 0.5}),
      box([s * 14 - 1.6, 0, 2], [s * 14 + 1.6, y - 0.4, 5], under, {bevel: 0.5}),
    )
  if (pose === 'served')
    out.push(...bottle([12.4, y + 0.75, -1], {...leather, hex: '#8f9a86'}), ...bowl(y + 0.8))
  return out
}

/** Soap for wood: a brown bottle with a label and a wooden cap, beside a bowl. */
const soap = (look: Look, pose: string): Piece[] => {
  const out = bottle(
    [0, 0, 0],
    {hex: look.hex, finish: 'plastic'},
    {...plastic, hex: '#6d4a2c'},
    beech,
  )
  if (pose === 'used') out.push(...bowl(0, [-11, -4]))
  return out
}

/** A small beech bowl. */
const bowl = (y: number, [x, z]: readonly [number, number] = [-6.5, 1]): Piece[] => {
  const form = turned(
    [x, y, z],
    [
      [2.6, 0],
      [4, 0.7],
      [5.2, 2.2],
      [5.6, 3.9],
      [5.35, 3.95],
      [4.9, 2.3],
      [3.4, 1],
      [0.05, 0.8],
    ],
  )
  return cloth(form, {...palePlastic, hex: '#cbb9a0'}, {u: 36, v: 18, lining: null})
}

export const cup: Readonly<Record<string, Build>> = {holder, tray, soap}

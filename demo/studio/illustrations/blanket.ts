import {cloth, seam, type Form} from '../drawing/cloth'
import {fabric, leather, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {clamp, smooth, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {rail} from './parts/rail'
import {patch, stitch} from './parts/sewn'
import {power} from './parts/vessel'

interface Make {
  readonly surface: Surface
  /** Thickness of one fold of the stack, centimetres. */
  readonly fold: number
  readonly folds: number
  /** Half size of the folded stack. */
  readonly half: readonly [number, number]
  readonly crease: (u: number, v: number) => number
  /** Number and depth of the hanging folds. */
  readonly waves: readonly [number, number]
  /** Number of ribs of a knitted border; 0 draws a hem instead. */
  readonly ribs: number
}

/** One fold of a stack: a soft slab whose front edge is the turned cloth. */
const slab = (make: Make, y: number, shift: Vec3): Form => {
  const [hx, hz] = make.half
  const h = make.fold / 2
  return (u, v) => {
    const a = u * Math.PI * 2
    const x = Math.sin((Math.sin((v - 0.5) * Math.PI) * Math.PI) / 2)
    const ends = Math.max(0, 1 - x ** 30) ** 0.5
    const sag = 0.16 * Math.sin(x * 5 + y) + 0.12 * Math.sin(x * 11 + y * 3)
    return [
      shift[0] + x * hx + 0.5 * Math.sin(y * 7 + Math.cos(a) * 2) * Math.abs(x) ** 6,
      y + h + power(Math.sin(a), 0.62) * h * (0.02 + 0.98 * ends) * (1 + 0.1 * sag),
      shift[2] - power(Math.cos(a), 0.5) * (hz + sag * 0.6) * (0.985 + 0.015 * ends),
    ]
  }
}

/** The uppermost fold, turned down over the front of the stack to the ground. */
const turned = (make: Make, top: number): Form => {
  const [hx, hz] = make.half
  const path: Vec3[] = [
    [0, top + 0.1, -hz * 0.9],
    [0, top + 0.7, 0],
    [0, top + 0.6, hz - 1.4],
    [0, top - 0.8, hz + 0.9],
    [0, top * 0.42, hz + 1.7],
    [0, 0.7, hz + 3.2],
    [0, 0.5, hz + 8],
  ]
  return (u, v) => {
    const f = clamp(v, 0, 1) * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(f))
    const k = smooth(0, 1, f - i) * 0.35 + (f - i) * 0.65
    const [a, b] = [path[i] as Vec3, path[i + 1] as Vec3]
    const s = u * 2 - 1
    const low = smooth(0.4, 1, v)
    const wave = low * (0.5 * Math.sin(s * 7 + 1) + 0.35 * Math.sin(s * 13))
    const lift = v > 0.8 ? Math.max(0, wave) * 0.7 : 0
    return [
      hx * 0.1 + s * hx * (0.62 + 0.1 * low) + low * 1.2,
      a[1] + (b[1] - a[1]) * k + lift,
      a[2] + (b[2] - a[2]) * k + wave * (v > 0.82 ? 0.5 : 1) + s * low * 1.3,
    ]
  }
}

const border = (form: Form, make: Make, from: number, to: number, flip = false): Piece[] => {
  if (make.ribs === 0)
    return [from + (to - from) * 0.35, from + (to - from) * 0.6].flatMap((v) =>
      stitch(form, (t) => [0.01 + 0.98 * t, v], make.surface, {flip, steps: 30}),
    )
  const rib = {flip, width: 0.42, tone: -0.2, opacity: 0.5, steps: 4}
  return [
    ...seam(form, (t) => [0.005 + 0.99 * t, from], make.surface, {
      ...rib,
      tone: -0.26,
      opacity: 0.7,
      steps: 30,
    }),
    ...Array.from({length: make.ribs}, (_, i) =>
      seam(form, (t) => [(i + 0.5) / make.ribs, from + (to - from) * t], make.surface, rib),
    ).flat(),
  ]
}

const folded = (make: Make): Piece[] => {
  const out: Piece[] = []
  for (let i = 0; i < make.folds; i++) {
    const form = slab(make, i * make.fold, [0.5 * Math.sin(i * 2.3), 0, 0.4 * Math.cos(i * 1.9)])
    out.push(
      ...cloth(form, make.surface, {
        u: 26,
        v: 18,
        lining: null,
        crease: make.crease,
      }),
    )
  }
  const flap = turned(make, make.folds * make.fold)
  return [
    ...out,
    ...cloth(flap, make.surface, {u: 24, v: 26, flip: true, crease: make.crease}),
    ...border(flap, make, 0.86, 0.99, true),
    ...patch(flap, [0.86, 0.72], [3.6, 2.4], leather, {flip: true}),
  ]
}

/** Hanging over a rail: longer in front, in soft folds that deepen towards the hem. */
const draped = (make: Make): Piece[] => {
  const height = 70
  const [front, back, r] = [55, 46, 2]
  const over = Math.PI * r
  const [count, deep] = make.waves
  const form: Form = (u, v) => {
    const s = u * 2 - 1
    const run = v * (front + over + back)
    const side = run < front ? 1 : run > front + over ? -1 : 0
    const a = side === 0 ? ((run - front) / over) * Math.PI : 0
    const down = side === 1 ? front - run : side === -1 ? run - front - over : 0
    const k = down / front
    const wave =
      Math.sin(s * count + 0.6 * side) + 0.45 * Math.sin(s * count * 1.9 + 2 + side + k * 0.7)
    const grow = smooth(0, 0.9, k)
    const z = side === 0 ? r * Math.cos(a) : side * (r + 1.1 * k)
    return [
      s * (27.5 - 2.2 * grow) + grow * 0.5 * Math.cos(s * count),
      side === 0 ? height + r * Math.sin(a) : height - down - grow * 0.4 * s * side,
      z + grow * deep * wave * (side || 1) + side * grow * deep * 0.8,
    ]
  }
  return [
    ...rail(height, 66),
    ...cloth(form, make.surface, {u: 44, v: 34, crease: make.crease}),
    ...border(form, make, 0.04, 0.002),
    ...border(form, make, 0.965, 0.998),
    ...patch(form, [0.9, 0.1], [3.6, 2.4], leather, {lift: 0.6}),
  ]
}

const knitted = (look: Look): Make => ({
  surface: fabric(look, 'knit'),
  fold: 2.9,
  folds: 3,
  half: [19, 14],
  crease: (u) => 0.1 * Math.max(0, Math.cos(u * Math.PI * 24)) ** 2,
  waves: [6.2, 1.5],
  ribs: 36,
})

const gauze = (look: Look): Make => ({
  surface: fabric(look),
  fold: 1.5,
  folds: 4,
  half: [16, 13],
  crease: (u, v) =>
    0.035 *
    (1 + Math.sin(u * 52 + 2.2 * Math.sin(v * 19)) * Math.cos(v * 31 + 2 * Math.sin(u * 13))),
  waves: [9.5, 1.3],
  ribs: 0,
})

const posed =
  (make: (look: Look) => Make): Build =>
  (look, pose) =>
    pose === 'draped' ? draped(make(look)) : folded(make(look))

export const blanket: Readonly<Record<string, Build>> = {
  knit: posed(knitted),
  muslin: posed(gauze),
}

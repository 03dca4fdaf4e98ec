import {cloth, seam, type Form} from '../drawing/cloth'
import {darkCloth, fabric, leather, secondFabric, type Look} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {add, mul, place, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {patch, piping, stitch, zip} from './parts/sewn'
import {power} from './parts/vessel'

interface Pad {
  readonly at: Vec3
  readonly u: Vec3
  readonly v: Vec3
  readonly n: Vec3
  readonly width: number
  readonly height: number
  readonly thick: number
  readonly channels: number
  readonly slots?: boolean
}

/** A stitched pad with round corners, channels across and a corded edge. */
const pad = (spec: Pad, surface: Surface, cord: Surface): Piece[] => {
  const face =
    (side: number): Form =>
    (a, b) => {
      const s = Math.sin((a - 0.5) * Math.PI)
      const t = Math.sin((b - 0.5) * Math.PI)
      const x = (s * spec.width * (1 - 0.085 * t ** 8)) / 2
      const y = (t * spec.height * (1 - 0.085 * s ** 8)) / 2
      const full = (Math.max(0, 1 - s ** 8) * Math.max(0, 1 - t ** 8)) ** 0.5
      const puff =
        side < 0
          ? 1
          : 0.3 + 0.7 * Math.abs(Math.sin(((s + 1) / 2) * spec.channels * Math.PI)) ** 0.6
      return add(
        spec.at,
        add(
          add(mul(spec.u, x), mul(spec.v, y)),
          mul(spec.n, side * spec.thick * 0.5 * full * puff),
        ),
      )
    }
  const top = face(1)
  const channel = (a: number): number => {
    const f = (((Math.sin((a - 0.5) * Math.PI) + 1) / 2) * spec.channels) % 1
    return 0.22 * Math.max(0, 1 - Math.min(f, 1 - f) / 0.13)
  }
  const out: Piece[] = [
    ...cloth(top, surface, {u: 40, v: 18, lining: null, crease: channel}),
    ...cloth(face(-1), surface, {u: 20, v: 12, lining: null, flip: true}),
  ]
  const columnAt = (k: number): number => 0.5 + Math.asin((2 * k) / spec.channels - 1) / Math.PI
  for (let k = 1; k < spec.channels; k++)
    out.push(...stitch(top, (t) => [columnAt(k), 0.05 + 0.9 * t], surface, {steps: 20, tone: 0.22}))
  const loop = Array.from({length: 81}, (_, i): readonly [number, number] => {
    const f = (i % 80) / 20
    const k = f % 1
    return f < 1 ? [k, 0] : f < 2 ? [1, k] : f < 3 ? [1 - k, 1] : [0, 1 - k]
  })
  out.push(...piping(top, (t) => loop[Math.round(t * 80)] ?? [0, 0], 0.42, cord, 80))
  if (spec.slots)
    for (const [a, b] of [
      [0.333, 0.66],
      [0.667, 0.66],
      [0.333, 0.5],
      [0.667, 0.5],
    ] as const)
      out.push(
        ...seam(top, (t) => [a - 0.026 + 0.052 * t, b], darkCloth, {
          width: 0.9,
          tone: -0.1,
          opacity: 1,
          steps: 4,
        }),
      )
  return out
}

/** Seat cushion of a high chair: a seat pad and a back pad. */
const seatCushion = (look: Look, pose: string): Piece[] => {
  const main = fabric(look)
  const cord = secondFabric(look)
  const lean = 0.2
  const seatPad: Pad = {
    at: [0, 1.9, 1],
    u: [1, 0, 0],
    v: [0, 0, -1],
    n: [0, 1, 0],
    width: 35,
    height: 28,
    thick: 3.8,
    channels: 6,
  }
  const backPad: Pad = {
    at: [0, 17, -16.4],
    u: [1, 0, 0],
    v: [0, Math.cos(lean), -Math.sin(lean)],
    n: [0, Math.sin(lean), Math.cos(lean)],
    width: 33,
    height: 30,
    thick: 3.4,
    channels: 6,
    slots: true,
  }
  if (pose === 'stacked')
    return [
      ...pad(seatPad, main, cord),
      ...moveAll(
        pad({...backPad, at: [0, 5.4, 0], v: [0, 0, -1], n: [0, 1, 0]}, main, cord),
        place([0.6, 0, 0.6], 14),
      ),
    ]
  return [...pad(seatPad, main, cord), ...pad(backPad, main, cord)]
}

/** Nursing cushion: a full horseshoe, 58 wide, its opening to the front. */
const nursing = (look: Look): Piece[] => {
  const main = fabric(look)
  const form: Form = (u, v) => {
    const t = Math.sin((v - 0.5) * Math.PI)
    const a = t * 2.42
    const full = Math.max(0, 1 - Math.abs(t) ** 12) ** 0.5
    const r = (9.2 - 1.6 * t * t) * full + 0.01
    const ring = 20.5 + 1.4 * t * t
    const c = u * Math.PI * 2
    const wrinkle = 0.22 * Math.sin(v * 55 + Math.sin(c * 2)) * Math.max(0, -Math.cos(c)) * full
    const out = ring + power(Math.cos(c), 0.92) * (r + wrinkle)
    return [
      Math.sin(a) * out,
      7.2 * (0.86 + 0.14 * full) + power(Math.sin(c), 0.86) * r * 0.8,
      -Math.cos(a) * out * 0.98 + 3,
    ]
  }
  const inner = (u: number, v: number): number =>
    0.12 * Math.max(0, -Math.cos(u * Math.PI * 2)) ** 2 * Math.max(0, Math.sin(v * 55)) ** 2
  return [
    ...cloth(form, main, {u: 26, v: 52, lining: null, crease: inner}),
    ...piping(form, (t) => [0, 0.012 + 0.976 * t], 0.3, secondFabric(look), 70),
    ...zip(form, (t) => [0.965, 0.36 + 0.28 * t], darkCloth, {
      steps: 28,
      pull: leather,
      flip: true,
    }),
    ...stitch(form, (t) => [0.03, 0.03 + 0.94 * t], main, {steps: 64}),
    ...patch(form, [0.1, 0.82], [4.2, 2.8], leather, {lift: 0.3}),
  ]
}

export const cushion: Readonly<Record<string, Build>> = {seat: seatCushion, nursing}

import {cloth, type Form} from '../drawing/cloth'
import {aluminium, darkCloth, graphite, plastic, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {plate, roundRect} from '../drawing/solids'
import {rod} from '../drawing/tubes'
import {add, curve, mul, unit, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {wheel} from './parts/chassis'
import {buckle, ribbon, stitch} from './parts/sewn'

/** Rear wheel: 30 across, spoked, its axle stub and release cap. */
const spareWheel = (look: Look, pose: string): Piece[] => {
  const rim: Surface = {hex: look.hex, finish: 'metal'}
  const one = (x: number, z: number, r: number, width: number): Piece[] => [
    wheel([x, r, z], {radius: r, width, tyre: r * 0.21, style: 'spoked', rim, accent: aluminium}),
    ...rod([x, r, z - width / 2 - 2.6], [x, r, z - width / 2 + 0.6], 0.9, graphite),
    ...rod([x, r, z - width / 2 - 3.2], [x, r, z - width / 2 - 2.4], 1.3, plastic),
  ]
  return pose === 'pair' ? [...one(-8, -7, 15, 4.6), ...one(13, 8, 9.6, 4)] : one(0, 0, 15, 4.6)
}

/** A padded sleeve round a strap, lying flat. */
const sleeve = (from: Vec3, to: Vec3, width: number, surface: Surface): Piece[] => {
  const d = unit(add(to, mul(from, -1)))
  const side: Vec3 = [-d[2], 0, d[0]]
  const form: Form = (u, v) => {
    const s = Math.sin((u - 0.5) * Math.PI)
    const t = Math.sin((v - 0.5) * Math.PI)
    const full = (Math.max(0, 1 - s ** 6) * Math.max(0, 1 - t ** 14)) ** 0.5
    const p = add(mul(from, (1 - t) / 2), mul(to, (1 + t) / 2))
    return add(add(p, mul(side, ((s * width) / 2) * (1 - 0.12 * t ** 10))), [
      0,
      0.5 + 1.1 * full,
      0,
    ])
  }
  return [
    ...cloth(form, surface, {u: 12, v: 22, lining: null}),
    ...[0.14, 0.86].flatMap((u) => stitch(form, (t) => [u, 0.1 + 0.8 * t], surface, {steps: 18})),
    ...[0.14, 0.86].flatMap((v) => stitch(form, (t) => [0.16 + 0.68 * t, v], surface, {steps: 8})),
  ]
}

/** Five-point harness laid out: shoulder straps with pads, lap straps, crotch strap, buckle. */
const harness = (look: Look): Piece[] => {
  const pad: Surface = {hex: look.hex, finish: 'textile', weave: 'plain'}
  const strap: Surface = {...darkCloth, hex: look.id === 'ink' ? '#55575b' : darkCloth.hex}
  const up: Vec3 = [0, 1, 0]
  const band = (path: readonly Vec3[], width = 2.6): Piece[] =>
    ribbon(path, width, up, strap, {steps: 6, stitched: true, thickness: 0.18})
  const y = 0.35
  const out: Piece[] = []
  for (const s of [-1, 1]) {
    const shoulder = curve(
      [
        [s * 8.4, y, -34],
        [s * 8, y, -26],
        [s * 7.4, y, -10],
        [s * 4.4, y, -2],
        [s * 2.4, y + 0.3, 2.6],
      ],
      3,
    )
    out.push(
      ...band(shoulder),
      ...sleeve([s * 8.1, y, -25], [s * 7.1, y, -8.5], 5.6, pad),
      ...band([
        [s * 24, y, 6],
        [s * 17, y, 4.4],
        [s * 10, y, 4.6],
        [s * 2.8, y + 0.3, 4.6],
      ]),
      ...buckle([s * 18.6, y + 0.5, 4.8], [-s, 0, -0.1], up, 3, plastic),
      plate(roundRect(4.4, 2, 0.8, 3), [s * 8.4, y, -34.6], [1, 0, 0], [0, 0, -1], 0.5, plastic),
      plate(roundRect(2, 4.4, 0.8, 3), [s * 24.4, y, 6.1], [1, 0, 0], [0, 0, -1], 0.5, plastic),
    )
  }
  out.push(
    ...band([
      [0, y, 6],
      [0, y, 14],
      [0, y, 25],
    ]),
    ...sleeve([0, y, 9.6], [0, y, 20], 5.2, pad),
    plate(roundRect(4.4, 2, 0.8, 3), [0, y, 25.6], [1, 0, 0], [0, 0, -1], 0.5, plastic),
    plate(roundRect(8, 7, 2.6, 6), [0, y + 0.3, 4.4], [1, 0, 0], [0, 0, -1], 1.9, plastic, {
      bevel: 0.7,
    }),
    plate(roundRect(4, 3.4, 1.5, 5), [0, y + 2.2, 4.4], [1, 0, 0], [0, 0, -1], 0.4, aluminium, {
      bevel: 0.2,
    }),
  )
  return out
}

export const spare: Readonly<Record<string, Build>> = {wheel: spareWheel, harness}

import {cloth, seam, type Form} from '../drawing/cloth'
import {darkCloth, fabric, leather, liningOf, secondFabric} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {smooth} from '../drawing/vec'
import type {Build} from './model'
import {patch, piping, stitch, zip} from './parts/sewn'
import {overlay, vessel} from './parts/vessel'

interface Make {
  readonly main: Surface
  readonly trim: Surface
  readonly lining: Surface
  /** Number of quilted chambers one above the other; 0 leaves the cloth plain. */
  readonly rows: number
  readonly height: number
}

/** Position around the body: 1 in the middle of the front, 0 at the back. */
const frontness = (u: number): number => (1 - Math.cos(u * Math.PI * 2)) / 2

/** The cocoon: closed at the foot, the front cut lower than the hooded back; `open` folds it down. */
const cocoon = (make: Make, open: number): Form => {
  const h = make.height
  const base = vessel(
    [
      [0, 15.5, 9],
      [3.5, 19.4, 12.4, 0.6],
      [h * 0.17, 21.4, 14.4, 1.2],
      [h * 0.36, 22, 13.2, 0.6],
      [h * 0.54, 21.8, 11.6, -0.4],
      [h * 0.72, 21.2, 10, -1.6],
      [h * 0.88, 19.6, 8.6, -3],
      [h, 15.5, 7, -4.6],
    ],
    2.5,
  )
  const at: Form = (u, v) => {
    const [x, y, z] = base(u, v)
    const f = frontness(u)
    const cut = open * smooth(0.05, 0.95, f) * v * v
    const soft = 0.35 * Math.sin(u * 19 + v * 6) * v
    return [x, y * (1 - cut), z + soft * f]
  }
  if (make.rows === 0) return at
  return (u, v) => {
    const p = at(u, v)
    const puff = 0.95 * Math.abs(Math.sin(v * make.rows * Math.PI)) ** 0.7 * smooth(0, 0.06, v)
    const r = Math.hypot(p[0], p[2]) || 1
    return [p[0] * (1 + puff / r), p[1], p[2] * (1 + puff / r)]
  }
}

const build = (make: Make, pose: string): Piece[] => {
  const form = cocoon(make, pose === 'open' ? 0.42 : 0.27)
  const rowShade = (v: number): number => {
    const f = (v * make.rows) % 1
    return make.rows === 0 ? 0 : 0.2 * Math.max(0, 1 - Math.min(f, 1 - f) / 0.2)
  }
  const out: Piece[] = cloth(form, make.main, {
    u: 36,
    v: make.rows > 0 ? 36 : 24,
    lining: make.lining,
    crease: (u, v) => rowShade(v) + (make.rows ? 0 : 0.05 * Math.max(0, Math.sin(u * 33 + v * 5))),
  })
  for (let k = 1; k < make.rows; k++)
    out.push(
      ...seam(form, (t) => [t, k / make.rows], make.main, {
        width: 0.2,
        tone: -0.2,
        opacity: 0.55,
        steps: 44,
      }),
    )
  const cuff = overlay(form, [0.3, 0.7], [pose === 'open' ? 0.8 : 0.87, 1], 1.7)
  out.push(
    ...cloth(cuff, make.lining, {u: 22, v: 7}),
    ...stitch(cuff, (t) => [0.03 + 0.94 * t, 0.16], make.lining, {steps: 24}),
    ...piping(form, (t) => [t, 1], 0.75, make.trim, 60),
    ...piping(form, (t) => [t, 0.035], 0.4, make.trim, 60),
    ...patch(form, [0.5, make.rows ? 3.5 / make.rows : 0.32], [5, 3.2], leather, {lift: 0.5}),
  )
  for (const u of [0.29, 0.71])
    out.push(
      ...zip(form, (t) => [u, 0.1 + 0.86 * t], darkCloth, {steps: 36, size: 1.5, pull: leather}),
    )
  return out
}

export const footmuff: Readonly<Record<string, Build>> = {
  down: (look, pose) =>
    build(
      {
        main: fabric(look, 'down'),
        trim: secondFabric(look),
        lining: {...liningOf(look), weave: 'fleece'},
        rows: 9,
        height: 94,
      },
      pose,
    ),
  fleece: (look, pose) =>
    build(
      {
        main: fabric(look, 'fleece'),
        trim: secondFabric(look),
        lining: {...liningOf(look), weave: 'fleece'},
        rows: 0,
        height: 86,
      },
      pose,
    ),
}

import {cloth, pillow, seam, type Form} from '../drawing/cloth'
import {
  darkCloth,
  fabric,
  leather,
  darkLeather,
  linen,
  liningOf,
  plastic,
  secondFabric,
  type Look,
} from '../drawing/look'
import type {Piece} from '../drawing/pieces'
import {ball, tube} from '../drawing/tubes'
import {curve, lerp, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {hood} from './parts/hood'

interface TubShape {
  readonly half: readonly [number, number]
  readonly height: number
  /** Size difference between the base and the rim. */
  readonly draft: number
}

const round = (k: number, e: number): number => Math.sign(k) * Math.abs(k) ** e

/** Point on the cot's wall: `a` around, `v` from the base (0) to the rim (1). */
const wallForm =
  ({half, height, draft}: TubShape, outset: number): Form =>
  (u, v) => {
    const a = u * Math.PI * 2
    const k = lerp(1 - draft, 1, Math.sqrt(v)) * (v < 0.12 ? lerp(0.9, 1, Math.sqrt(v / 0.12)) : 1)
    const lift = 3.4 * Math.abs(Math.cos(a)) ** 4 * v
    return [
      round(Math.cos(a), 0.62) * (half[0] + outset) * k,
      height * v + lift,
      round(Math.sin(a), 0.62) * (half[1] + outset) * k,
    ]
  }

const carrycotBody = (look: Look, shape: TubShape): Piece[] => {
  const outer = wallForm(shape, 0)
  const inner = wallForm(shape, -1.6)
  const rim = Array.from({length: 61}, (_, i) => outer(i / 60, 1))
  const out: Piece[] = [
    ...cloth(outer, fabric(look), {u: 56, v: 10, lining: null, flip: true}),
    ...cloth(inner, liningOf(look), {u: 48, v: 6, lining: null}),
    ...tube(rim, 0.75, secondFabric(look), {piece: 6}),
    ...seam(outer, (t) => [t, 0.84], fabric(look), {
      flip: true,
      width: 0.22,
      tone: 0.28,
      opacity: 0.55,
      dash: [0.8, 0.5],
      steps: 56,
    }),
    ...seam(outer, (t) => [t, 0.2], fabric(look), {
      flip: true,
      width: 0.4,
      tone: -0.3,
      opacity: 0.6,
      steps: 56,
    }),
  ]
  return [
    ...out,
    ...pillow(
      [0, shape.height * 0.45, 0],
      [shape.half[0] * 1.62, 6, shape.half[1] * 1.56],
      3,
      1,
      linen,
      {steps: 10},
    ),
  ]
}

/** The apron over the foot end, buttoned to the rim. */
const apron = (look: Look, shape: TubShape, open: boolean): Piece[] => {
  const rim = wallForm(shape, 0.5)
  const from = open ? 0.34 : -0.12
  const form: Form = (u, v) => {
    const x = lerp(from, 0.9995, Math.sin((v * Math.PI) / 2)) * shape.half[0]
    const side = u * 2 - 1
    const width =
      shape.half[1] * Math.max(0.05, 1 - Math.abs(x / (shape.half[0] + 0.1)) ** 3.2) ** 0.31 + 0.5
    const y = shape.height + 3.4 * Math.abs(x / shape.half[0]) ** 4
    return [x, y + 1.1 + 2.2 * (1 - side * side) ** 0.7 * (1 - 0.4 * v), side * width]
  }
  const skirt: Form = (u, v) => {
    const a = lerp(-0.29, 0.29, u) * (open ? 0.72 : 1)
    const p = rim((a + 1) % 1, 1)
    const q = rim((a + 1) % 1, 0.72)
    const k = v
    return [lerp(p[0], q[0], k) * 1.012, lerp(p[1] + 1, q[1], k), lerp(p[2], q[2], k) * 1.012]
  }
  const edge = Array.from({length: 25}, (_, i) => form(i / 24, 0))
  return [
    ...cloth(form, secondFabric(look), {u: 20, v: 16, flip: true}),
    ...cloth(skirt, secondFabric(look), {u: 36, v: 3}),
    ...tube(edge, 0.6, fabric(look), {piece: 5}),
  ]
}

const carryHandle = (shape: TubShape, z: number): Piece[] => {
  const points: Vec3[] = [
    [-9, shape.height - 3, z],
    [-7, shape.height - 9, z * 1.06],
    [0, shape.height - 11.5, z * 1.09],
    [7, shape.height - 9, z * 1.06],
    [9, shape.height - 3, z],
  ]
  return tube(curve(points, 5), 0.9, leather, {round: true})
}

const classic = (look: Look, pose: string): Piece[] => {
  const shape: TubShape = {half: [41, 20], height: 22, draft: 0.14}
  return [
    ...carrycotBody(look, shape),
    ...apron(look, shape, pose === 'open'),
    ...hood({
      hinge: [-19, 21.5],
      halfWidth: 20.4,
      reach: [23.5, 28],
      sweep: pose === 'open' ? [174, 112] : [176, 66],
      panels: 3,
      surface: fabric(look),
      lining: liningOf(look),
      binding: darkCloth,
    }),
    ...[-1, 1].flatMap((s) => [
      ball([-19, 21.5, s * 20.9], 1.9, plastic),
      ...carryHandle(shape, s * 19.6),
    ]),
    ...tube(
      curve(
        [
          [-32, 43.5, -10],
          [-34, 47.5, -7],
          [-34.6, 48.6, 0],
          [-34, 47.5, 7],
          [-32, 43.5, 10],
        ],
        6,
      ),
      1.1,
      leather,
    ),
  ]
}

const light = (look: Look, pose: string): Piece[] => {
  const shape: TubShape = {half: [39, 18.5], height: 19, draft: 0.06}
  return [
    ...carrycotBody(look, shape),
    ...(pose === 'open' ? [] : apron(look, shape, true)),
    ...hood({
      hinge: [-20, 18.5],
      halfWidth: 18.9,
      reach: [20.5, 25],
      sweep: pose === 'open' ? [176, 120] : [176, 80],
      panels: 2,
      surface: fabric(look),
      lining: liningOf(look),
      binding: secondFabric(look),
    }),
    ...[-1, 1].flatMap((s) => [
      ...tube(
        curve(
          [
            [-12, 16, s * 18.6],
            [-9, 30, s * 15],
            [0, 36, s * 9],
            [9, 30, s * 15],
            [12, 16, s * 18.6],
          ],
          6,
        ),
        0.85,
        darkLeather,
      ),
    ]),
  ]
}

export const carrycot: Readonly<Record<string, Build>> = {classic, light}

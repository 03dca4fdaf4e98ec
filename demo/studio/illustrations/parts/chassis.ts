import {cloth, type Form} from '../../drawing/cloth'
import {aluminium, rubber} from '../../drawing/look'
import {
  nextGroup,
  type Piece,
  type Surface,
  type Wheel,
  type WheelStyle,
} from '../../drawing/pieces'
import {line, tube} from '../../drawing/tubes'
import {curve, rounded, type Vec3} from '../../drawing/vec'

export interface WheelSpec {
  readonly radius: number
  readonly width: number
  /** Thickness of the tyre seen from the side, centimetres. */
  readonly tyre: number
  readonly style: WheelStyle
  readonly rim: Surface
  readonly accent?: Surface
}

export const wheel = (centre: Vec3, spec: WheelSpec): Wheel => ({
  kind: 'wheel',
  centre,
  axle: [0, 0, 1],
  ...spec,
  accent: spec.accent ?? aluminium,
  surface: rubber,
  group: nextGroup(),
})

/** Both sides of a part that is symmetrical about the middle plane; `s` is -1 or 1. */
export const bothSides = (make: (s: number) => Piece[]): Piece[] => [...make(-1), ...make(1)]

/** A front wheel in its two-armed fork, turning about `head`. */
export const fork = (
  centre: Vec3,
  head: Vec3,
  spec: WheelSpec,
  surface: Surface,
  radius = 1.2,
): Piece[] => [
  wheel(centre, spec),
  ...[-1, 1].flatMap((s) => {
    const z = centre[2] + s * (spec.width / 2 + 1.1)
    const over = centre[1] + spec.radius * 0.72
    return tube(
      curve(
        [
          [centre[0], centre[1], z],
          [centre[0] - 0.5, over, z - s * 0.2],
          [head[0], head[1], head[2] + s * 0.6],
        ],
        5,
      ),
      (t) => radius * (0.8 + 0.3 * t),
      surface,
    )
  }),
]

/** A push bar bent across between two uprights; `from` is the left joint, mirrored to the right. */
export const pushBar = (
  from: Vec3,
  corner: Vec3,
  radius: number,
  surface: Surface,
  bend = 6,
): Piece[] =>
  tube(
    rounded(
      [from, corner, [corner[0], corner[1], -corner[2]], [from[0], from[1], -from[2]]],
      bend,
      7,
    ),
    radius,
    surface,
    {piece: 5},
  )

/** An open textile tub; `x` and `y` are its extents, corners rounded, sides drawn in below. */
export const basket = (
  x: readonly [number, number],
  y: readonly [number, number],
  halfWidth: number,
  surface: Surface,
): Piece[] => {
  const form: Form = (u, v) => {
    const a = u * Math.PI * 2
    const round = (k: number): number => Math.sign(k) * Math.abs(k) ** 0.42
    const [c, s] = [round(Math.cos(a)), round(Math.sin(a))]
    const wall = Math.max(0, (v - 0.28) / 0.72)
    const k = v < 0.28 ? 0.88 * Math.sqrt(v / 0.28) + 0.0005 : 0.88 + 0.12 * wall
    const rise = v < 0.28 ? 0.05 * (v / 0.28) ** 2 : 0.05 + 0.95 * wall
    const slack = 0.16 * wall * (1 - Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** 6)
    return [
      (x[0] + x[1]) / 2 + (c * k * (x[1] - x[0])) / 2,
      y[0] + (y[1] - y[0]) * (rise - slack),
      s * k * halfWidth,
    ]
  }
  const rim = Array.from({length: 41}, (_, i) => form(i / 40, 1))
  const band = Array.from({length: 41}, (_, i) => form(i / 40, 0.84))
  return [
    ...cloth(form, surface, {u: 40, v: 9, lining: surface, flip: true}),
    ...tube(rim, 0.55, surface, {piece: 9}),
    ...line(band, (p) => [p[0] - (x[0] + x[1]) / 2, 0, p[2] * 1.6], surface, {
      width: 0.22,
      tone: 0.2,
      opacity: 0.55,
      dash: [0.8, 0.5],
    }),
  ]
}

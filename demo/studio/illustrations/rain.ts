import {blend} from '../drawing/colour'
import {cloth, type Form} from '../drawing/cloth'
import {darkCloth, fabric, graphite, leather, secondFabric, type Look} from '../drawing/look'
import {moveAll, type Piece, type Surface} from '../drawing/pieces'
import {rod, tube} from '../drawing/tubes'
import {lerp, place, rounded, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {wheel} from './parts/chassis'
import {seat} from './parts/seat'
import {patch, piping, stitch, trace, zip} from './parts/sewn'
import {vessel} from './parts/vessel'

/** The shell of a cover over a seat that faces forward (+z): high behind, sloping to the feet. */
const shell: Form = (() => {
  const body = vessel(
    [
      [5, 19.5, 27, 5],
      [11, 22.4, 33, 5],
      [23, 23.6, 36, 3],
      [37, 23.8, 34.4, 0.4],
      [50, 23.4, 30.4, -3.4],
      [62, 22.6, 25.6, -7],
      [72, 20.4, 20, -10],
      [79, 15.6, 13.4, -12],
      [82, 7.4, 6, -13],
      [82.4, 0.1, 0.1, -13.2],
    ],
    2.9,
  )
  return (u, v) => {
    const [x, y, z] = body(u, v)
    const slack = 1 + 0.012 * Math.sin(u * 37 + v * 6) * (1 - v)
    return [x * slack, y, z * slack]
  }
})()

/** The window: part of the shell's front, in the shell's own coordinates. */
const pane = {us: [0.28, 0.72], vs: [0.125, 0.75]} as const

const windowForm: Form = (u, v) => shell(lerp(...pane.us, u), lerp(...pane.vs, v))

const inPane = (u: number, v: number): boolean =>
  u > pane.us[0] && u < pane.us[1] && v > pane.vs[0] && v < pane.vs[1]

/** Round the window from its low left corner over the top to its low right corner. */
const around = (t: number): readonly [number, number] => {
  const p = t * 3.4
  if (p < 1.2) return [0, p / 1.2]
  if (p < 2.2) return [p - 1.2, 1]
  return [1, 1 - (p - 2.2) / 1.2]
}

const seatUnder = (hex: string): Piece[] =>
  moveAll(
    seat({
      profile: [
        [-23, 66],
        [-17, 48],
        [-11, 31],
        [-5, 24],
        [6, 24],
        [15, 26],
        [20, 20],
        [24, 9],
      ],
      halfWidth: 15.5,
      wings: 4.5,
      inner: {hex, finish: 'textile', weave: 'plain'},
      outer: darkCloth,
      piping: darkCloth,
    }),
    place([0, 0, 0], -90),
  )

/** A plain chassis under the seat, so that the cover is shown in use. */
const chassis = (): Piece[] => {
  const rear = {radius: 13, width: 4, tyre: 2.6, style: 'spoked', rim: graphite} as const
  const front = {...rear, radius: 9, tyre: 2}
  return moveAll(
    [-1, 1].flatMap((s) => [
      ...tube(
        rounded(
          [
            [33, 10, s * 17],
            [30, 19, s * 18.5],
            [-50, 98, s * 20],
            [-60, 102, s * 20],
            [-60, 102, 0],
          ],
          6,
        ),
        1.2,
        graphite,
      ),
      ...rod([-28, 13, s * 22], [4, 45, s * 19.4], 1.2, graphite),
      wheel([-28, 13, s * 25.4], rear),
      wheel([33, 9, s * 17], front),
    ]),
    place([0, 0, 0], -90),
  )
}

const raise = 32

/** A cover with its seat, on the chassis. */
const fitted = (pieces: readonly Piece[]): Piece[] => [
  ...chassis(),
  ...moveAll(pieces, place([0, raise, 0])),
]

/** Rain cover: cloth round the back, a clear window in front that zips open and rolls up. */
const cover = (look: Look, pose: string): Piece[] => {
  const main = fabric(look)
  const trim = secondFabric(look)
  const clear: Surface = {hex: blend(look.hex, '#ffffff', 0.6), finish: 'plastic', opacity: 0.3}
  const out: Piece[] = [
    ...seatUnder('#77736c'),
    ...cloth(shell, main, {u: 50, v: 24, hole: inPane, lining: {...trim, weave: 'plain'}}),
    ...piping(shell, (t) => [t, 0], 0.7, trim, 64),
    ...stitch(shell, (t) => [t, 0.05], main, {steps: 60}),
    ...stitch(shell, (t) => [t, 0.79], main, {steps: 40}),
    ...zip(windowForm, (t) => around(pose === 'open' ? t : t * 0.985), darkCloth, {
      steps: 60,
      size: 1.5,
      pull: leather,
    }),
    ...patch(shell, [0.82, 0.3], [4.4, 2.8], leather, {lift: 0.4}),
  ]
  if (pose === 'open') return [...out, ...rolled(clear, trim)]
  return [
    ...out,
    ...cloth(windowForm, clear, {u: 20, v: 18, lining: null}),
    ...piping(windowForm, (t) => [t, 0], 0.4, trim, 24),
  ]
}

/** The window rolled up under the edge of the roof, held by two loops. */
const rolled = (clear: Surface, band: Surface): Piece[] => {
  const path = trace(windowForm, (t) => [0.02 + 0.96 * t, 0.97], 20, 1.2)
  const form: Form = (u, v) => {
    const f = v * 20
    const i = Math.min(19, Math.floor(f))
    const [a, b] = [path[i] as Vec3, path[i + 1] as Vec3]
    const turn = u * Math.PI * 2
    return [
      lerp(a[0], b[0], f - i),
      lerp(a[1], b[1], f - i) + 1.9 * Math.sin(turn),
      lerp(a[2], b[2], f - i) + 1.9 * Math.cos(turn),
    ]
  }
  return [
    ...cloth(form, {...clear, opacity: 0.86}, {u: 16, v: 20, lining: null, flip: true}),
    ...[0.28, 0.72].flatMap((v) => piping(form, (t) => [t, v], 0.45, band, 18)),
  ]
}

/** Mosquito net: one fine mesh over the whole seat, gathered in an elastic hem. */
const net = (look: Look): Piece[] => {
  const mesh: Surface = {...fabric(look, 'net'), opacity: 0.26}
  const hem = secondFabric(look)
  const ring = (v: number, radius: number): Piece[] => piping(shell, (t) => [t, v], radius, hem, 56)
  return [
    ...seatUnder('#c9bfae'),
    ...cloth(shell, mesh, {u: 44, v: 30, lining: null}),
    ...ring(0, 0.9),
    ...piping(shell, (t) => [0.25, t * 0.97], 0.35, hem, 36),
    ...piping(shell, (t) => [0.75, t * 0.97], 0.35, hem, 36),
    ...stitch(shell, (t) => [0.262, 0.04 + t * 0.84], hem, {steps: 30}),
    ...stitch(shell, (t) => [0.738, 0.04 + t * 0.84], hem, {steps: 30}),
    ...patch(shell, [0.64, 0.2], [4.6, 2.8], leather, {lift: 0.5}),
  ]
}

export const rain: Readonly<Record<string, Build>> = {
  cover: (look, pose) => fitted(cover(look, pose)),
  net: (look) => fitted(net(look)),
}

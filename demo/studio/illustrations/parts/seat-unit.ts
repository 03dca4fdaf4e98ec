import {darkCloth, fabric, liningOf, plastic, secondFabric, type Look} from '../../drawing/look'
import type {Piece, Surface} from '../../drawing/pieces'
import {bar} from '../../drawing/solids'
import {ball, tube} from '../../drawing/tubes'
import {curve, rounded, type Vec3} from '../../drawing/vec'
import {bothSides} from './chassis'
import {hood} from './hood'
import {harness, seat, type SeatSpec} from './seat'

export interface SeatUnitOptions {
  readonly frame: Surface
  /** Cover of the bumper bar; without it there is no bumper bar. */
  readonly bumper?: Surface
  readonly halfWidth?: number
  readonly panels?: number
  readonly hood?: 'closed' | 'open' | 'none'
  /** Bow length of the hood, rear and front. */
  readonly reach?: readonly [number, number]
  readonly visor?: boolean
  readonly wings?: number
  readonly channels?: number
}

const profile: readonly (readonly [number, number])[] = [
  [-25.5, 105],
  [-19.5, 91],
  [-12, 71],
  [-6.5, 63],
  [4, 62],
  [15, 65],
  [19.5, 63],
  [24, 53],
  [27, 45],
]

/**
 * A stroller's seat with its frame, harness, footrest, bumper bar and hood. Its position is that on the city
 * model: hips at y = 62, hood top at y = 120, facing +x.
 */
export const seatUnit = (look: Look, options: SeatUnitOptions): Piece[] => {
  const w = options.halfWidth ?? 17.5
  const {frame} = options
  const spec: SeatSpec = {
    profile,
    halfWidth: w,
    wings: options.wings ?? 5.5,
    inner: secondFabric(look),
    outer: fabric(look),
    piping: darkCloth,
    channels: options.channels ?? 7,
  }
  const sides = bothSides((s) => [
    ...tube(
      rounded(
        [
          [27, 43, s * (w - 1.5)],
          [20, 59, s * (w + 0.7)],
          [4, 58.5, s * (w + 1.1)],
          [-9, 62, s * (w + 1.3)],
          [-20, 86, s * (w + 1.3)],
        ],
        5,
      ),
      0.95,
      frame,
    ),
    ball([-20, 85, s * (w + 1.9)], 2.1, plastic),
    ball([-9, 68, s * (w + 1.5)], 1.9, plastic),
  ])
  const footrest = [
    ...tube(
      rounded(
        [
          [26.5, 43.5, 1.5 - w],
          [34, 41, 2.5 - w],
          [34, 41, w - 2.5],
          [26.5, 43.5, w - 1.5],
        ],
        5,
      ),
      0.9,
      frame,
    ),
    bar([30.5, 42, 3.5 - w], [30.5, 42, w - 3.5], 6.5, 1.1, plastic, [0.2, 1, 0]),
  ]
  return [
    ...seat(spec),
    ...harness(spec, darkCloth, plastic),
    ...sides,
    ...footrest,
    ...(options.bumper ? bumperBar(w, options.bumper) : []),
    ...(options.hood === 'none'
      ? []
      : hood({
          hinge: [-20, 84],
          halfWidth: w + 1.5,
          reach: options.reach ?? [31, 37],
          sweep: options.hood === 'open' ? [150, 96] : [157, 42],
          panels: options.panels ?? 3,
          surface: fabric(look),
          lining: liningOf(look),
          binding: darkCloth,
          visor: options.visor ?? true,
        })),
  ]
}

const bumperBar = (w: number, surface: Surface): Piece[] => {
  const half: Vec3[] = [
    [-9, 68, -(w + 1.5)],
    [3, 74, -(w + 1.7)],
    [15, 78.5, -w],
    [21.5, 80.5, -(w - 5.5)],
    [23.5, 81, -4],
  ]
  const other = half.map(([x, y, z]) => [x, y, -z] as Vec3).reverse()
  return tube(curve([...half, ...other], 5), 1.4, surface)
}

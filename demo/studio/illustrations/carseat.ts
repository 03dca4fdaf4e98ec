import {pillow} from '../drawing/cloth'
import {darkCloth, fabric, liningOf, plastic, secondFabric, type Look} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {beam} from '../drawing/solids'
import {ball, rod, tube} from '../drawing/tubes'
import {curve, type Vec3} from '../drawing/vec'
import type {Build} from './model'
import {hood} from './parts/hood'
import {harness, seat, type SeatSpec} from './parts/seat'

const shellSurface: Surface = {hex: '#3f4143', finish: 'plastic'}

const infant = (look: Look, pose: string): Piece[] => {
  const spec: SeatSpec = {
    profile: [
      [-35, 52],
      [-30, 33],
      [-22, 18],
      [-10, 10],
      [6, 11],
      [20, 18],
      [30, 26],
    ],
    halfWidth: 18.4,
    wings: 11,
    inner: fabric(look),
    outer: shellSurface,
    piping: secondFabric(look),
    channels: 5,
    shell: 6,
  }
  const handle: Vec3[] =
    pose === 'open'
      ? [
          [-12, 30, -20.6],
          [-30, 36, -22],
          [-42, 45, -18],
          [-46, 47, 0],
          [-42, 45, 18],
          [-30, 36, 22],
          [-12, 30, 20.6],
        ]
      : [
          [-12, 30, -20.6],
          [-6, 46, -22.4],
          [-2, 60, -19],
          [-1.4, 65, 0],
          [-2, 60, 19],
          [-6, 46, 22.4],
          [-12, 30, 20.6],
        ]
  return [
    ...[-1, 1].flatMap((s) =>
      beam(
        curve(
          [
            [-25, 11.5, s * 10],
            [-15, 4.6, s * 11],
            [0, 2, s * 11.4],
            [15, 4.6, s * 11],
            [25, 12, s * 10],
          ],
          6,
        ),
        [0, 0, 1],
        4.4,
        (t) => 3 + 2.4 * Math.sin(Math.PI * t),
        shellSurface,
        {bevel: 0.8},
      ),
    ),
    ...seat(spec),
    ...harness(spec, darkCloth, plastic, [0.18, 0.6]),
    ...pillow([-29.5, 43, 0], [5, 13, 19], 2.4, 1.2, secondFabric(look), {steps: 6}),
    ...tube(curve(handle, 7), 1.7, plastic),
    ...[-1, 1].map((s) => ball([-12, 30, s * 20.8], 3.8, shellSurface)),
    ...hood({
      hinge: [-12, 30],
      halfWidth: 19.6,
      reach: [29.5, 29],
      sweep: pose === 'open' ? [140, 116] : [140, 72],
      panels: 2,
      surface: fabric(look),
      lining: liningOf(look),
      binding: darkCloth,
    }),
  ]
}

/** Toddler: a high-backed seat with side wings on a base. */
const toddler = (look: Look, pose: string): Piece[] => {
  const back = pose === 'open' ? -9 : 0
  const spec: SeatSpec = {
    profile: [
      [-18 + back, 76],
      [-15 + back * 0.8, 58],
      [-11 + back * 0.5, 38],
      [-7, 25],
      [4, 22.5],
      [16, 25],
      [22, 24],
      [25, 17],
    ],
    halfWidth: 20,
    wings: 9,
    inner: fabric(look),
    outer: shellSurface,
    piping: darkCloth,
    channels: 7,
    shell: 5,
  }
  return [
    ...pillow([1, 8.5, 0], [46, 17, 41], 6, 1, shellSurface, {steps: 10}),
    ...pillow([-21 + back * 0.6, 30, 0], [8, 44, 34], 4, 1, shellSurface, {steps: 8}),
    ...seat(spec),
    ...harness(spec, darkCloth, plastic, [0.28, 0.66]),
    ...[-1, 1].flatMap((s) => [
      ...pillow([-9.5 + back * 0.9, 67, s * 18.6], [17, 22, 4.4], 2.1, 0.8, fabric(look), {
        steps: 8,
      }),
      ...pillow([-7 + back * 0.6, 46, s * 20.4], [16, 17, 4.4], 2.1, 0.8, secondFabric(look), {
        steps: 8,
      }),
      ...pillow([5, 31.5, s * 21.4], [25, 4.6, 5], 2.2, 0.4, secondFabric(look), {steps: 6}),
      ...rod([-4, 30, s * 21.4], [-6, 18, s * 20.4], 2, shellSurface),
      ...rod([13, 30, s * 21.4], [13, 17, s * 20.4], 2, shellSurface),
    ]),
    ...pillow([-15 + back, 69, 0], [6, 15, 24], 2.6, 1.4, secondFabric(look), {steps: 7}),
  ]
}

export const carseat: Readonly<Record<string, Build>> = {infant, toddler}

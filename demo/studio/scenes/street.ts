import {n} from '../drawing/canvas'
import {shade} from '../drawing/colour'
import {randomStream} from '../drawing/vec'
import {doorOn} from './hall'
import {plant} from './props'
import type {Stage} from './stage'
import {type Backdrop, slabFloor, wall} from './surfaces'

/** A town house front with a door, windows and a stone base. */
const facade = (b: Backdrop, z: number, hex: string): void => {
  wall(b, hex, z, 700)
  b.upright(
    -900,
    0,
    900,
    44,
    z + 0.5,
    b.gradient(
      [-300, 0, z],
      [300, 0, z],
      [
        {at: 0, colour: '#c3b9aa'},
        {at: 1, colour: '#a59b8d'},
      ],
    ),
  )
  for (let x = -880; x < 900; x += 62)
    b.segment([x, 0, z + 0.6], [x, 44, z + 0.6], '#8d8477', 0.7, 0.5)
  b.segment([-900, 44, z + 0.6], [900, 44, z + 0.6], '#e6ddcf', 2)
  for (const x of [-470, -300, 118, 290, 460]) townWindow(b, x, 92, z + 0.8)
}

const townWindow = (b: Backdrop, x: number, y: number, z: number): void => {
  const [w, h] = [92, 150]
  b.upright(x - 8, y - 4, x + w + 8, y + h + 8, z, '#f2ece1')
  const glass = b.gradient(
    [x, y + h, z],
    [x + w, y, z],
    [
      {at: 0, colour: '#c4d3d6'},
      {at: 0.45, colour: '#8da3a8'},
      {at: 1, colour: '#6f848a'},
    ],
  )
  b.upright(x, y, x + w, y + h, z, glass)
  b.shape(
    [
      [x, y + h * 0.4, z],
      [x + w * 0.7, y + h, z],
      [x + w * 0.3, y + h, z],
      [x, y + h * 0.72, z],
    ],
    '#fff',
    ' fill-opacity=".2"',
  )
  for (const t of [0.5]) b.segment([x + w * t, y, z], [x + w * t, y + h, z], '#f2ece1', 4)
  for (const t of [0.34, 0.67]) b.segment([x, y + h * t, z], [x + w, y + h * t, z], '#f2ece1', 3)
  b.line(
    [
      [x, y, z],
      [x, y + h, z],
      [x + w, y + h, z],
    ],
    '#5e6a68',
    1,
    0.5,
  )
  b.upright(x - 12, y - 10, x + w + 12, y - 3, z, '#d9d0c1')
  b.segment([x - 12, y - 10, z], [x + w + 12, y - 10, z], '#8d8477', 1.2, 0.6)
}

/** Leaf shadow over a surface: soft patches that overlap. */
const dapple = (
  b: Backdrop,
  region: readonly [number, number, number, number],
  seed: number,
  opacity = 0.1,
): void => {
  const random = randomStream(seed)
  const [x0, y0, x1, y1] = region
  let out = ''
  for (let k = 0; k < 60; k++) {
    const x = x0 + random() * (x1 - x0)
    const y = y0 + random() * (y1 - y0)
    const r = ((x1 - x0) / 22) * (0.5 + random())
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.62)}" transform="rotate(${n(random() * 90 - 45)} ${n(x)} ${n(y)})"/>`
  }
  b.canvas.draw(`<g fill="#3d3a2c" fill-opacity="${opacity}"${b.blur(2)}>${out}</g>`)
}

export const street: Stage = {
  paint: (b) => {
    const z = -150
    facade(b, z, '#e3d6c3')
    doorOn(b, -120, 96, '#35506b', z + 0.8, 16)
    slabFloor(b, '#c8c0b3', z, 96, 50)
    for (const [k, y] of [
      [0, 8],
      [1, 16],
    ] as const) {
      b.upright(-150 + k * 12, y - 8, 6 - k * 12, y, z + 34 - k * 16, '#bdb3a4')
      b.flat(-150 + k * 12, z, 6 - k * 12, z + 34 - k * 16, '#d6cdbf', '', y)
    }
    b.flat(-900, 96, 900, 112, '#d8d0c3')
    b.upright(-900, -10, 900, 0, 112, '#a0978a')
    b.flat(-900, 112, 900, b.near, '#9b968d', '', -10)
    cobbles(b, 114, b.near)
    plant(b, -168, z + 26, 128, {pot: '#5e6468', potHeight: 42, seed: 21, stems: 11})
    plant(b, 92, z + 26, 118, {pot: '#5e6468', potHeight: 42, seed: 22, stems: 11})
    const {width, height} = b.canvas
    dapple(b, [width * 0.45, 0, width, height * 0.5], 4, 0.09)
  },
  props: () => [],
}

const cobbles = (b: Backdrop, from: number, to: number): void => {
  const random = randomStream(41)
  let row = 0
  for (let z = from; z < to; z += 11, row++)
    for (let x = -420 + (row % 2) * 7; x < 420; x += 14)
      b.flat(x + 0.7, z + 0.7, x + 13.3, z + 10.3, shade('#a8a39a', 0.9 + random() * 0.18), '', -10)
}

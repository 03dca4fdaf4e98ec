import {sideboard, books} from './props'
import {linear} from '../drawing/canvas'
import {shade} from '../drawing/colour'
import {snow, back, room} from './stage'
import {type Backdrop, rug, windowLight} from './surfaces'

export const hall = room(
  '#dcd8cc',
  '#b89a73',
  (b) => {
    doorOn(b, -150, 88, '#2f5548')
    windowLight(b, back, {x: -36, y: 74, width: 60, height: 120}, 0.34)
    b.segment([26, 168, back + 2], [150, 168, back + 2], '#b98f5e', 5)
    for (const x of [38, 66, 94, 122]) {
      b.segment([x, 168, back + 3], [x + 1, 160, back + 8], '#8f6b43', 1.8)
    }
    coat(b, 66, 160, '#5e6468')
    rug(b, 0, 14, 100, 46, '#c9c4b5')
  },
  () => [
    ...sideboard(34, back + 3, 110, snow, 44),
    ...books(64, 44, back + 20, ['#b05a3c', '#e4d8c3']),
  ],
)

const coat = (b: Backdrop, x: number, y: number, hex: string): void => {
  const z = back + 6
  const fill = linear(b.canvas, b.at(x - 20, y, z), b.at(x + 22, y, z), [
    {at: 0, colour: shade(hex, 1.16)},
    {at: 0.5, colour: hex},
    {at: 1, colour: shade(hex, 0.7)},
  ])
  b.shape(
    [
      [x - 5, y, z],
      [x - 14, y - 8, z],
      [x - 19, y - 66, z],
      [x - 12, y - 70, z],
      [x - 11, y - 92, z],
      [x + 15, y - 92, z],
      [x + 16, y - 68, z],
      [x + 22, y - 64, z],
      [x + 17, y - 8, z],
      [x + 7, y, z],
    ],
    fill,
  )
  b.segment([x + 1, y - 6, z], [x + 2, y - 92, z], shade(hex, 0.5), 0.6, 0.6)
}

/** A panelled door with its frame, on the wall. */
export const doorOn = (
  b: Backdrop,
  x: number,
  width: number,
  hex: string,
  z = back + 0.6,
  base = 0,
): void => {
  const top = base + 214
  b.upright(x - 9, base, x + width + 9, top + 9, z, '#efe9de')
  b.upright(
    x,
    base,
    x + width,
    top,
    z,
    b.gradient(
      [x, 200, z],
      [x + width, 0, z],
      [
        {at: 0, colour: shade(hex, 1.2)},
        {at: 1, colour: shade(hex, 0.86)},
      ],
    ),
  )
  for (const [y0, y1] of [
    [base + 14, base + 74],
    [base + 86, base + 198],
  ] as const)
    for (const side of [0, 1]) {
      const x0 = x + 9 + side * (width / 2 - 3)
      const x1 = x0 + width / 2 - 15
      b.upright(x0, y0, x1, y1, z, shade(hex, 0.9))
      b.line(
        [
          [x0, y0, z],
          [x0, y1, z],
          [x1, y1, z],
        ],
        shade(hex, 0.55),
        0.7,
        0.7,
      )
      b.line(
        [
          [x0, y0, z],
          [x1, y0, z],
          [x1, y1, z],
        ],
        shade(hex, 1.35),
        0.7,
        0.6,
      )
    }
  b.segment([x + width - 7, base + 100, z + 1], [x + width - 7, base + 112, z + 1], '#d8c08c', 1.6)
}

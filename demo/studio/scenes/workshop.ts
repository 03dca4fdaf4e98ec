import {table} from './props'
import {box} from '../drawing/solids'
import {oak, beechBoard, back, room} from './stage'
import {type Backdrop, sunPatch, windowLight} from './surfaces'

/** Tools on pegs: plane outlines in one calm colour each. */
const tools = (b: Backdrop): void => {
  const z = back + 2
  b.upright(-140, 92, 40, 162, z - 1, '#d9c4a0')
  b.upright(
    -140,
    92,
    40,
    162,
    z - 1,
    b.gradient(
      [-140, 162, z],
      [40, 92, z],
      [
        {at: 0, colour: '#fff4da', opacity: 0.4},
        {at: 1, colour: '#6b4f2c', opacity: 0.18},
      ],
    ),
  )
  for (let x = -134; x < 40; x += 12)
    for (let y = 98; y < 160; y += 12) b.segment([x, y, z], [x + 0.1, y, z], '#a88f66', 1.1, 0.5)
  b.segment([-124, 152, z], [-124, 118, z], '#8a5a3b', 2.6)
  b.segment([-134, 154, z], [-114, 154, z], '#5e6468', 4.4)
  b.segment([-92, 152, z], [-92, 124, z], '#8a5a3b', 3.4)
  b.shape(
    [
      [-95, 124, z],
      [-89, 124, z],
      [-90.6, 102, z],
      [-93.4, 102, z],
    ],
    '#aab0b2',
  )
  b.segment([-74, 152, z], [-74, 130, z], '#b05a3c', 3.2)
  b.shape(
    [
      [-76.6, 130, z],
      [-71.4, 130, z],
      [-73, 104, z],
      [-75, 104, z],
    ],
    '#aab0b2',
  )
  b.shape(
    [
      [-52, 152, z],
      [-6, 142, z],
      [-7, 132, z],
      [-54, 136, z],
    ],
    '#c4c9c9',
  )
  b.shape(
    [
      [-66, 155, z],
      [-50, 154, z],
      [-51, 133, z],
      [-64, 134, z],
    ],
    '#8a5a3b',
  )
  b.shape(
    [
      [-62, 150, z],
      [-55, 149.4, z],
      [-55.6, 138, z],
      [-61, 138.6, z],
    ],
    '#d9c4a0',
  )
  b.segment([-54, 136, z], [-7, 132, z], '#8c9293', 0.5, 0.8)
  b.segment([22, 152, z], [22, 106, z], '#b98f5e', 3)
  b.segment([22, 106, z], [10, 106, z], '#b98f5e', 3)
}

export const workshop = room(
  '#e2dccf',
  '#bfa27a',
  (b) => {
    windowLight(b, back, {x: 52, y: 60, width: 110, height: 120}, 0.4)
    tools(b)
    sunPatch(b, -60, -30, 110, 170, 0.22)
  },
  () => [
    ...table(-50, -82, 190, 60, oak, 78),
    ...Array.from({length: 5}, (_, i) =>
      box(
        [-118 + i * 1.5, 78 + i * 2.6, -100],
        [-34 - i * 3, 80.2 + i * 2.6, -84 + i * 0.6],
        beechBoard,
        {fibre: [1, 0, 0], seed: i * 13 + 2},
      ),
    ),
    box([-10, 78, -98], [22, 79.8, -66], beechBoard, {fibre: [1, 0, 0]}),
  ],
)

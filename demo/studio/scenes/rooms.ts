import {linear} from '../drawing/canvas'
import {shade} from '../drawing/colour'
import {plant, print, table, vase, books, pendant, sideboard} from './props'
import {type Stage, oak, back, room} from './stage'
import {type Backdrop, rug, skirting, slabFloor, sunPatch, wall, windowLight} from './surfaces'

export const dining = room(
  '#e4dccd',
  '#cbb08a',
  (b) => {
    windowLight(b, back, {x: -120, y: 66, width: 96, height: 130})
    sunPatch(b, -150, -60, 90, 190, 0.26)
    print(b, 66, 118, 44, 58, back + 1, ['#e9dfcf', '#7c8a63', '#c98a5a'])
  },
  () => [
    ...table(-128, -62, 150, 84),
    ...vase(-112, 74, -62, 24, '#7c8a78'),
    ...books(-150, 74, -56, ['#c9b79c', '#5e6468']),
    ...pendant(-128, 168, -62, '#f1eee8', 22),
  ],
)

export const nursery = room('#dfe0d4', '#d3bd9b', (b) => {
  b.upright(-900, 0, 900, 92, back + 0.4, '#efe9dd')
  b.segment([-900, 92, back + 0.5], [900, 92, back + 0.5], '#fbf7ee', 1.6)
  b.segment([-900, 90.6, back + 0.5], [900, 90.6, back + 0.5], '#a79a86', 0.5, 0.6)
  for (let x = -600; x < 600; x += 22)
    b.segment([x, 11, back + 0.5], [x, 90, back + 0.5], '#c9bda9', 0.35, 0.55)
  skirting(b, '#f3eee5', back)
  windowLight(b, back + 0.6, {x: -128, y: 78, width: 90, height: 120}, 0.42)
  print(b, 62, 122, 34, 44, back + 1, ['#eadfd0', '#8fafc4', '#d3a49b'])
  print(b, 104, 130, 26, 34, back + 1, ['#e6e4d6', '#7c8a63', '#c99a3b'])
  rug(b, 10, 0, 112, 74, '#e6dcc9')
  plant(b, 122, -78, 112, {pot: '#cfc4b3', potHeight: 28, seed: 8, stems: 8})
})

export const living = room(
  '#e9e2d6',
  '#c9a981',
  (b) => {
    windowLight(b, back, {x: -140, y: 64, width: 104, height: 140}, 0.44)
    sunPatch(b, -170, -60, 100, 200, 0.26)
    rug(b, 0, 6, 122, 72, '#d9d2c2')
    print(b, 52, 112, 60, 44, back + 1, ['#ece3d3', '#35506b', '#d9b88a'])
    plant(b, -132, -88, 136, {pot: '#b9a892', potHeight: 34, seed: 5})
  },
  () => [
    ...sideboard(46, back + 3, 150, oak),
    ...vase(76, 52, back + 20, 26, '#b05a3c'),
    ...books(116, 52, back + 22, ['#35506b', '#e4d8c3', '#7c8a63']),
  ],
)

export const bath: Stage = {
  paint: (b) => {
    wall(b, '#e2e6e1', back)
    for (let y = 0; y < 130; y += 10)
      for (let x = -560 + (y % 20 ? 10 : 0); x < 560; x += 20)
        b.upright(
          x + 0.3,
          y + 0.3,
          x + 19.7,
          y + 9.7,
          back + 0.2,
          shade('#eef0ea', 0.95 + ((x * 7 + y * 3) % 11) * 0.008),
        )
    b.segment([-900, 130, back + 0.3], [900, 130, back + 0.3], '#c9b79c', 2.4)
    slabFloor(b, '#c9c3b6', back, b.near, 46)
    b.flat(
      -900,
      back,
      900,
      back + 20,
      b.gradient(
        [0, 0, back],
        [0, 0, back + 20],
        [
          {at: 0, colour: '#2f3430', opacity: 0.22},
          {at: 1, colour: '#2f3430', opacity: 0},
        ],
      ),
    )
    windowLight(b, back + 0.6, {x: -128, y: 74, width: 92, height: 120}, 0.4)
    towel(b, 82, 150, back + 3)
    plant(b, -116, -86, 96, {pot: '#dcd6ca', potHeight: 26, seed: 12})
    rug(b, 6, 8, 86, 50, '#e9e3d6')
  },
  props: () => [],
}

/** A towel over a wooden peg. */
const towel = (b: Backdrop, x: number, y: number, z: number): void => {
  b.segment([x - 22, y + 2, z], [x + 38, y + 2, z], '#b98f5e', 2.6)
  b.segment([x - 22, y + 2.7, z], [x + 38, y + 2.7, z], '#dcb98a', 0.7, 0.8)
  const fold = linear(b.canvas, b.at(x - 12, 0, z), b.at(x + 26, 0, z), [
    {at: 0, colour: '#a9b8a6'},
    {at: 0.2, colour: '#bccab8'},
    {at: 0.45, colour: '#a2b29f'},
    {at: 0.7, colour: '#b4c3b0'},
    {at: 1, colour: '#8fa08c'},
  ])
  b.upright(x - 12, y - 62, x + 26, y + 3.4, z, fold)
  for (const dy of [-52, -49.5])
    b.segment([x - 12, y + dy, z], [x + 26, y + dy, z], '#f2efe6', 0.9, 0.8)
}

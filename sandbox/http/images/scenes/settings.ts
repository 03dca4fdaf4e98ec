import {linear, n, pathOf} from '../drawing/canvas'
import {shade} from '../drawing/colour'
import {board, lookOf} from '../drawing/look'
import type {Piece} from '../drawing/pieces'
import {box} from '../drawing/solids'
import {tube} from '../drawing/tubes'
import type {Setting} from '../illustrations/model'
import {randomStream, type Vec2} from '../drawing/vec'
import {books, foliage, pendant, plant, print, sideboard, table, vase} from './props'
import type {Backdrop} from './surfaces'
import {plankFloor, rug, skirting, slabFloor, sunPatch, wall, windowLight} from './surfaces'

/** A place: what is painted behind, and what stands in it with the product. */
export interface Stage {
  readonly paint: (b: Backdrop) => void
  readonly props: () => Piece[]
}

const oak = board(lookOf('oak'))
const beechBoard = board(lookOf('beech'))
const snow = board(lookOf('snow'))
const back = -120

/** A room with a plain wall and a board floor. */
const room = (
  wallHex: string,
  floorHex: string,
  more: (b: Backdrop) => void,
  props: () => Piece[] = () => [],
): Stage => ({
  paint: (b) => {
    wall(b, wallHex, back)
    plankFloor(b, floorHex, back)
    skirting(b, '#f3eee5', back)
    more(b)
  },
  props,
})

const dining = room(
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

const nursery = room('#dfe0d4', '#d3bd9b', (b) => {
  b.upright(-900, 0, 900, 92, back + 0.4, '#efe9dd')
  b.line(
    [
      [-900, 92, back + 0.5],
      [900, 92, back + 0.5],
    ],
    '#fbf7ee',
    1.6,
  )
  b.line(
    [
      [-900, 90.6, back + 0.5],
      [900, 90.6, back + 0.5],
    ],
    '#a79a86',
    0.5,
    0.6,
  )
  for (let x = -600; x < 600; x += 22)
    b.line(
      [
        [x, 11, back + 0.5],
        [x, 90, back + 0.5],
      ],
      '#c9bda9',
      0.35,
      0.55,
    )
  skirting(b, '#f3eee5', back)
  windowLight(b, back + 0.6, {x: -128, y: 78, width: 90, height: 120}, 0.42)
  print(b, 62, 122, 34, 44, back + 1, ['#eadfd0', '#8fafc4', '#d3a49b'])
  print(b, 104, 130, 26, 34, back + 1, ['#e6e4d6', '#7c8a63', '#c99a3b'])
  rug(b, 10, 0, 112, 74, '#e6dcc9')
  plant(b, 122, -78, 112, {pot: '#cfc4b3', potHeight: 28, seed: 8, stems: 8})
})

const living = room(
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

const bath: Stage = {
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
    b.line(
      [
        [-900, 130, back + 0.3],
        [900, 130, back + 0.3],
      ],
      '#c9b79c',
      2.4,
    )
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
  b.line(
    [
      [x - 22, y + 2, z],
      [x + 38, y + 2, z],
    ],
    '#b98f5e',
    2.6,
  )
  b.line(
    [
      [x - 22, y + 2.7, z],
      [x + 38, y + 2.7, z],
    ],
    '#dcb98a',
    0.7,
    0.8,
  )
  const fold = linear(b.canvas, b.at(x - 12, 0, z), b.at(x + 26, 0, z), [
    {at: 0, colour: '#a9b8a6'},
    {at: 0.2, colour: '#bccab8'},
    {at: 0.45, colour: '#a2b29f'},
    {at: 0.7, colour: '#b4c3b0'},
    {at: 1, colour: '#8fa08c'},
  ])
  b.upright(x - 12, y - 62, x + 26, y + 3.4, z, fold)
  for (const dy of [-52, -49.5])
    b.line(
      [
        [x - 12, y + dy, z],
        [x + 26, y + dy, z],
      ],
      '#f2efe6',
      0.9,
      0.8,
    )
}

const hall = room(
  '#dcd8cc',
  '#b89a73',
  (b) => {
    doorOn(b, -150, 88, '#2f5548')
    windowLight(b, back, {x: -36, y: 74, width: 60, height: 120}, 0.34)
    b.line(
      [
        [26, 168, back + 2],
        [150, 168, back + 2],
      ],
      '#b98f5e',
      5,
    )
    for (const x of [38, 66, 94, 122]) {
      b.line(
        [
          [x, 168, back + 3],
          [x + 1, 160, back + 8],
        ],
        '#8f6b43',
        1.8,
      )
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
  b.line(
    [
      [x + 1, y - 6, z],
      [x + 2, y - 92, z],
    ],
    shade(hex, 0.5),
    0.6,
    0.6,
  )
}

/** A panelled door with its frame, on the wall. */
const doorOn = (
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
  b.line(
    [
      [x + width - 7, base + 100, z + 1],
      [x + width - 7, base + 112, z + 1],
    ],
    '#d8c08c',
    1.6,
  )
}

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
    b.line(
      [
        [x, 0, z + 0.6],
        [x, 44, z + 0.6],
      ],
      '#8d8477',
      0.7,
      0.5,
    )
  b.line(
    [
      [-900, 44, z + 0.6],
      [900, 44, z + 0.6],
    ],
    '#e6ddcf',
    2,
  )
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
  for (const t of [0.5])
    b.line(
      [
        [x + w * t, y, z],
        [x + w * t, y + h, z],
      ],
      '#f2ece1',
      4,
    )
  for (const t of [0.34, 0.67])
    b.line(
      [
        [x, y + h * t, z],
        [x + w, y + h * t, z],
      ],
      '#f2ece1',
      3,
    )
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
  b.line(
    [
      [x - 12, y - 10, z],
      [x + w + 12, y - 10, z],
    ],
    '#8d8477',
    1.2,
    0.6,
  )
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

const street: Stage = {
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

const park: Stage = {
  paint: (b) => {
    const {width, height} = b.canvas
    const horizon = b.at(0, 0, -1400)[1]
    const sky = linear(
      b.canvas,
      [0, 0],
      [0, horizon],
      [
        {at: 0, colour: '#dbe4e4'},
        {at: 0.6, colour: '#eef0e6'},
        {at: 1, colour: '#f7efdd'},
      ],
    )
    b.canvas.draw(`<rect width="${width}" height="${n(horizon + 4)}" fill="${sky}"/>`)
    const band = (y: number, rise: number, hex: string, seed: number, softness: number): void => {
      const random = randomStream(seed)
      const points: Vec2[] = [[-60, height]]
      for (let i = 0; i <= 40; i++)
        points.push([
          (i / 40) * (width + 120) - 60,
          y - rise * (0.45 + 0.55 * Math.abs(Math.sin(i * 0.7 + seed))) * (0.8 + random() * 0.3),
        ])
      points.push([width + 60, height])
      b.canvas.draw(`<path d="${pathOf(points)}" fill="${hex}"${b.blur(softness)}/>`)
    }
    const unitY = height / 1600
    band(horizon + 6, 200 * unitY, '#cfd8cc', 1, 5)
    band(horizon + 8, 130 * unitY, '#b5c2ac', 6, 3)
    for (const [fx, k, seed] of [
      [0.08, 1.15, 3],
      [0.9, 1.3, 5],
      [0.72, 0.8, 8],
    ] as const) {
      const r = 210 * k * unitY
      const base: Vec2 = [width * fx, horizon + 26 * unitY]
      b.canvas.draw(
        `<path d="M${n(base[0] - 9 * unitY)} ${n(base[1])}L${n(base[0] - 5 * unitY)} ${n(base[1] - r * 1.4)}h${n(11 * unitY)}L${n(base[0] + 11 * unitY)} ${n(base[1])}Z" fill="#7b6c57"/>`,
      )
      foliage(b, [base[0], base[1] - r * 1.7], r * 0.95, r * 1.05, {
        seed,
        hexes: ['#93a07c', '#a5b08d', '#7f8f6a', '#b2ba98'],
        softness: 0.5,
      })
    }
    const lawn = linear(
      b.canvas,
      [0, horizon],
      [0, height],
      [
        {at: 0, colour: '#bcc69f'},
        {at: 0.3, colour: '#9dab7d'},
        {at: 1, colour: '#78875c'},
      ],
    )
    b.canvas.draw(
      `<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="${lawn}"/>`,
    )
    path(b)
    grass(b)
  },
  props: () => [],
}

/** A gravel path that comes towards the viewer in a slow bend. */
const path = (b: Backdrop): void => {
  const random = randomStream(17)
  const centre = (z: number): number => (z < -60 ? ((z + 60) / 400) ** 2 * 160 : 0)
  const half = (z: number): number => 118 + Math.max(0, z) * 0.3
  const zs = Array.from({length: 40}, (_, i) => -1300 + ((1300 + b.near) * i) / 39)
  const left = zs.map((z) => b.at(centre(z) - half(z), 0, z))
  const right = zs.map((z) => b.at(centre(z) + half(z), 0, z)).reverse()
  const fill = linear(b.canvas, b.at(0, 0, -1300), b.at(0, 0, b.near), [
    {at: 0, colour: '#e9dfca'},
    {at: 0.5, colour: '#dccdb2'},
    {at: 1, colour: '#c4b294'},
  ])
  b.canvas.draw(`<path d="${pathOf([...left, ...right])}" fill="${fill}"/>`)
  let stones = ''
  for (let k = 0; k < 700; k++) {
    const z = -300 + random() * (300 + b.near)
    const x = centre(z) + (random() * 2 - 1) * half(z) * 0.98
    const [px, py] = b.at(x, 0, z)
    const r = b.camera.scaleAt([x, 0, z]) * (0.3 + random() * 0.7)
    stones += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r)}" ry="${n(r * 0.4)}" fill="${random() < 0.5 ? '#a9977b' : '#f3ead8'}"/>`
  }
  b.canvas.draw(`<g fill-opacity=".38">${stones}</g>`)
}

const grass = (b: Backdrop): void => {
  const random = randomStream(19)
  let dark = ''
  let light = ''
  for (let k = 0; k < 900; k++) {
    const z = -260 + random() * (260 + b.near)
    const side = random() < 0.5 ? -1 : 1
    const x =
      side * (118 + Math.max(0, z) * 0.3 + random() ** 2 * 260) +
      (z < -60 ? ((z + 60) / 400) ** 2 * 160 : 0)
    const [px, py] = b.at(x, 0, z)
    const h = b.camera.scaleAt([x, 0, z]) * (3 + random() * 6)
    const d = `M${n(px)} ${n(py)}q${n((random() - 0.5) * h * 0.5)} ${n(-h * 0.6)} ${n((random() - 0.5) * h)} ${n(-h)}`
    if (random() < 0.5) dark += d
    else light += d
  }
  b.canvas.draw(
    `<g fill="none" stroke-width="${n(b.camera.scale * 0.35)}" stroke-linecap="round"><path d="${dark}" stroke="#65764c" stroke-opacity=".7"/><path d="${light}" stroke="#b4c08f" stroke-opacity=".75"/></g>`,
  )
}

const terrace: Stage = {
  paint: (b) => {
    const {width} = b.canvas
    const horizon = b.at(0, 0, -2600)[1]
    const sky = linear(
      b.canvas,
      [0, 0],
      [0, horizon],
      [
        {at: 0, colour: '#d5e1e4'},
        {at: 1, colour: '#f6eddc'},
      ],
    )
    b.canvas.draw(`<rect width="${width}" height="${n(horizon + 300)}" fill="${sky}"/>`)
    for (const [h, hex, seed] of [
      [150, '#c3cfd0', 2],
      [90, '#a9b9b8', 5],
    ] as const) {
      const points: Vec2[] = [[-20, horizon + 400]]
      for (let i = 0; i <= 30; i++)
        points.push([
          (i / 30) * (width + 40) - 20,
          horizon -
            ((h * b.canvas.height) / 1600) *
              (0.5 + 0.5 * Math.sin(i * 0.33 + seed) * Math.cos(i * 0.11)),
        ])
      points.push([width + 20, horizon + 400])
      b.canvas.draw(`<path d="${pathOf(points)}" fill="${hex}"/>`)
    }
    b.upright(
      -900,
      0,
      900,
      78,
      -118,
      b.gradient(
        [-200, 78, -118],
        [200, 0, -118],
        [
          {at: 0, colour: '#efe8db'},
          {at: 1, colour: '#d6ccbc'},
        ],
      ),
    )
    b.flat(-900, -122, 900, -108, '#f4eee3', '', 80)
    b.upright(-900, 76, 900, 80, -108, '#ddd3c4')
    plankFloor(b, '#b89f7c', -118, 12)
    plant(b, -70, -88, 112, {pot: '#b05a3c', potHeight: 40, seed: 6, stems: 11})
    plant(b, 82, -90, 92, {pot: '#cbbfae', potHeight: 34, seed: 14, stems: 9})
  },
  props: () => [],
}

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
    for (let y = 98; y < 160; y += 12)
      b.line(
        [
          [x, y, z],
          [x + 0.1, y, z],
        ],
        '#a88f66',
        1.1,
        0.5,
      )
  b.line(
    [
      [-124, 152, z],
      [-124, 118, z],
    ],
    '#8a5a3b',
    2.6,
  )
  b.line(
    [
      [-134, 154, z],
      [-114, 154, z],
    ],
    '#5e6468',
    4.4,
  )
  b.line(
    [
      [-92, 152, z],
      [-92, 124, z],
    ],
    '#8a5a3b',
    3.4,
  )
  b.shape(
    [
      [-95, 124, z],
      [-89, 124, z],
      [-90.6, 102, z],
      [-93.4, 102, z],
    ],
    '#aab0b2',
  )
  b.line(
    [
      [-74, 152, z],
      [-74, 130, z],
    ],
    '#b05a3c',
    3.2,
  )
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
  b.line(
    [
      [-54, 136, z],
      [-7, 132, z],
    ],
    '#8c9293',
    0.5,
    0.8,
  )
  b.line(
    [
      [22, 152, z],
      [22, 106, z],
    ],
    '#b98f5e',
    3,
  )
  b.line(
    [
      [22, 106, z],
      [10, 106, z],
    ],
    '#b98f5e',
    3,
  )
}

const workshop = room(
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

/** The nursery by lamplight. */
const night: Stage = {
  paint: (b) => {
    wall(b, '#55626d', back)
    plankFloor(b, '#8d7354', back)
    skirting(b, '#77828a', back)
    const {width, height} = b.canvas
    b.upright(-128, 96, -52, 206, back + 0.6, '#7d8890')
    b.upright(
      -124,
      100,
      -56,
      202,
      back + 0.7,
      b.gradient(
        [-124, 202, back],
        [-56, 100, back],
        [
          {at: 0, colour: '#2b3a4c'},
          {at: 1, colour: '#4d6178'},
        ],
      ),
    )
    const [mx, my] = b.at(-78, 178, back)
    b.canvas.draw(
      `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(6.5 * b.camera.scale)}" fill="#f4ecd2"/><circle cx="${n(mx + 3 * b.camera.scale)}" cy="${n(my - 2 * b.camera.scale)}" r="${n(5.6 * b.camera.scale)}" fill="#34455a"/>`,
    )
    b.line(
      [
        [-90, 98, back + 1],
        [-90, 204, back + 1],
      ],
      '#7d8890',
      2,
    )
    b.line(
      [
        [-126, 151, back + 1],
        [-54, 151, back + 1],
      ],
      '#7d8890',
      2,
    )
    rug(b, 16, 6, 124, 66, '#a59c8c')
    const glow = b.at(118, 92, -60)
    const id = b.canvas.define(
      (key) =>
        `<radialGradient id="${key}" gradientUnits="userSpaceOnUse" cx="${n(glow[0])}" cy="${n(glow[1])}" r="${n(width * 0.62)}"><stop offset="0" stop-color="#ffe2ac" stop-opacity=".78"/><stop offset=".35" stop-color="#ffd9a0" stop-opacity=".32"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient>`,
    )
    b.canvas.draw(`<rect width="${width}" height="${height}" fill="url(#${id})"/>`)
  },
  props: () => [
    ...sideboard(92, -96, 60, oak, 50),
    ...tube(
      [
        [118, 50, -78],
        [118, 74, -78],
      ],
      1,
      {hex: '#b59a6a', finish: 'metal'},
    ),
    ...tube(
      [
        [118, 74, -78],
        [118, 98, -78],
      ],
      (t) => 15 - 5 * t,
      {hex: '#ffe9c4', finish: 'lacquer'},
      {piece: 4},
    ),
    ...books(104, 50, -70, ['#b05a3c', '#35506b']),
  ],
}

/** Places of the emotional pictures, and those that only content scenes use. */
export type StageName = Setting | 'workshop' | 'night'

export const stages: Readonly<Record<StageName, Stage>> = {
  street,
  park,
  dining,
  nursery,
  living,
  bath,
  hall,
  terrace,
  workshop,
  night,
}

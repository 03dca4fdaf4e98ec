import {n, pathOf, radial} from '../drawing/canvas'
import {shade} from '../drawing/colour'
import {board, lookOf} from '../drawing/look'
import type {Piece, Surface} from '../drawing/pieces'
import {box, oval, plate} from '../drawing/solids'
import {rod, tube} from '../drawing/tubes'
import {randomStream, type Vec2} from '../drawing/vec'
import type {Backdrop} from './surfaces'

const leafGreens = ['#6f7f5c', '#83926c', '#5b6c4e', '#93a07c', '#4e5f45']

/** One pointed leaf from `root` to `tip`, canvas pixels; the left half catches the light. */
const leaf = (root: Vec2, tip: Vec2, width: number, hex: string): string => {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const l = Math.hypot(dx, dy) || 1
  const [px, py] = [(-dy / l) * width, (dx / l) * width]
  const mid: Vec2 = [root[0] + dx * 0.45, root[1] + dy * 0.45]
  const half = (s: number): string =>
    `M${n(root[0])} ${n(root[1])}Q${n(mid[0] + px * s)} ${n(mid[1] + py * s)} ${n(tip[0])} ${n(tip[1])}Q${n(mid[0])} ${n(mid[1])} ${n(root[0])} ${n(root[1])}Z`
  const leftFirst = px < 0 ? 1 : -1
  return `<path d="${half(leftFirst)}" fill="${shade(hex, 1.14)}"/><path d="${half(-leftFirst)}" fill="${shade(hex, 0.86)}"/>`
}

/** A potted plant with arching stems, standing at x/z; height in centimetres. */
export const plant = (
  b: Backdrop,
  x: number,
  z: number,
  height: number,
  options: {pot?: string; potHeight?: number; seed?: number; stems?: number} = {},
): void => {
  const random = randomStream(options.seed ?? 3)
  const px = b.camera.scaleAt([x, 0, z])
  const [cx, cy] = b.at(x, 0, z)
  const potH = (options.potHeight ?? height * 0.26) * px
  const potW = potH * 0.52
  const pot = options.pot ?? '#c9b9a4'
  b.canvas.draw(
    `<ellipse cx="${n(cx + potW * 0.5)}" cy="${n(cy)}" rx="${n(potW * 1.5)}" ry="${n(potW * 0.26)}" fill="#4a3826" fill-opacity=".26"${b.blur(1.6, z)}/>`,
  )
  const top: Vec2 = [cx, cy - potH]
  const stems = options.stems ?? 9
  let behind = ''
  let before = ''
  for (let s = 0; s < stems; s++) {
    const lean = ((s + 0.5) / stems - 0.5) * 2 + (random() - 0.5) * 0.3
    const reach = (height * px - potH) * (0.62 + random() * 0.4) * (1 - Math.abs(lean) * 0.28)
    const end: Vec2 = [top[0] + lean * reach * 0.62, top[1] - reach]
    const bend: Vec2 = [top[0] + lean * reach * 0.1, top[1] - reach * 0.6]
    const at = (t: number): Vec2 => {
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return [u * top[0] + v * bend[0] + w * end[0], u * top[1] + v * bend[1] + w * end[1]]
    }
    let out = `<path d="M${n(top[0])} ${n(top[1])}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}" fill="none" stroke="#6b6a4c" stroke-width="${n(px * 0.5)}"/>`
    for (let k = 2; k <= 8; k++) {
      const t = k / 8
      const p = at(t)
      const size = reach * (0.2 + random() * 0.1)
      const side = k % 2 ? 1 : -1
      const angle =
        Math.atan2(end[1] - top[1], end[0] - top[0]) +
        side * (0.7 + random() * 0.5) * (k === 8 ? 0.1 : 1)
      out += leaf(
        p,
        [p[0] + Math.cos(angle) * size, p[1] + Math.sin(angle) * size],
        size * 0.32,
        leafGreens[Math.floor(random() * leafGreens.length)] as string,
      )
    }
    if (s % 2) before += out
    else behind += out
  }
  b.canvas.draw(behind + before)
  const body = radial(
    b.canvas,
    [cx, cy - potH * 0.5],
    potW * 1.7,
    [
      {at: 0, colour: shade(pot, 1.14)},
      {at: 0.55, colour: pot},
      {at: 1, colour: shade(pot, 0.62)},
    ],
    [cx - potW * 0.5, cy - potH * 0.7],
  )
  b.canvas.draw(
    `<path d="M${n(cx - potW)} ${n(cy - potH)}L${n(cx - potW * 0.74)} ${n(cy - potH * 0.06)}Q${n(cx)} ${n(cy + potW * 0.2)} ${n(cx + potW * 0.74)} ${n(cy - potH * 0.06)}L${n(cx + potW)} ${n(cy - potH)}Q${n(cx)} ${n(cy - potH + potW * 0.3)} ${n(cx - potW)} ${n(cy - potH)}Z" fill="${body}"/>`,
  )
}

/** A crown of leaves around a point: many soft tufts, lit from the upper left. */
export const foliage = (
  b: Backdrop,
  centre: Vec2,
  rx: number,
  ry: number,
  options: {
    seed?: number
    hexes?: readonly string[]
    count?: number
    softness?: number
    opacity?: number
  } = {},
): void => {
  const random = randomStream(options.seed ?? 9)
  const hexes = options.hexes ?? leafGreens
  const count = options.count ?? 130
  const tufts = Array.from({length: count}, () => {
    const a = random() * Math.PI * 2
    const r = Math.sqrt(random())
    return [Math.cos(a) * r, Math.sin(a) * r, random(), random()] as const
  }).sort((p, q) => q[0] + q[1] * 1.2 - (p[0] + p[1] * 1.2))
  let out = ''
  for (const [ux, uy, size, pick] of tufts) {
    const lit = 0.94 - ux * 0.14 - uy * 0.24
    const r = (0.1 + size * 0.14) * Math.min(rx, ry)
    const [x, y] = [centre[0] + ux * rx, centre[1] + uy * ry]
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.2)}" ry="${n(r)}" fill="${shade(hexes[Math.floor(pick * hexes.length)] as string, lit)}" fill-opacity="${options.opacity ?? 0.9}" transform="rotate(${n(pick * 80 - 40)} ${n(x)} ${n(y)})"/>`
  }
  b.canvas.draw(options.softness ? `<g${b.blur(options.softness)}>${out}</g>` : out)
}

/** A framed print on the wall: a calm landscape of two shapes. */
export const print = (
  b: Backdrop,
  x: number,
  y: number,
  width: number,
  height: number,
  z: number,
  motif: readonly [string, string, string],
): void => {
  const [paper, hill, sun] = motif
  b.upright(
    x + 1.6,
    y - 1.8,
    x + width + 1.6,
    y + height - 1.8,
    z,
    '#3d2f20',
    ` fill-opacity=".25"${b.blur(1.3, z)}`,
  )
  b.upright(x, y, x + width, y + height, z, '#b98f5e')
  b.upright(x + 0.9, y + 0.9, x + width - 0.9, y + height - 0.9, z, '#fbf8f2')
  const m = width * 0.14
  b.upright(x + m, y + m, x + width - m, y + height - m, z, paper)
  const [c, r] = [
    b.at(x + width * 0.6, y + height * 0.64, z),
    width * 0.13 * b.camera.scaleAt([x, y, z]),
  ]
  b.canvas.draw(`<circle cx="${n(c[0])}" cy="${n(c[1])}" r="${n(r)}" fill="${sun}"/>`)
  const hills = Array.from({length: 13}, (_, i) => {
    const t = i / 12
    return b.at(
      x + m + (width - 2 * m) * t,
      y + m + (height - 2 * m) * (0.3 + 0.14 * Math.sin(t * 4.2 + width)),
      z,
    )
  })
  b.canvas.draw(
    `<path d="${pathOf([b.at(x + m, y + m, z), ...hills, b.at(x + width - m, y + m, z)])}" fill="${hill}"/>`,
  )
}

const oakBoard: Surface = board(lookOf('oak'))

/** A plain dining table; the top's centre at x/z. */
export const table = (
  x: number,
  z: number,
  width: number,
  deep: number,
  surface = oakBoard,
  height = 74,
): Piece[] => [
  box([x - width / 2, height - 3, z - deep / 2], [x + width / 2, height, z + deep / 2], surface, {
    fibre: [1, 0, 0],
  }),
  box(
    [x - width / 2 + 6, height - 10, z - deep / 2 + 4],
    [x + width / 2 - 6, height - 3, z + deep / 2 - 4],
    surface,
    {fibre: [1, 0, 0]},
  ),
  ...[-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) =>
      rod(
        [x + sx * (width / 2 - 9), height - 4, z + sz * (deep / 2 - 8)],
        [x + sx * (width / 2 - 5), 0, z + sz * (deep / 2 - 5)],
        (t) => 3.2 - 1.4 * t,
        surface,
      ),
    ),
  ),
]

/** A low sideboard against the wall. */
export const sideboard = (
  x: number,
  z: number,
  width: number,
  surface: Surface,
  height = 52,
): Piece[] => {
  const deep = 36
  const doors = Math.max(2, Math.round(width / 50))
  return [
    box([x, 12, z], [x + width, height, z + deep], surface, {fibre: [1, 0, 0]}),
    ...Array.from({length: doors}, (_, i) =>
      box(
        [x + 2 + (i * (width - 4)) / doors + 0.4, 14, z + deep],
        [x + 2 + ((i + 1) * (width - 4)) / doors - 0.4, height - 3, z + deep + 1.2],
        surface,
        {fibre: [0, 1, 0], seed: i * 7 + 3},
      ),
    ),
    ...[8, width - 8].flatMap((dx) =>
      [6, deep - 6].flatMap((dz) =>
        rod([x + dx, 13, z + dz], [x + dx, 0, z + dz], (t) => 1.8 - 0.7 * t, surface),
      ),
    ),
  ]
}

/** A small stack of books, lying. */
export const books = (x: number, y: number, z: number, hexes: readonly string[]): Piece[] =>
  hexes.map((hex, i) =>
    box([x - 11 + i * 0.8, y + i * 2.6, z - 8], [x + 11 - i * 1.3, y + i * 2.6 + 2.4, z + 8], {
      hex,
      finish: 'lacquer',
    }),
  )

/** A bowl or vase as a stack of plates; intentionally simple. */
export const vase = (x: number, y: number, z: number, height: number, hex: string): Piece[] => {
  const surface: Surface = {hex, finish: 'plastic'}
  const at = (t: number): number =>
    height * (0.22 + 0.16 * Math.sin(Math.PI * (0.15 + t * 0.75)) - 0.1 * t * t)
  return [
    ...rod([x, y, z], [x, y + height, z], at, surface, {piece: height / 10}),
    plate(oval(height * 0.3), [x, y + height - 0.2, z], [1, 0, 0], [0, 0, -1], 0.1, {
      hex: shade(hex, 0.5),
      finish: 'plastic',
    }),
  ]
}

/** A pendant lamp from the ceiling. */
export const pendant = (x: number, y: number, z: number, hex: string, radius = 20): Piece[] => [
  ...rod([x, y + 300, z], [x, y + 20, z], 0.35, {hex: '#4a4c4e', finish: 'metal'}, {piece: 60}),
  ...tube(
    [
      [x, y + 20, z],
      [x, y + 17, z],
      [x, y + 9, z],
      [x, y, z],
    ],
    (t) => 2 + (radius - 2) * Math.sin((t * Math.PI) / 2) ** 1.2,
    {hex, finish: 'lacquer'},
    {piece: 2.2},
  ),
]

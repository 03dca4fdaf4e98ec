import {linear, n, pathOf} from '../drawing/canvas'
import {randomStream, type Vec2} from '../drawing/vec'
import {foliage, plant} from './props'
import type {Stage} from './stage'
import {type Backdrop, plankFloor} from './surfaces'

export const park: Stage = {
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

export const terrace: Stage = {
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

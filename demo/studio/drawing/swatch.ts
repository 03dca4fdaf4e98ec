import {Canvas, linear, n, radial} from './canvas'
import {shade} from './colour'
import type {Look} from './look'
import {clamp, randomStream} from './vec'

/** Canvas of swatches: square. */
export const swatchSize = {width: 700, height: 700} as const
const S = swatchSize.width

export type SwatchKind = 'textile' | 'board' | 'knit' | 'fleece' | 'down' | 'metal' | 'net'

/**
 * A close-up of a material that shows its structure. A wood or lacquer colour way of a product that
 * is mostly textile shows the board.
 */
export const swatchPicture = (look: Look, of: SwatchKind): string => {
  const kind = of === 'textile' && look.material !== 'woven' ? 'board' : of
  const canvas = new Canvas(S, S)
  canvas.draw(`<rect width="${S}" height="${S}" fill="${look.hex}"/>`)
  if (kind === 'board' && look.material === 'wood') woodGrain(canvas, look.hex)
  else if (kind === 'board' || kind === 'metal') lacquer(canvas, look.hex, kind === 'metal')
  else if (kind === 'knit') knit(canvas, look.hex)
  else if (kind === 'fleece') fleece(canvas, look.hex)
  else if (kind === 'down') quilt(canvas, look.hex)
  else plainWeave(canvas, look.hex, kind === 'net')
  daylight(canvas)
  return canvas.svg()
}

const daylight = (canvas: Canvas): void => {
  const light = radial(canvas, [S * 0.22, S * 0.16], S * 0.9, [
    {at: 0, colour: '#fff', opacity: 0.16},
    {at: 1, colour: '#fff', opacity: 0},
  ])
  const shadow = linear(
    canvas,
    [S * 0.3, S * 0.3],
    [S, S],
    [
      {at: 0, colour: '#1d140a', opacity: 0},
      {at: 1, colour: '#1d140a', opacity: 0.14},
    ],
  )
  canvas.draw(
    `<rect width="${S}" height="${S}" fill="${shadow}"/><rect width="${S}" height="${S}" fill="${light}"/>`,
  )
}

/** Warp and weft, each thread with its own light; `open` leaves gaps as in a net. */
const plainWeave = (canvas: Canvas, hex: string, open: boolean): void => {
  const random = randomStream(11)
  const count = 30
  const step = S / count
  const half = (step * (open ? 0.56 : 0.9)) / 2
  canvas.draw(`<rect width="${S}" height="${S}" fill="${shade(hex, open ? 0.48 : 0.62)}"/>`)
  const tones = Array.from({length: 2 * (count + 2)}, () => 0.97 + (random() - 0.5) * 0.09)
  const bump = (i: number, j: number, across: boolean): void => {
    const tone = (tones[across ? j + 1 : count + 2 + i + 1] as number) + (random() - 0.5) * 0.05
    const [cx, cy] = [(i + 0.5) * step, (j + 0.5) * step]
    const long = step * 0.8
    const lens = (k: number, dx: number, dy: number): string => {
      const [a, w] = [long * k, half * k]
      const [x, y] = [cx + dx, cy + dy]
      return across
        ? `M${n(x - a)} ${n(y - w * 0.72)}Q${n(x)} ${n(y - w * 1.22)} ${n(x + a)} ${n(y - w * 0.72)}L${n(x + a)} ${n(y + w * 0.72)}Q${n(x)} ${n(y + w * 1.22)} ${n(x - a)} ${n(y + w * 0.72)}Z`
        : `M${n(x - w * 0.72)} ${n(y - a)}Q${n(x - w * 1.22)} ${n(y)} ${n(x - w * 0.72)} ${n(y + a)}L${n(x + w * 0.72)} ${n(y + a)}Q${n(x + w * 1.22)} ${n(y)} ${n(x + w * 0.72)} ${n(y - a)}Z`
    }
    canvas.draw(
      `<path d="${lens(1, 0, 0)}" fill="${shade(hex, tone)}"/><path d="${lens(0.56, -half * 0.22, -half * 0.26)}" fill="${shade(hex, tone + 0.2)}" opacity=".5"/>`,
    )
    const [x1, y1] = across ? [cx, cy + half * 0.86] : [cx + half * 0.86, cy]
    canvas.draw(
      across
        ? `<path d="M${n(x1 - long * 0.8)} ${n(y1)}h${n(long * 1.6)}" stroke="${shade(hex, 0.55)}" stroke-opacity=".4" stroke-width="1.4"/>`
        : `<path d="M${n(x1)} ${n(y1 - long * 0.8)}v${n(long * 1.6)}" stroke="${shade(hex, 0.55)}" stroke-opacity=".4" stroke-width="1.4"/>`,
    )
  }
  for (const across of [false, true])
    for (let j = -1; j <= count; j++)
      for (let i = -1; i <= count; i++) if (((i + j) % 2 === 0) === across) bump(i, j, across)
}

const woodGrain = (canvas: Canvas, hex: string): void => {
  const random = randomStream(5)
  const centre = S * 0.62
  for (let k = 0; k < 96; k++) {
    const base = (k / 96) * S * 1.1 - S * 0.05 + random() * 5
    const near = Math.exp(-(((base - centre) / (S * 0.2)) ** 2))
    const phase = random() * 0.6
    let d = ''
    for (let i = 0; i <= 24; i++) {
      const y = (i / 24) * (S + 40) - 20
      const arch = near * 60 * Math.cos((y / S - 0.45) * 3.1) * Math.sign(base - centre)
      const x = base - arch * 0.6 + 5 * Math.sin(y * 0.008 + phase + base * 0.01)
      d += `${i ? 'L' : 'M'}${n(x)} ${n(y)}`
    }
    const dark = random() < 0.66
    canvas.draw(
      `<path d="${d}" fill="none" stroke="${shade(hex, dark ? 0.66 : 1.22)}" stroke-opacity="${n(0.12 + random() * 0.28, 2)}" stroke-width="${n(0.8 + random() * (dark ? 2.4 : 5))}"/>`,
    )
  }
  let pores = ''
  for (let k = 0; k < 420; k++) {
    const x = random() * S
    const y = random() * S
    pores += `M${n(x)} ${n(y)}l${n(random() * 2 - 1)} ${n(6 + random() * 16)}`
  }
  canvas.draw(
    `<path d="${pores}" stroke="${shade(hex, 0.45)}" stroke-opacity=".34" stroke-width="1.3" stroke-linecap="round"/>`,
  )
}

/** A lacquered sheet with a turned edge, on which the sheen is visible. */
const lacquer = (canvas: Canvas, hex: string, metal: boolean): void => {
  const face = linear(
    canvas,
    [0, 0],
    [S, S * 0.9],
    [
      {at: 0, colour: shade(hex, 1.16)},
      {at: 0.35, colour: shade(hex, 1.02)},
      {at: 0.62, colour: hex},
      {at: 1, colour: shade(hex, 0.84)},
    ],
  )
  const sheen = linear(
    canvas,
    [S * 0.05, S * 0.1],
    [S * 0.75, S * 0.62],
    [
      {at: 0.3, colour: '#fff', opacity: 0},
      {at: 0.45, colour: '#fff', opacity: metal ? 0.3 : 0.17},
      {at: 0.52, colour: '#fff', opacity: metal ? 0.12 : 0.05},
      {at: 0.62, colour: '#fff', opacity: 0},
    ],
  )
  const edge = linear(
    canvas,
    [0, S * 0.76],
    [0, S],
    [
      {at: 0, colour: shade(hex, 1.22, 0.1)},
      {at: 0.12, colour: shade(hex, 0.98)},
      {at: 0.6, colour: shade(hex, 0.72)},
      {at: 1, colour: shade(hex, 0.6)},
    ],
  )
  canvas.draw(
    `<rect width="${S}" height="${S}" fill="${face}"/><rect width="${S}" height="${S}" fill="${sheen}"/><path d="M0 ${S * 0.8}L${S} ${S * 0.72}V${S}H0Z" fill="${edge}"/><path d="M0 ${S * 0.8}L${S} ${S * 0.72}" stroke="${shade(hex, 1.3, 0.25)}" stroke-width="5" stroke-opacity=".8"/>`,
  )
}

const knit = (canvas: Canvas, hex: string): void => {
  canvas.draw(`<rect width="${S}" height="${S}" fill="${shade(hex, 0.6)}"/>`)
  const columns = 14
  const w = S / columns
  const h = w * 0.74
  for (let j = -1; j < S / h + 2; j++)
    for (let i = 0; i < columns; i++)
      for (const side of [-1, 1]) {
        const x = i * w + w / 2 + side * w * 0.24
        const y = j * h
        const turn = side * 32
        canvas.draw(
          `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><ellipse rx="${n(w * 0.24)}" ry="${n(h * 0.78)}" fill="${shade(hex, side < 0 ? 1.0 : 0.92)}"/><ellipse cx="${n(-w * 0.06)}" cy="${n(-h * 0.08)}" rx="${n(w * 0.1)}" ry="${n(h * 0.56)}" fill="${shade(hex, 1.22)}" opacity=".6"/></g>`,
        )
      }
}

const fleece = (canvas: Canvas, hex: string): void => {
  const random = randomStream(23)
  canvas.draw(`<rect width="${S}" height="${S}" fill="${shade(hex, 0.86)}"/>`)
  for (let k = 0; k < 1500; k++) {
    const x = random() * (S + 60) - 30
    const y = random() * (S + 60) - 30
    const r = 9 + random() * 13
    const a = random() * Math.PI * 2
    const tone = clamp(0.8 + random() * 0.42, 0, 1.3)
    canvas.draw(
      `<path d="M${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * Math.cos(a + 2.4))} ${n(y + r * Math.sin(a + 2.4))}" fill="none" stroke="${shade(hex, tone)}" stroke-width="${n(3 + random() * 5)}" stroke-linecap="round" stroke-opacity=".62"/>`,
    )
  }
}

/** Down cloth: swollen lozenges between stitched lines. */
const quilt = (canvas: Canvas, hex: string): void => {
  const step = S / 3
  for (let j = -1; j < 7; j++)
    for (let i = -1; i < 4; i++) {
      const cx = i * step + (j % 2 ? step / 2 : 0) + step * 0.18
      const cy = (j * step) / 2
      const fill = radial(
        canvas,
        [cx, cy],
        step * 0.56,
        [
          {at: 0, colour: shade(hex, 1.16)},
          {at: 0.5, colour: shade(hex, 1)},
          {at: 1, colour: shade(hex, 0.66)},
        ],
        [cx - step * 0.14, cy - step * 0.14],
      )
      canvas.draw(
        `<path d="M${n(cx)} ${n(cy - step / 2)}L${n(cx + step / 2)} ${n(cy)}L${n(cx)} ${n(cy + step / 2)}L${n(cx - step / 2)} ${n(cy)}Z" fill="${fill}"/><path d="M${n(cx - step / 2)} ${n(cy)}L${n(cx)} ${n(cy - step / 2)}L${n(cx + step / 2)} ${n(cy)}" fill="none" stroke="${shade(hex, 1.2)}" stroke-width="2.4" stroke-dasharray="10 7" stroke-opacity=".7"/>`,
      )
    }
}

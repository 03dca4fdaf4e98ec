import {clamp} from '../drawing/vec'
import {fractal, hash, noise} from './noise'
import type {Point, Relief} from './relief'
import {drape} from './textiles'

/** Stockinette: columns of V, each leg a yarn of two plies. Unit: one column. */
export const knit: Relief = {
  across: 10.5,
  gloss: 0,
  polish: 1,
  shape: (u, v) => drape(u, v) * 0.8,
  slip: 0.3,
  crevice: 0.95,
  sheen: 0.06,
  at: (x, y) => {
    const i = Math.floor(x)
    const rowHeight = 0.78
    let best: Point = {height: -0.3, tone: 0.7}
    const middle = Math.floor(y / rowHeight)
    for (let j = middle - 2; j <= middle + 2; j++)
      for (const side of [-1, 1]) {
        const leg = legOf(x - i - 0.5 - side * 0.245, y - (j + 0.5) * rowHeight, side)
        if (leg > best.height) best = {height: leg, tone: 0.95 + 0.1 * hash(i * 2 + side, j, 8)}
      }
    return best
  },
}

/** Height of one leg of a stitch at a place relative to its middle; below zero outside. */
function legOf(dx: number, dy: number, side: number): number {
  // Legs lean outwards at the top.
  const [c, s] = [Math.cos(0.46), Math.sin(0.46) * side]
  const along = dx * s - dy * c
  const across = dx * c + dy * s
  const t = across / 0.26
  const l = along / 0.72
  const inside = 1 - t * t - l ** 4
  if (inside <= 0) return -1
  // Plies run round the yarn.
  const ply = 0.02 * Math.abs(Math.sin((along * 1.9 + side * t * 0.42) * Math.PI))
  const fibre = 0.005 * noise(along * 7 + t * 9, across * 26, 17)
  // The lower end is in front of the row below, the upper end goes behind the next.
  return 0.26 * Math.sqrt(inside) + ply + fibre - along * 0.13
}

/** Pile in soft tufts, whose fibres fan out from the middle and bend with the stroke. Unit: a tuft. */
export const fleece: Relief = {
  across: 15,
  gloss: 0,
  polish: 1,
  slip: 0.3,
  shape: (u, v) => drape(u, v) + 0.014 * fractal(u * 5, v * 5, 40, 2),
  crevice: 0.7,
  sheen: 0.06,
  at: (x, y) => {
    const wx = x + 0.3 * noise(x * 0.9, y * 0.9, 21)
    const wy = y + 0.3 * noise(x * 0.9, y * 0.9, 22)
    let top = -1
    for (let j = Math.floor(wy) - 1; j <= Math.floor(wy) + 1; j++)
      for (let i = Math.floor(wx) - 1; i <= Math.floor(wx) + 1; i++)
        for (const layer of [0, 7]) top = Math.max(top, tuft(wx - i, wy - j, [i, j], layer))
    return {height: top * 0.8, tone: 0.72 + 0.42 * clamp(top, 0, 0.9)}
  },
}

/** Height of one tuft at a place relative to its cell. */
function tuft(x: number, y: number, [i, j]: readonly [number, number], layer: number): number {
  const dx = x - hash(i, j, layer + 1)
  const dy = y - hash(i, j, layer + 2)
  const d = Math.hypot(dx, dy)
  if (d > 1.1) return -1
  // Fibres run outwards and turn a little, each tuft by its own angle.
  const turn = Math.atan2(dy, dx) + d * (1.6 * hash(i, j, layer + 3) - 0.8)
  const [fx, fy] = [Math.cos(turn), Math.sin(turn)]
  const fibre = noise(fx * 5 + i * 7, fy * 5 + j * 7 + d * 0.6, 51)
  const fine = noise(fx * 12 + i * 5, fy * 12 + j * 5 + d, 52)
  const spread = clamp(d * 2.4, 0, 1)
  return 0.55 + 0.25 * hash(i, j, layer + 4) - 0.75 * d * d + spread * (0.1 * fibre + 0.05 * fine)
}

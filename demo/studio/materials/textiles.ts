import {smooth} from '../drawing/vec'
import {fractal, hash, noise} from './noise'
import type {Relief} from './relief'

/** A soft fold from the lower left to the upper right, and a hollow beside it. */
export const drape = (u: number, v: number): number => {
  const along = u * 0.8 + v * 0.6
  const across = u * 0.6 - v * 0.8 + 0.3 + 0.05 * Math.sin(along * 3.1)
  return (
    0.085 * Math.exp(-((across / 0.17) ** 2)) -
    0.03 * Math.exp(-(((across + 0.36) / 0.2) ** 2)) +
    0.012 * Math.sin(along * 4 + across * 3)
  )
}

/** A thread `across` from its middle, `half` wide: its height, and the ply around it. */
const thread = (across: number, along: number, half: number, twist: number): number => {
  const t = across / half
  if (Math.abs(t) >= 1) return -1
  const round = Math.sqrt(1 - t * t) * half
  return round + 0.016 * Math.sin((along * twist + t * 0.55) * Math.PI * 2) * (1 - t * t)
}

/** Plain weave: warp and weft go over and under each other in turn. Unit: one thread. */
export const weave: Relief = {
  across: 25,
  gloss: 0.018,
  polish: 3,
  shape: drape,
  slip: 0.3,
  crevice: 0.85,
  sheen: 0.05,
  at: (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [a, b] = [x - i - 0.5, y - j - 0.5]
    const over = (i + j) % 2 === 0 ? 1 : -1
    const wide = (line: number, along: number, seed: number): number =>
      0.47 + 0.05 * noise(along * 0.35, line * 7.3, seed)
    const warp = thread(a, y, wide(i, y, 3), 2.1) + 0.2 * over * Math.cos(Math.PI * b)
    const weft = thread(b, x, wide(j, x, 5), 2.1) - 0.2 * over * Math.cos(Math.PI * a)
    const isWarp = warp > weft
    const line = isWarp ? hash(i, 1) : hash(j, 2)
    return {
      height: Math.max(warp, weft, -0.3) * 0.8,
      tone: 0.93 + 0.14 * line + (isWarp ? 0.02 : -0.02),
    }
  },
}

/** Net of six-sided openings. Unit: one opening. */
export const net: Relief = {
  across: 15,
  gloss: 0.05,
  polish: 4,
  shape: drape,
  slip: 0.3,
  crevice: 0.4,
  sheen: 0.08,
  at: (x, y) => {
    // Distance to the border between this opening and the next one.
    const row = Math.round(y / 0.866)
    let [first, second] = [9, 9]
    for (let j = row - 1; j <= row + 1; j++) {
      const shift = j % 2 === 0 ? 0 : 0.5
      const i = Math.round(x - shift)
      for (let k = i - 1; k <= i + 1; k++) {
        const d = Math.hypot(x - k - shift, y - j * 0.866)
        if (d < first) [first, second] = [d, first]
        else if (d < second) second = d
      }
    }
    const border = (second - first) / 2
    const half = 0.115
    const round = Math.sqrt(Math.max(0, 1 - (border / half) ** 2)) * half
    return {
      height: round * 1.4 + 0.01 * Math.sin((x + y) * 40),
      tone: 1.15,
      open: smooth(half * 0.86, half * 1.04, border) * 0.94,
    }
  },
}

/** Quilted down cloth: channels filled with down between seams. Unit: one channel. */
const channel = (v: number): number => {
  const t = v - Math.floor(v)
  return Math.sin(Math.PI * t) ** 0.55
}

const SEAMS = 2.6
const quiltTurn = (u: number, v: number): number => v * SEAMS + u * 0.34 + 0.05 * Math.sin(u * 5)

export const down: Relief = {
  across: 60,
  gloss: 0.045,
  polish: 2.2,
  crevice: 0.5,
  sheen: 0.05,
  slip: 0.5,
  shape: (u, v) => {
    const s = quiltTurn(u, v)
    const t = s - Math.floor(s)
    const near = Math.exp(-((Math.min(t, 1 - t) / 0.2) ** 2))
    // The seam gathers the cloth: short folds run across it.
    const gather = near * 0.011 * fractal(u * 21 + Math.floor(s + 0.5) * 9, t * 1.2, 31, 2)
    const stitch =
      0.004 * Math.exp(-((Math.min(t, 1 - t) / 0.012) ** 2)) * Math.max(0, Math.sin(u * 150))
    return 0.085 * channel(s) + gather + stitch + 0.012 * fractal(u * 3.2, v * 3.2, 12, 2)
  },
  at: (x, y) => {
    // Fine cloth with a stronger thread in a grid, against tears.
    const rib = (t: number): number => Math.exp(-(((t - Math.round(t / 5) * 5) / 0.28) ** 2))
    const grid = Math.max(rib(x), rib(y))
    return {height: 0.1 * grid, tone: 1 + 0.05 * grid}
  },
}

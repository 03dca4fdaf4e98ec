import {clamp, smooth} from '../drawing/vec'
import {fractal, hash, noise} from './noise'
import type {Relief} from './relief'

/** Grain of a wood: the differences between beech, oak and walnut in a close-up. */
export interface Timber {
  /** Number of growth rings in the width of the picture. */
  readonly rings: number
  /** Contrast between early and late wood. */
  readonly contrast: number
  /** Length of the pores, and share of the positions that have one. */
  readonly pores: {readonly long: number; readonly share: number}
  /** Light or dark flecks of the rays. */
  readonly flecks: number
}

/** Height of the edge of the board in the picture, widths of the picture from the top. */
const EDGE = 0.86
const ROUND = 0.1

/** Drop of a board beyond its edge, by the distance from it; its edge is rounded by `round`. */
const rounding = (over: number, round: number): number => {
  if (over <= 0) return 0
  const t = Math.min(over, round * 0.985)
  return Math.sqrt(round * round - t * t) - round - Math.max(0, over - round * 0.985) * 1.6
}

/** Oiled wood: an arch of the grain on the face, which continues over the edge. Unit: a hundredth of the width. */
export const wood = ({rings, contrast, pores, flecks}: Timber): Relief => ({
  across: 100,
  gloss: 0.05,
  polish: 1.6,
  shape: (u, v) => rounding(v - EDGE - u * 0.06, ROUND),
  slip: 0.2,
  crevice: 0.2,
  sheen: 0,
  at: (x, y) => {
    // The trunk lies along x: its rings are cut at a low angle, which produces the arches.
    const off = y + 8 + 5 * noise(x * 0.012, y * 0.02, 61)
    const deep = 20 + x * 0.16 + 3 * noise(x * 0.02, 4.2, 62)
    const radius = Math.hypot(off, deep) + 0.8 * fractal(x * 0.035, y * 0.16, 63, 3)
    const turn = (radius * rings) / 100
    const ring = turn - Math.floor(turn)
    const late = smooth(0.35, 0.93, ring) * (1 - smooth(0.95, 1, ring))
    const lane = Math.floor(y * 2.2)
    const place = x / pores.long + hash(lane, 7) * 9
    const cell = Math.floor(place)
    const has = hash(cell, lane, 71) < pores.share * (1.15 - smooth(0.1, 0.55, ring))
    const inPore = has
      ? smooth(0, 0.25, place - cell) *
        (1 - smooth(0.7, 1, place - cell)) *
        (1 - Math.abs((y * 2.2 - lane - 0.5) * 2) ** 2)
      : 0
    const fleck = smooth(0.5, 0.8, noise(x * 0.35, y * 1.5, 81)) * flecks
    const fibre = 0.035 * noise(x * 0.06, y * 5, 91) + 0.05 * fractal(x * 0.02, y * 0.5, 92, 2)
    return {
      height: -0.22 * inPore + 0.05 * late,
      tone: clamp(1.06 - contrast * late - 0.3 * inPore + fleck + fibre, 0.3, 1.5),
    }
  },
})

/** A lacquered board: the grain below is only faintly visible. Unit: a hundredth of the width. */
export const lacquer: Relief = {
  across: 100,
  gloss: 0.2,
  polish: 7,
  // The edge is on the side of the light, so a bright line runs along it.
  shape: (u, v) => rounding(0.3 - v * 0.1 - u, 0.17) + 0.012 * Math.sin(u * 3 + v * 2),
  slip: 0.2,
  crevice: 0.2,
  sheen: 0,
  at: (x, y) => ({
    height: 0.028 * fractal(x * 0.028, y * 0.55, 63, 2) + 0.03 * fractal(x * 0.22, y * 0.22, 5, 2),
    tone: 1 + 0.008 * fractal(x * 0.03, y * 0.4, 64, 2),
  }),
}

/** Moulded plastic: an even, fine texture up to a polished rim. Unit: a hundredth of the width. */
export const plastic: Relief = {
  across: 100,
  gloss: 0.12,
  polish: 4,
  shape: (u, v) => {
    const rim = Math.hypot(u + 0.35, v - 1.75) - 1.12
    return 0.1 * Math.exp(-((rim / 0.09) ** 2)) + (rim < 0 ? -0.35 * rim * rim : 0)
  },
  slip: 0,
  crevice: 0.3,
  sheen: 0,
  at: (x, y) => ({
    height: 0.1 * fractal(x * 1.1, y * 1.1, 3, 2),
    tone: 1,
  }),
}

/** A brushed and anodised tube with another behind it. Unit: a hundredth of the width. */
export const metal: Relief = {
  across: 100,
  gloss: 0.55,
  polish: 2.4,
  shape: (u, v) => {
    const across = u * -0.42 + v * 0.9
    const tube = (middle: number, radius: number): number => {
      const t = (across - middle) / radius
      return Math.abs(t) < 0.995 ? Math.sqrt(1 - t * t) * radius - 0.1 * radius : -1
    }
    return Math.max(tube(0.36, 0.34), -0.12)
  },
  slip: 0.2,
  crevice: 0.2,
  sheen: 0,
  at: (x, y) => {
    // Brushed along the tube.
    const [along, across] = [x * 0.9 + y * 0.42, y * 0.9 - x * 0.42]
    return {
      height:
        0.05 * noise(along * 0.02, across * 2.4, 7) + 0.03 * noise(along * 0.06, across * 5, 8),
      tone: 1 + 0.05 * noise(along * 0.03, across * 3, 9),
    }
  },
}

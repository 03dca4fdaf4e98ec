import {clamp} from '../drawing/vec'
import type {Point, Relief} from './relief'

/** Brightness of each channel, linear, in rows. */
export type Linear = readonly [number, number, number]

/** Direction towards the light: upper left, low enough to show the surface structure. */
const LIGHT = [-0.52, -0.5, 0.69] as const
/** Direction to the middle between light and viewer. */
const HALF = [-0.283, -0.272, 0.92] as const
const AMBIENT = 0.42
/** How much nearer the lower edge of the picture is than the upper. */
const TILT = 0.22

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toByte = (value: number): number => {
  const v = clamp(value, 0, 1)
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
}

/** A colour such as `#2F5548` as linear channels. */
export const linearOf = (hex: string): Linear => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) =>
    toLinear(parseInt(hex.slice(i, i + 2), 16) / 255),
  )
  return [r, g, b]
}

interface Grid {
  readonly width: number
  readonly height: number
  /** Total height in pixels. */
  readonly heights: Float32Array
  /** Height of the fine relief alone, pixels. */
  readonly fine: Float32Array
  readonly points: readonly Point[]
}

/** The relief at each pixel, with a margin of one. */
function gridOf(relief: Relief, width: number, height: number): Grid {
  const [w, h] = [width + 2, height + 2]
  const heights = new Float32Array(w * h)
  const fine = new Float32Array(w * h)
  const points: Point[] = []
  const unit = width / relief.across
  for (let row = 0; row < h; row++) {
    const v = (row - 1) / width
    const far = 1 + TILT * (0.5 - v / (height / width))
    for (let column = 0; column < w; column++) {
      const u = (column - 1) / width
      const raised = relief.shape(u, v)
      // Raised parts come nearer; slopes show more of their own surface.
      const x = (u - 0.5) * far * relief.across * (1 - raised * 0.3)
      const y = ((v - 0.57) * far * 1.08 + raised * relief.slip) * relief.across
      const point = relief.at(x, y)
      const index = row * w + column
      points.push(point)
      fine[index] = (point.height * unit) / far
      heights[index] = (fine[index] ?? 0) + raised * width
    }
  }
  return {width: w, height: h, heights, fine, points}
}

/** Mean over a square of `2 * radius + 1` pixels. */
export function boxBlur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const pass = (from: Float32Array, count: number, lines: number, step: number, next: number) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      let sum = 0
      const at = (i: number): number => from[line * next + clamp(i, 0, count - 1) * step] ?? 0
      for (let i = -radius; i <= radius; i++) sum += at(i)
      for (let i = 0; i < count; i++) {
        to[line * next + i * step] = sum / (2 * radius + 1)
        sum += at(i + radius + 1) - at(i - radius)
      }
    }
    return to
  }
  return pass(pass(values, width, height, 1, width), height, width, width, 1)
}

/** Pixels of a material in a colour, RGB in rows; `below` is the colour in its openings. */
export function shadePixels(
  relief: Relief,
  colour: Linear,
  size: {readonly width: number; readonly height: number},
  below: Linear,
): Buffer {
  const {width, height} = size
  const grid = gridOf(relief, width, height)
  const around = boxBlur(
    grid.fine,
    grid.width,
    grid.height,
    Math.max(2, Math.round(width / relief.across / 2.5)),
  )
  const depth = width / relief.across / 3
  const out = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const index = (row + 1) * grid.width + column + 1
      const h = (k: number): number => grid.heights[index + k] ?? 0
      const dx = (h(1) - h(-1)) / 2
      const dy = (h(grid.width) - h(-grid.width)) / 2
      const long = 1 / Math.hypot(dx, dy, 1)
      const facing = (d: readonly [number, number, number]): number =>
        Math.max(0, (-dx * d[0] - dy * d[1] + d[2]) * long)
      const sunk = clamp(((around[index] ?? 0) - (grid.fine[index] ?? 0)) / depth, -0.4, 1)
      const direct = facing(LIGHT) / LIGHT[2]
      const plain = AMBIENT + (1 - AMBIENT) * direct
      // Bright cloth keeps its structure in full light.
      const lit = (plain > 1 ? 1 + (plain - 1) * 0.22 : plain) * (1 - relief.crevice * sunk)
      const shine = relief.gloss * facing(HALF) ** (relief.polish * 4)
      const rim = relief.sheen * (1 - long) ** 2 * direct
      const point = grid.points[index]
      const open = point?.open ?? 0
      for (let k = 0; k < 3; k++) {
        const own = (colour[k] ?? 0) * (point?.tone ?? 1) * lit + shine + rim
        out[(row * width + column) * 3 + k] = toByte(own * (1 - open) + (below[k] ?? 0) * open)
      }
    }
  return out
}

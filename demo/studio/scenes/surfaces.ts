import type {Camera} from '../drawing/camera'
import {linear, n, pathOf, type Canvas, type Stop} from '../drawing/canvas'
import {shade} from '../drawing/colour'
import {randomStream, type Vec2, type Vec3} from '../drawing/vec'

/** A backdrop during painting: canvas, camera, and a helper for flat shapes in space. */
export class Backdrop {
  constructor(
    readonly canvas: Canvas,
    readonly camera: Camera,
  ) {}

  at(x: number, y: number, z: number): Vec2 {
    return this.camera.project([x, y, z])
  }

  shape(points: readonly Vec3[], fill: string, more = ''): void {
    this.canvas.draw(`<path d="${pathOf(points.map(this.camera.project))}" fill="${fill}"${more}/>`)
  }

  /** An upright rectangle facing the viewer at depth z. */
  upright(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    z: number,
    fill: string,
    more = '',
  ): void {
    this.shape(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      fill,
      more,
    )
  }

  /** A rectangle lying on the ground. */
  flat(x0: number, z0: number, x1: number, z1: number, fill: string, more = '', y = 0): void {
    this.shape(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      fill,
      more,
    )
  }

  line(points: readonly Vec3[], colour: string, width: number, opacity = 1): void {
    const px = this.camera.scaleAt(points[0] as Vec3)
    this.canvas.draw(
      `<path d="${pathOf(points.map(this.camera.project), false)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${n(Math.max(0.6, width * px), 2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  }

  /** A straight line between two points. */
  segment(from: Vec3, to: Vec3, colour: string, width: number, opacity = 1): void {
    this.line([from, to], colour, width, opacity)
  }

  gradient(from: Vec3, to: Vec3, list: readonly Stop[]): string {
    return linear(this.canvas, this.camera.project(from), this.camera.project(to), list)
  }

  blur(centimetres: number, z = 0): string {
    const px = this.camera.scaleAt([0, 0, z])
    return ` filter="url(#${this.canvas.define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(centimetres * px)}"/></filter>`,
    )})"`
  }

  /** The ground nearest to the viewer that can still be projected, centimetres. */
  get near(): number {
    return Math.min(420, this.camera.position[2] - 60)
  }
}

/** Boards running away from the viewer, each with its own tone, with joints and a soft sheen. */
export const plankFloor = (b: Backdrop, hex: string, back: number, board = 15): void => {
  const random = randomStream(77)
  const wide = 700
  b.flat(-wide, back, wide, b.near, shade(hex, 0.96))
  for (let x = -wide; x < wide; x += board) {
    let z = back - random() * 120
    while (z < b.near) {
      const long = 110 + random() * 120
      const [z0, z1] = [Math.max(back, z), Math.min(b.near, z + long)]
      if (z1 > z0) {
        b.flat(x, z0, x + board, z1, shade(hex, 0.9 + random() * 0.15))
        for (let k = 0; k < 3; k++) {
          const gx = x + random() * board
          b.segment([gx, 0, z0], [gx + random() * 2 - 1, 0, z1], shade(hex, 0.62), 0.12, 0.3)
        }
        if (z1 < b.near) b.segment([x, 0, z1], [x + board, 0, z1], shade(hex, 0.5), 0.25, 0.5)
      }
      z += long
    }
    b.segment([x, 0, back], [x, 0, b.near], shade(hex, 0.5), 0.25, 0.5)
  }
  const veil = b.gradient(
    [0, 0, back],
    [0, 0, b.near],
    [
      {at: 0, colour: '#fff8ea', opacity: 0.3},
      {at: 0.35, colour: '#fff8ea', opacity: 0.08},
      {at: 1, colour: '#4b3822', opacity: 0.16},
    ],
  )
  b.flat(-wide, back, wide, b.near, veil)
}

/** Square slabs with joints. */
export const slabFloor = (
  b: Backdrop,
  hex: string,
  back: number,
  front: number,
  slab: number,
): void => {
  const random = randomStream(31)
  const wide = 780
  b.flat(-wide, back, wide, front, hex)
  let row = 0
  for (let z = back; z < front; z += slab, row++) {
    const shift = row % 2 ? slab / 2 : 0
    for (let x = -wide - shift; x < wide; x += slab) {
      b.flat(x, z, x + slab, Math.min(front, z + slab), shade(hex, 0.93 + random() * 0.11))
      b.segment([x, 0, z], [x, 0, Math.min(front, z + slab)], shade(hex, 0.62), 0.45, 0.55)
    }
    b.segment([-wide, 0, z], [wide, 0, z], shade(hex, 0.62), 0.45, 0.55)
  }
  const veil = b.gradient(
    [0, 0, back],
    [0, 0, front],
    [
      {at: 0, colour: '#fffaf0', opacity: 0.34},
      {at: 1, colour: '#43382c', opacity: 0.14},
    ],
  )
  b.flat(-wide, back, wide, front, veil)
}

/** A plain wall, lighter where the window's light comes from. */
export const wall = (b: Backdrop, hex: string, z: number, height = 520): void => {
  b.upright(-900, 0, 900, height, z, hex)
  const light = b.gradient(
    [-300, 300, z],
    [330, 0, z],
    [
      {at: 0, colour: shade(hex, 1.22), opacity: 0.85},
      {at: 0.55, colour: hex, opacity: 0},
      {at: 1, colour: shade(hex, 0.78), opacity: 0.5},
    ],
  )
  b.upright(-900, 0, 900, height, z, light)
}

export const skirting = (b: Backdrop, hex: string, z: number, height = 11): void => {
  b.upright(-900, 0, 900, height, z + 1.5, shade(hex, 0.97))
  b.segment([-900, height, z + 1.5], [900, height, z + 1.5], shade(hex, 1.25), 0.5, 0.9)
  b.segment([-900, 0.4, z + 1.5], [900, 0.4, z + 1.5], shade(hex, 0.45), 0.8, 0.35)
  b.flat(
    -900,
    z,
    900,
    z + 22,
    b.gradient(
      [0, 0, z],
      [0, 0, z + 22],
      [
        {at: 0, colour: '#3a2a1a', opacity: 0.22},
        {at: 1, colour: '#3a2a1a', opacity: 0},
      ],
    ),
  )
}

/** Daylight through a window on the left, lying over the wall and the floor. */
export const windowLight = (
  b: Backdrop,
  z: number,
  at: {readonly x: number; readonly y: number; readonly width?: number; readonly height?: number},
  strength = 0.4,
): void => {
  const width = at.width ?? 74
  const height = at.height ?? 120
  const [columns, rows] = [2, 3]
  const slant = 0.34
  let path = ''
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const x0 = at.x + (i / columns) * width + 2
      const x1 = at.x + ((i + 1) / columns) * width - 2
      const y0 = at.y + (j / rows) * height + 2
      const y1 = at.y + ((j + 1) / rows) * height - 2
      const skew = (x: number, y: number): Vec2 =>
        b.at(x - (y - at.y) * slant, y - (x - at.x) * 0.3, z)
      path += pathOf([skew(x0, y0), skew(x1, y0), skew(x1, y1), skew(x0, y1)])
    }
  b.canvas.draw(`<path d="${path}" fill="#fff6df" fill-opacity="${strength}"${b.blur(1.1, z)}/>`)
}

/** A long patch of sun on the ground. */
export const sunPatch = (
  b: Backdrop,
  x: number,
  z: number,
  width: number,
  long: number,
  strength = 0.3,
): void => {
  let path = ''
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 3; j++) {
      const x0 = x + (i / 2) * width + 2
      const x1 = x + ((i + 1) / 2) * width - 2
      const z0 = z + (j / 3) * long + 2
      const z1 = z + ((j + 1) / 3) * long - 2
      const skew = (px: number, pz: number): Vec2 => b.at(px + (pz - z) * 0.55, 0, pz)
      path += pathOf([skew(x0, z0), skew(x1, z0), skew(x1, z1), skew(x0, z1)])
    }
  b.canvas.draw(`<path d="${path}" fill="#fff4d8" fill-opacity="${strength}"${b.blur(1.4)}/>`)
}

/** A woven rug lying on the floor: an ellipse with a border and ribs. */
export const rug = (
  b: Backdrop,
  x: number,
  z: number,
  rx: number,
  rz: number,
  hex: string,
): void => {
  const ring = (k: number, y: number): Vec3[] =>
    Array.from({length: 72}, (_, i) => {
      const a = (i / 72) * Math.PI * 2
      return [x + Math.cos(a) * rx * k, y, z + Math.sin(a) * rz * k]
    })
  b.shape(ring(1.015, 0), '#4a3826', ` fill-opacity=".28"${b.blur(1.5)}`)
  b.shape(ring(1, 0.6), shade(hex, 0.9))
  b.shape(ring(0.985, 1), hex)
  for (const k of [0.93, 0.9])
    b.line([...ring(k, 1), ring(k, 1)[0] as Vec3], shade(hex, 0.72), 0.7, 0.5)
  for (let k = 0.08; k < 0.9; k += 0.075)
    b.line([...ring(k, 1), ring(k, 1)[0] as Vec3], shade(hex, 0.84), 0.5, 0.35)
}

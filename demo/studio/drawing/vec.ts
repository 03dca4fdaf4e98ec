/** A point or direction, centimetres: x to the right, y up, z towards the viewer. */
export type Vec3 = readonly [number, number, number]
/** A point on the canvas, pixels of the drawing's own viewBox. */
export type Vec2 = readonly [number, number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const mul = (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vec3): Vec3 => {
  const l = length(a)
  return l < 1e-9 ? [0, 1, 0] : [a[0] / l, a[1] / l, a[2] / l]
}
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v))
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** 0 below `a`, 1 above `b`, an S-curve between. */
export const smooth = (a: number, b: number, v: number): number => {
  const t = clamp((v - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}

export const centroid = (points: readonly Vec3[]): Vec3 => {
  let x = 0
  let y = 0
  let z = 0
  for (const p of points) {
    x += p[0]
    y += p[1]
    z += p[2]
  }
  const n = Math.max(1, points.length)
  return [x / n, y / n, z / n]
}

/** A rigid movement with optional uniform scale, as two functions. */
export interface Placement {
  readonly point: (p: Vec3) => Vec3
  readonly direction: (d: Vec3) => Vec3
  readonly scale: number
}

/** Turns about the vertical axis (degrees, counter-clockwise from above), scales, then moves. */
export const place = (at: Vec3, turn = 0, scale = 1): Placement => {
  const c = Math.cos(radians(turn))
  const s = Math.sin(radians(turn))
  const direction = (d: Vec3): Vec3 => [d[0] * c + d[2] * s, d[1], -d[0] * s + d[2] * c]
  return {direction, point: (p) => add(mul(direction(p), scale), at), scale}
}

/** Rotates about any axis through `pivot` (degrees, right-hand rule). */
export const turnAbout = (pivot: Vec3, axis: Vec3, degrees: number): Placement => {
  const k = unit(axis)
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  const direction = (d: Vec3): Vec3 =>
    add(add(mul(d, c), mul(cross(k, d), s)), mul(k, dot(k, d) * (1 - c)))
  return {direction, point: (p) => add(pivot, direction(sub(p, pivot))), scale: 1}
}

/** A smooth curve through all given points (centripetal enough for furniture), `steps` per span. */
export const curve = (points: readonly Vec3[], steps = 6): Vec3[] => {
  const out: Vec3[] = []
  const at = (i: number): Vec3 => points[clamp(i, 0, points.length - 1)] as Vec3
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t * t * t)
      out.push([
        blend(p0[0], p1[0], p2[0], p3[0]),
        blend(p0[1], p1[1], p2[1], p3[1]),
        blend(p0[2], p1[2], p2[2], p3[2]),
      ])
    }
  }
  out.push(at(points.length - 1))
  return out
}

/** A polyline whose corners are rounded with the given radius, as a bent tube has them. */
export const rounded = (points: readonly Vec3[], radius: number, steps = 6): Vec3[] => {
  const out: Vec3[] = [points[0] as Vec3]
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i] as Vec3
    const before = sub(points[i - 1] as Vec3, p)
    const after = sub(points[i + 1] as Vec3, p)
    const r = Math.min(radius, length(before) * 0.48, length(after) * 0.48)
    const a = add(p, mul(unit(before), r))
    const b = add(p, mul(unit(after), r))
    for (let k = 0; k <= steps; k++) {
      const t = k / steps
      out.push(mix(mix(a, p, t), mix(p, b, t), t))
    }
  }
  out.push(points[points.length - 1] as Vec3)
  return out
}

/** A reproducible sequence of numbers in 0..1 (mulberry32), so that a drawing is the same in every run. */
export const randomStream = (seed: number): (() => number) => {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

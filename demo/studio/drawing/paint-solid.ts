import {linear, n, pathOf, stops, type Canvas} from './canvas'
import {shade} from './colour'
import type {PaintContext} from './paint'
import type {Side, Solid, Surface} from './pieces'
import {
  add,
  clamp,
  cross,
  dot,
  mix,
  mul,
  randomStream,
  sub,
  unit,
  type Vec2,
  type Vec3,
} from './vec'

/** Coordinates in the plane of a side: `a` along the fibre, `b` across it. */
interface FacePlane {
  readonly origin: Vec3
  readonly along: Vec3
  readonly across: Vec3
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
}

const planeOf = (points: readonly Vec3[], side: Side): FacePlane => {
  const origin = points[0] as Vec3
  let along: Vec3 | null = null
  if (side.fibre) {
    const flat = sub(side.fibre, mul(side.normal, dot(side.fibre, side.normal)))
    if (Math.hypot(...flat) > 0.3) along = unit(flat)
  }
  if (!along) {
    let longest = -1
    points.forEach((p, i) => {
      const d = sub(points[(i + 1) % points.length] as Vec3, p)
      const l = Math.hypot(...d)
      if (l > longest) {
        longest = l
        along = unit(d)
      }
    })
  }
  const u = along as unknown as Vec3
  const v = unit(cross(side.normal, u))
  let [a0, a1, b0, b1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const p of points) {
    const d = sub(p, origin)
    a0 = Math.min(a0, dot(d, u))
    a1 = Math.max(a1, dot(d, u))
    b0 = Math.min(b0, dot(d, v))
    b1 = Math.max(b1, dot(d, v))
  }
  return {origin, along: u, across: v, a: [a0, a1], b: [b0, b1]}
}

const onPlane = (plane: FacePlane, a: number, b: number): Vec3 =>
  add(plane.origin, add(mul(plane.along, a), mul(plane.across, b)))

/** Gloss of a surface seen from `view` under light from `towards`, 0..1. */
export const glossOf = (surface: Surface, normal: Vec3, view: Vec3, towards: Vec3): number => {
  const half = unit(add(view, towards))
  const h = Math.max(0, dot(normal, half))
  const rim = (1 - Math.max(0, dot(normal, view))) ** 3
  switch (surface.finish) {
    case 'metal':
      return 0.55 * h ** 26 + 0.16 * h ** 5 + 0.14 * rim
    case 'lacquer':
      return 0.2 * h ** 22 + 0.06 * rim
    case 'plastic':
      return 0.26 * h ** 18 + 0.06 * rim
    case 'leather':
      return 0.18 * h ** 9 + 0.05 * rim
    case 'wood':
      return 0.07 * h ** 12
    case 'rubber':
      return 0.1 * h ** 6 + 0.04 * rim
    case 'textile':
      return 0.05 * rim + 0.02 * h ** 3
  }
}

const fillOf = (
  canvas: Canvas,
  context: PaintContext,
  plane: FacePlane,
  side: Side,
  surface: Surface,
): string => {
  const {camera, lighting} = context
  const long = plane.a[1] - plane.a[0]
  const wide = plane.b[1] - plane.b[0]
  const alongFirst = side.bend !== undefined || long >= wide
  const count = Math.max(long, wide) > 6 ? 5 : 2
  const list = Array.from({length: count}, (_, i) => {
    const t = side.run === undefined ? 0.06 + (0.88 * i) / (count - 1) : i / (count - 1)
    const normal = side.bend ? unit(mix(side.bend[0], side.bend[1], t)) : side.normal
    const at = (k: number): Vec3 =>
      alongFirst
        ? onPlane(plane, plane.a[0] + long * t, plane.b[0] + wide * k)
        : onPlane(plane, plane.a[0] + long * k, plane.b[0] + wide * t)
    const view = unit(sub(camera.position, at(0.5)))
    const tone =
      Math.min(long, wide) > 12
        ? (lighting.tone(at(0.25), normal) + lighting.tone(at(0.75), normal)) / 2
        : lighting.tone(at(0.5), normal)
    return {
      at: t,
      colour: shade(surface.hex, tone, glossOf(surface, normal, view, lighting.towards)),
    }
  })
  if (list.every((s) => s.colour === list[0]?.colour)) return (list[0] as {colour: string}).colour
  const o = camera.project(onPlane(plane, plane.a[0], plane.b[0]))
  const e1 = camera.project(
    alongFirst ? onPlane(plane, plane.a[1], plane.b[0]) : onPlane(plane, plane.a[0], plane.b[1]),
  )
  const e2 = camera.project(
    alongFirst ? onPlane(plane, plane.a[0], plane.b[1]) : onPlane(plane, plane.a[1], plane.b[0]),
  )
  const m = [e1[0] - o[0], e1[1] - o[1], e2[0] - o[0], e2[1] - o[1], o[0], o[1]]
  const area = Math.abs((m[0] as number) * (m[3] as number) - (m[1] as number) * (m[2] as number))
  if (area < 4) return linear(canvas, o, e1, list)
  return `url(#${canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(${m.map((v) => n(v)).join(' ')})">${stops(list)}</linearGradient>`,
  )})`
}

/** Fibre lines over one side: straight with slow waves, and arches where the board is wide. */
const grain = (
  canvas: Canvas,
  context: PaintContext,
  plane: FacePlane,
  side: Side,
  solid: Solid,
  clip: readonly Vec2[],
): void => {
  const {camera} = context
  const long = plane.a[1] - plane.a[0]
  const wide = plane.b[1] - plane.b[0]
  const px = camera.scaleAt(plane.origin)
  if (wide * px < 5 || long * px < 5) return
  const faceSeed =
    solid.seed + Math.round(side.normal[0] * 3 + side.normal[1] * 5 + side.normal[2] * 7) * 101
  const random = randomStream(faceSeed)
  const run = side.run ?? 0
  const count = clamp(Math.round((wide * px) / 9), 2, 30)
  const steps = clamp(Math.ceil(long / 4), 2, 12)
  const mid = random() * 0.5 + 0.25
  const arch = wide > 14
  let dark = ''
  let light = ''
  for (let k = 0; k < count; k++) {
    const base = (k + random() * 0.9) / count
    const phase = random() * 6
    const wave = (0.012 + random() * 0.02) * wide
    const skip = random()
    const points: Vec2[] = []
    for (let i = 0; i <= steps; i++) {
      const s = run + (long * i) / steps
      const bend = arch
        ? 0.12 * wide * Math.exp(-(((base - mid) * 5) ** 2)) * Math.sin(s / (long * 0.7) + faceSeed)
        : 0
      const b = clamp(base * wide + wave * Math.sin(s * 0.11 + phase) + bend, 0, wide)
      points.push(camera.project(onPlane(plane, plane.a[0] + (long * i) / steps, plane.b[0] + b)))
    }
    const d = pathOf(points, false)
    if (skip < 0.62) dark += d
    else light += d
  }
  const id = canvas.define((key) => `<clipPath id="${key}"><path d="${pathOf(clip)}"/></clipPath>`)
  const width = clamp(px * 0.09, 0.5, 1.6)
  canvas.draw(
    `<g clip-path="url(#${id})" fill="none"><path d="${dark}" stroke="${shade(solid.surface.hex, 0.52)}" stroke-opacity=".2" stroke-width="${n(width, 2)}"/><path d="${light}" stroke="${shade(solid.surface.hex, 1.3)}" stroke-opacity=".22" stroke-width="${n(width * 1.5, 2)}"/></g>`,
  )
}

/** Paints the visible sides, their grain and the light on their edges. */
export const paintSolid = (canvas: Canvas, context: PaintContext, solid: Solid): void => {
  const {camera, lighting} = context
  const seen = solid.sides.filter((side) => {
    const corner = solid.corners[side.loop[0] as number] as Vec3
    return !side.inner && dot(side.normal, sub(camera.position, corner)) > 0
  })
  const edges = new Map<string, {ends: readonly [number, number]; normal: Vec3}>()
  const px = camera.scaleAt(solid.corners[0] as Vec3)
  const opacity = solid.surface.opacity ?? 1
  for (const side of seen) {
    const points = side.loop.map((i) => solid.corners[i] as Vec3)
    const flat = points.map(camera.project)
    const plane = planeOf(points, side)
    const fill = fillOf(canvas, context, plane, side, solid.surface)
    canvas.draw(
      `<path d="${pathOf(flat)}" fill="${fill}" stroke="${fill}" stroke-width="${n(Math.max(0.8, solid.bevel * px * 0.8))}" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    )
    if (solid.surface.finish === 'wood') grain(canvas, context, plane, side, solid, flat)
    side.loop.forEach((i, k) => {
      const j = side.loop[(k + 1) % side.loop.length] as number
      const key = i < j ? `${i},${j}` : `${j},${i}`
      const other = edges.get(key)
      if (!other) {
        edges.set(key, {ends: [i, j], normal: side.normal})
        return
      }
      edges.delete(key)
      if (dot(side.normal, other.normal) > 0.93) return
      const [p, q] = [solid.corners[i] as Vec3, solid.corners[j] as Vec3]
      const normal = unit(add(side.normal, other.normal))
      const tone = lighting.tone(add(p, mul(sub(q, p), 0.5)), normal)
      const view = unit(sub(camera.position, p))
      const gloss = glossOf(solid.surface, normal, view, lighting.towards)
      const [a, b] = [camera.project(p), camera.project(q)]
      canvas.draw(
        `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}" stroke="${shade(solid.surface.hex, tone + 0.14, gloss + 0.04)}" stroke-width="${n(clamp(solid.bevel * px * 0.9, 0.8, 5))}" stroke-linecap="round" stroke-opacity=".8"/>`,
      )
    })
  }
}

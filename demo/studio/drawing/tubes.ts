import {nextGroup, type Ball, type Line, type Piece, type Surface, type Tube} from './pieces'
import {add, length, mix, mul, sub, unit, type Vec3} from './vec'

/** Cuts long spans so that no piece is longer than `max`, for the painter's ordering. */
export const subdivide = (points: readonly Vec3[], max: number): Vec3[] => {
  const out: Vec3[] = [points[0] as Vec3]
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Vec3
    const b = points[i] as Vec3
    const n = Math.max(1, Math.ceil(length(sub(b, a)) / max))
    for (let k = 1; k <= n; k++) out.push(mix(a, b, k / n))
  }
  return out
}

type TubeRadius = number | ((t: number) => number)
type TubeOptions = {round?: boolean; piece?: number; group?: number}

/**
 * A round tube along a path; `radius` may change along the way (function of 0..1). Open ends get a
 * flat cap; `round` ends a ball.
 */
export const tube = (
  path: readonly Vec3[],
  radius: TubeRadius,
  surface: Surface,
  options: TubeOptions = {},
): Piece[] => {
  const at = typeof radius === 'number' ? () => radius : radius
  const points = subdivide(path, options.piece ?? 7)
  const group = options.group ?? nextGroup()
  const runs = [0]
  for (let i = 1; i < points.length; i++)
    runs.push((runs[i - 1] as number) + length(sub(points[i] as Vec3, points[i - 1] as Vec3)))
  const total = runs[runs.length - 1] as number
  const radii = runs.map((run) => at(run / total))
  const out: Piece[] = []
  const last = points.length - 1
  const per = 2
  for (let i = 0; i < last; i += per) {
    const end = Math.min(last, i + per)
    const piece: Tube = {
      kind: 'tube',
      points: points.slice(i, end + 1),
      radii: radii.slice(i, end + 1),
      before: points[i - 1] ?? null,
      next: points[end + 1] ?? null,
      surface,
      group,
      capStart: i === 0 && !options.round,
      capEnd: end === last && !options.round,
    }
    out.push(piece)
  }
  if (options.round) {
    out.push(ball(points[0] as Vec3, radii[0] as number, surface, group))
    out.push(ball(points[last] as Vec3, radii[last] as number, surface, group))
  }
  return out
}

/** A straight tube between two points. */
export const rod = (
  from: Vec3,
  to: Vec3,
  radius: TubeRadius,
  surface: Surface,
  options?: TubeOptions,
): Piece[] => tube([from, to], radius, surface, options)

export const ball = (
  centre: Vec3,
  radius: number,
  surface: Surface,
  group = nextGroup(),
): Ball => ({
  kind: 'ball',
  centre,
  radius,
  surface,
  group,
})

/** A line on a surface; split into short pieces so that it is hidden where its surface is hidden. */
export const line = (
  points: readonly Vec3[],
  normal: Vec3 | ((p: Vec3) => Vec3),
  surface: Surface,
  options: {
    width?: number
    tone?: number
    opacity?: number
    dash?: readonly [number, number]
    piece?: number
  } = {},
): Line[] => {
  const group = nextGroup()
  const fine = subdivide(points, options.piece ?? 5)
  const out: Line[] = []
  const per = 3
  for (let i = 0; i < fine.length - 1; i += per) {
    const part = fine.slice(i, Math.min(fine.length, i + per + 1))
    const n =
      typeof normal === 'function' ? normal(part[Math.floor(part.length / 2)] as Vec3) : normal
    out.push({
      kind: 'line',
      points: part.map((p) => add(p, mul(unit(n), 0.12))),
      normal: unit(n),
      width: options.width ?? 0.25,
      tone: options.tone ?? -0.3,
      opacity: options.opacity ?? 0.7,
      surface,
      group,
      ...(options.dash ? {dash: options.dash} : {}),
    })
  }
  return out
}

import {nextGroup, type Piece, type Side, type Solid, type Surface} from './pieces'
import {add, centroid, cross, dot, length, mul, sub, unit, type Vec3} from './vec'

const outward = (corners: readonly Vec3[], loop: readonly number[], inside: Vec3): Side => {
  const [a, b, c] = loop.slice(0, 3).map((i) => corners[i] as Vec3) as [Vec3, Vec3, Vec3]
  let normal = unit(cross(sub(b, a), sub(c, a)))
  let order = loop
  if (dot(normal, sub(a, inside)) < 0) {
    normal = mul(normal, -1)
    order = [...loop].reverse()
  }
  return {loop: order, normal}
}

/** A convex solid from its corners and side loops (any winding). */
export const solid = (
  corners: readonly Vec3[],
  loops: readonly (readonly number[])[],
  surface: Surface,
  options: {bevel?: number; seed?: number; fibre?: Vec3; group?: number; run?: number} = {},
): Solid => {
  const inside = centroid(corners)
  return {
    kind: 'solid',
    corners,
    sides: loops.map((loop) => ({
      ...outward(corners, loop, inside),
      ...(options.fibre ? {fibre: options.fibre} : {}),
      ...(options.run === undefined ? {} : {run: options.run}),
    })),
    surface,
    group: options.group ?? nextGroup(),
    bevel: options.bevel ?? 0.35,
    seed: options.seed ?? Math.round(inside[0] * 31 + inside[1] * 17 + inside[2] * 7),
  }
}

const hexaLoops = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [0, 1, 5, 4],
  [1, 2, 6, 5],
  [2, 3, 7, 6],
  [3, 0, 4, 7],
] as const

/** A box between two opposite corners. */
export const box = (
  from: Vec3,
  to: Vec3,
  surface: Surface,
  options: {bevel?: number; fibre?: Vec3; seed?: number} = {},
): Solid => {
  const [x0, y0, z0] = from
  const [x1, y1, z1] = to
  return solid(
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    hexaLoops,
    surface,
    options,
  )
}

/** A straight bar of rectangular section between two points; `up` is the direction of its height. */
export const bar = (
  from: Vec3,
  to: Vec3,
  width: number,
  height: number,
  surface: Surface,
  up: Vec3 = [0, 1, 0],
  options: {bevel?: number; taper?: number; seed?: number} = {},
): Solid => {
  const along = unit(sub(to, from))
  const side = unit(cross(along, up))
  const top = unit(cross(side, along))
  const k = options.taper ?? 1
  const ring = (p: Vec3, s: number): Vec3[] =>
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([a, b]) => add(p, add(mul(side, (a * width * s) / 2), mul(top, (b * height * s) / 2))))
  return solid([...ring(from, 1), ...ring(to, k)], hexaLoops, surface, {...options, fibre: along})
}

/**
 * A bent beam: a rectangular section carried along a path. `across` is the constant direction of
 * its width; sizes may change along the way (functions of 0..1).
 */
export const beam = (
  path: readonly Vec3[],
  across: Vec3,
  width: number | ((t: number) => number),
  thickness: number | ((t: number) => number),
  surface: Surface,
  options: {bevel?: number; seed?: number} = {},
): Piece[] => {
  const w = typeof width === 'number' ? () => width : width
  const h = typeof thickness === 'number' ? () => thickness : thickness
  const side = unit(across)
  const group = nextGroup()
  const last = path.length - 1
  let run = 0
  const frames = path.map((p, i) => {
    const tangent = unit(sub(path[Math.min(last, i + 1)] as Vec3, path[Math.max(0, i - 1)] as Vec3))
    return {p, up: unit(cross(side, tangent)), t: i / last}
  })
  const rings = frames.map(({p, up, t}) => {
    const a = mul(side, w(t) / 2)
    const b = mul(up, h(t) / 2)
    return [sub(sub(p, a), b), add(sub(p, b), a), add(add(p, a), b), sub(add(p, b), a)]
  })
  const out: Piece[] = []
  for (let i = 0; i < last; i++) {
    const [start, end] = [
      frames[i] as (typeof frames)[number],
      frames[i + 1] as (typeof frames)[number],
    ]
    const piece = solid(
      [...(rings[i] as Vec3[]), ...(rings[i + 1] as Vec3[])],
      hexaLoops,
      surface,
      {
        bevel: options.bevel ?? 0.3,
        seed: options.seed ?? Math.round((path[0] as Vec3)[0] * 13 + (path[0] as Vec3)[2] * 29 + 5),
        fibre: unit(sub(end.p, start.p)),
        group,
        run,
      },
    )
    const bent = (s: Side, k: number): Side => {
      if ((k === 0 && i > 0) || (k === 1 && i < last - 1)) return {...s, inner: true}
      if (k < 2 || Math.abs(dot(s.normal, start.up)) < 0.7) return s
      const sign = dot(s.normal, start.up) < 0 ? -1 : 1
      return {...s, bend: [mul(start.up, sign), mul(end.up, sign)]}
    }
    out.push({...piece, sides: piece.sides.map(bent)})
    run += length(sub(end.p, start.p))
  }
  return out
}

/** A flat board with a convex outline: `outline` in its own plane (x along `u`, y along `v`). */
export const plate = (
  outline: readonly (readonly [number, number])[],
  origin: Vec3,
  u: Vec3,
  v: Vec3,
  thickness: number,
  surface: Surface,
  options: {bevel?: number; seed?: number; fibre?: Vec3} = {},
): Solid => {
  const n = unit(cross(u, v))
  const lower = outline.map(([x, y]) => add(origin, add(mul(u, x), mul(v, y))))
  const upper = lower.map((p) => add(p, mul(n, thickness)))
  const count = outline.length
  const loops = [
    lower.map((_, i) => i),
    upper.map((_, i) => count + i),
    ...lower.map((_, i) => [i, (i + 1) % count, count + ((i + 1) % count), count + i]),
  ]
  return solid([...lower, ...upper], loops, surface, {fibre: u, ...options})
}

/** Outline of a rectangle with round corners, centred; corners may differ front and back. */
export const roundRect = (
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number],
  steps = 5,
): [number, number][] => {
  const radii = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  const out: [number, number][] = []
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  corners.forEach(([sx, sy], i) => {
    const r = Math.max(0.01, radii[i] ?? 0)
    const cx = sx * (width / 2 - r)
    const cy = sy * (height / 2 - r)
    for (let k = 0; k <= steps; k++) {
      const a = ((i + k / steps) * Math.PI) / 2
      out.push([cx + r * Math.cos(a), cy + r * Math.sin(a)])
    }
  })
  return out
}

/** Outline of a circle or ellipse. */
export const oval = (width: number, height = width, steps = 32): [number, number][] =>
  Array.from({length: steps}, (_, i) => {
    const a = (i / steps) * Math.PI * 2
    return [(width / 2) * Math.cos(a), (height / 2) * Math.sin(a)]
  })

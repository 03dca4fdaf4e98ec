import {isDeepStrictEqual} from 'node:util'
import {hullPoints, wheelRim, type Piece, type Surface, type Wheel} from '../drawing/pieces'
import {add, cross, mul, sub, unit, type Vec3} from '../drawing/vec'

interface Triangle {
  readonly surface: Surface
  readonly corners: readonly Vec3[]
  readonly normals: readonly Vec3[]
}

/** Triangles with the same surface: three corners and three normals each, centimetres. */
export interface Mesh {
  /** The surface in every variant. */
  readonly surfaces: readonly Surface[]
  readonly corners: Vec3[]
  readonly normals: Vec3[]
}

type Add = (surface: Surface, corners: readonly Vec3[], normals: readonly Vec3[]) => void

/** Number of corners around a tube. */
const AROUND = 10

const flat = (a: Vec3, b: Vec3, c: Vec3): Vec3 => unit(cross(sub(b, a), sub(c, a)))

/** A polygon as a triangle fan, with one normal. */
function fan(put: Add, surface: Surface, loop: readonly Vec3[], normal: Vec3): void {
  const [first, ...rest] = loop
  for (let i = 1; first && i < rest.length; i++) {
    const [b, c] = [rest[i - 1], rest[i]]
    if (b && c) put(surface, [first, b, c], [normal, normal, normal])
  }
}

function quad(
  put: Add,
  surface: Surface,
  [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3],
  [na, nb, nc, nd]: readonly [Vec3, Vec3, Vec3, Vec3],
): void {
  put(surface, [a, b, c], [na, nb, nc])
  put(surface, [a, c, d], [na, nc, nd])
}

/** Outward directions around an axis. */
function ring(axis: Vec3): Vec3[] {
  const side = unit(cross(axis, Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
  const up = cross(axis, side)
  return Array.from({length: AROUND}, (_, i) => {
    const angle = (i / AROUND) * Math.PI * 2
    return add(mul(side, Math.cos(angle)), mul(up, Math.sin(angle)))
  })
}

function tube(put: Add, surface: Surface, points: readonly Vec3[], radii: readonly number[]): void {
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]]
    if (!from || !to) continue
    const around = ring(unit(sub(to, from)))
    around.forEach((here, k) => {
      const next = around[(k + 1) % AROUND] ?? here
      const [low, high] = [radii[i - 1] ?? 1, radii[i] ?? 1]
      const at = (p: Vec3, d: Vec3, r: number) => add(p, mul(d, r))
      quad(
        put,
        surface,
        [at(from, here, low), at(to, here, high), at(to, next, high), at(from, next, low)],
        [here, here, next, next],
      )
    })
  }
}

function ball(put: Add, surface: Surface, centre: Vec3, radius: number): void {
  const [rows, columns] = [6, 10]
  const at = (row: number, column: number): Vec3 => {
    const [polar, turn] = [(row / rows) * Math.PI, (column / columns) * Math.PI * 2]
    return [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)]
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const normals = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ] as const
      const [a, b, c, d] = normals.map((n) => add(centre, mul(n, radius)))
      if (a && b && c && d) quad(put, surface, [a, b, c, d], normals)
    }
}

/** A tyre, a disc or spokes, and a hub. */
function wheel(put: Add, piece: Wheel): void {
  const count = 24
  const across = mul(piece.axle, piece.width)
  const outer = wheelRim(piece, count, 0)
  const inner = wheelRim(piece, count, piece.tyre)
  const middle = sub(piece.centre, mul(piece.axle, piece.width / 2))
  const back = mul(piece.axle, -1)
  const spokes = piece.style === 'spoked' || piece.style === 'wire'
  outer.forEach((a, i) => {
    const j = (i + 1) % count
    const [b, c, d] = [outer[j], inner[j], inner[i]]
    if (!b || !c || !d) return
    const [na, nb] = [unit(sub(a, middle)), unit(sub(b, middle))]
    quad(put, piece.surface, [a, b, add(b, across), add(a, across)], [na, nb, nb, na])
    quad(put, piece.surface, [a, d, c, b], [back, back, back, back])
    const far = [add(a, across), add(b, across), add(c, across), add(d, across)] as const
    quad(put, piece.surface, far, [piece.axle, piece.axle, piece.axle, piece.axle])
    if (spokes) {
      if (i % 3 === 0) tube(put, piece.rim, [piece.centre, add(d, mul(across, 0.5))], [0.7, 0.5])
      return
    }
    put(piece.rim, [middle, c, d], [back, back, back])
    const [hub, e, f] = [add(middle, across), add(d, across), add(c, across)]
    put(piece.rim, [hub, e, f], [piece.axle, piece.axle, piece.axle])
  })
  const hubRadius = Math.max(1.2, (piece.radius - piece.tyre) * 0.22)
  tube(put, piece.accent, [middle, add(middle, across)], [hubRadius, hubRadius])
  fan(
    put,
    piece.accent,
    ring(piece.axle).map((d) => add(middle, mul(d, hubRadius))),
    back,
  )
  fan(
    put,
    piece.accent,
    ring(piece.axle).map((d) => add(add(middle, across), mul(d, hubRadius))),
    piece.axle,
  )
}

function one(put: Add, piece: Piece): void {
  switch (piece.kind) {
    case 'solid':
      for (const side of piece.sides) {
        if (side.inner) continue
        fan(
          put,
          piece.surface,
          side.loop.map((i) => piece.corners[i] as Vec3),
          side.normal,
        )
      }
      return
    case 'patch':
      quad(put, piece.surface, piece.corners, piece.normals)
      return
    case 'tube':
      tube(put, piece.surface, hullPoints(piece), piece.radii)
      return
    case 'wheel':
      wheel(put, piece)
      return
    case 'ball':
      ball(put, piece.surface, piece.centre, piece.radius)
      return
    case 'line':
  }
}

/** All solid parts of a product as triangles. Seams have none. */
function trianglesOf(pieces: readonly Piece[]): Triangle[] {
  const triangles: Triangle[] = []
  const put: Add = (surface, corners, normals) => {
    const [a, b, c] = corners
    if (!a || !b || !c) return
    // Wound so that the face points in the direction of its normals.
    const normal = flat(a, b, c)
    const first = normals[0] ?? normal
    const turned = normal[0] * first[0] + normal[1] * first[1] + normal[2] * first[2] < 0
    const order = turned ? [0, 2, 1] : [0, 1, 2]
    triangles.push({
      surface,
      corners: order.map((i) => corners[i] ?? a),
      normals: order.map((i) => normals[i] ?? normal),
    })
  }
  for (const piece of pieces) one(put, piece)
  return triangles
}

const keyOf = ({hex, finish, opacity = 1}: Surface) => [hex, finish, opacity]

/**
 * The triangles of a product whose variants differ in their surfaces alone, one mesh for all triangles that have the same
 * surface in every variant. Throws for variants of different geometry.
 */
export function meshesOf(variants: readonly (readonly Piece[])[]): Mesh[] {
  const lists = variants.map(trianglesOf)
  const [first = []] = lists
  const shapeOf = (list: readonly Triangle[]) =>
    list.map(({corners, normals}) => [corners, normals])
  if (!lists.every((list) => isDeepStrictEqual(shapeOf(list), shapeOf(first)))) {
    throw new Error('The variants of a model have different geometry.')
  }
  const meshes = new Map<string, Mesh>()
  first.forEach(({corners, normals}, index) => {
    const surfaces = lists.flatMap((list) => list[index]?.surface ?? [])
    const key = JSON.stringify(surfaces.map(keyOf))
    const mesh = meshes.get(key) ?? {surfaces, corners: [], normals: []}
    meshes.set(key, mesh)
    mesh.corners.push(...corners)
    mesh.normals.push(...normals)
  })
  return [...meshes.values()]
}

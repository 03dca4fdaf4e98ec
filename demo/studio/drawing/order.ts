import type {Camera} from './camera'
import {hullPoints, type Piece} from './pieces'
import {cross, dot, length, sub, unit, type Vec2, type Vec3} from './vec'

/** A piece with its outline on the canvas. */
export interface Placed {
  readonly piece: Piece
  readonly hull: readonly Vec2[]
  readonly box: readonly [number, number, number, number]
  readonly depth: number
}

const turn = (o: Vec2, a: Vec2, b: Vec2): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

const halfHull = (list: readonly Vec2[]): Vec2[] => {
  const out: Vec2[] = []
  for (const q of list) {
    while (
      out.length >= 2 &&
      turn(out[out.length - 2] as Vec2, out[out.length - 1] as Vec2, q) <= 0
    )
      out.pop()
    out.push(q)
  }
  out.pop()
  return out
}

/** Convex hull of canvas points, counter-clockwise (monotone chain). */
export const convexHull = (points: readonly Vec2[]): Vec2[] => {
  const p = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (p.length < 3) return p
  const lower = halfHull(p)
  return [...lower, ...halfHull(p.reverse())]
}

const outlineOf = (piece: Piece, camera: Camera): Vec2[] => {
  if (piece.kind === 'tube' || piece.kind === 'line' || piece.kind === 'ball') {
    const radius = (i: number): number =>
      piece.kind === 'tube'
        ? (piece.radii[i] as number)
        : piece.kind === 'ball'
          ? piece.radius
          : piece.width / 2
    return convexHull(
      hullPoints(piece).flatMap((p, i) => {
        const [x, y] = camera.project(p)
        const r = radius(i) * camera.scaleAt(p)
        return [
          [x - r, y],
          [x + r, y],
          [x, y - r],
          [x, y + r],
        ] as Vec2[]
      }),
    )
  }
  return convexHull(hullPoints(piece).map(camera.project))
}

/** Finds the outline of each piece on the canvas. */
export const placeAll = (pieces: readonly Piece[], camera: Camera): Placed[] =>
  pieces.map((piece) => {
    const hull = outlineOf(piece, camera)
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const [x, y] of hull) {
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
    const points = hullPoints(piece)
    let depth = 0
    for (const p of points) depth += camera.depth(p)
    return {piece, hull, box: [x0, y0, x1, y1], depth: depth / points.length}
  })

/** A point inside both convex outlines, or null when their overlap is very small. */
const shared = (a: readonly Vec2[], b: readonly Vec2[]): Vec2 | null => {
  let poly: Vec2[] = [...a]
  for (let i = 0; i < b.length && poly.length > 2; i++) {
    const p = b[i] as Vec2
    const q = b[(i + 1) % b.length] as Vec2
    const next: Vec2[] = []
    for (let k = 0; k < poly.length; k++) {
      const s = poly[k] as Vec2
      const e = poly[(k + 1) % poly.length] as Vec2
      const ds = turn(p, q, s)
      const de = turn(p, q, e)
      if (ds >= 0) next.push(s)
      if (ds >= 0 !== de >= 0) {
        const t = ds / (ds - de)
        next.push([s[0] + (e[0] - s[0]) * t, s[1] + (e[1] - s[1]) * t])
      }
    }
    poly = next
  }
  if (poly.length < 3) return null
  let area = 0
  let x = 0
  let y = 0
  for (let i = 0; i < poly.length; i++) {
    const s = poly[i] as Vec2
    const e = poly[(i + 1) % poly.length] as Vec2
    area += s[0] * e[1] - e[0] * s[1]
    x += s[0]
    y += s[1]
  }
  return Math.abs(area) < 1.2 ? null : [x / poly.length, y / poly.length]
}

const alongRay = (eye: Vec3, ray: Vec3, point: Vec3, normal: Vec3): number => {
  const d = dot(ray, normal)
  return Math.abs(d) < 1e-4 ? NaN : dot(sub(point, eye), normal) / d
}

/** Nearest point between the eye's ray and a polyline, as distance along the ray. */
const alongPath = (eye: Vec3, ray: Vec3, points: readonly Vec3[]): number => {
  let best = Infinity
  let at = NaN
  for (let i = 0; i < Math.max(1, points.length - 1); i++) {
    const a = points[i] as Vec3
    const b = points[Math.min(points.length - 1, i + 1)] as Vec3
    const d = sub(b, a)
    const dd = dot(d, d)
    const n = cross(ray, cross(d, ray))
    const w = sub(eye, a)
    const den = dot(d, n)
    const t = dd < 1e-9 || Math.abs(den) < 1e-9 ? 0.5 : Math.min(1, Math.max(0, dot(w, n) / den))
    const p: Vec3 = [a[0] + d[0] * t, a[1] + d[1] * t, a[2] + d[2] * t]
    const along = dot(sub(p, eye), ray)
    const off = length(
      sub(p, [eye[0] + ray[0] * along, eye[1] + ray[1] * along, eye[2] + ray[2] * along]),
    )
    if (off < best) {
      best = off
      at = along
    }
  }
  return at
}

/** Distance in centimetres from the eye to the intersection of its ray with the piece. */
const distanceTo = (placed: Placed, eye: Vec3, ray: Vec3): number => {
  const piece = placed.piece
  let at = NaN
  switch (piece.kind) {
    case 'solid': {
      let enter = -Infinity
      let leave = Infinity
      for (const side of piece.sides) {
        const corner = piece.corners[side.loop[0] as number] as Vec3
        const d = dot(ray, side.normal)
        if (Math.abs(d) < 1e-6) continue
        const t = dot(sub(corner, eye), side.normal) / d
        if (d < 0) enter = Math.max(enter, t)
        else leave = Math.min(leave, t)
      }
      at = (enter + leave) / 2
      if (enter > -Infinity && enter <= leave + 0.5) at = enter + Math.min(0.4, (leave - enter) / 2)
      break
    }
    case 'patch': {
      const [a, b, c, d] = piece.corners
      const n = unit(cross(sub(c, a), sub(d, b)))
      at = alongRay(
        eye,
        ray,
        [
          (a[0] + b[0] + c[0] + d[0]) / 4,
          (a[1] + b[1] + c[1] + d[1]) / 4,
          (a[2] + b[2] + c[2] + d[2]) / 4,
        ],
        n,
      )
      break
    }
    case 'tube':
      at = alongPath(eye, ray, piece.points) - Math.max(...piece.radii) - 0.15
      break
    case 'line':
      at = alongPath(eye, ray, piece.points) - 0.5
      break
    case 'wheel':
      at = alongRay(eye, ray, piece.centre, piece.axle)
      break
    case 'ball':
      at = dot(sub(piece.centre, eye), ray) - piece.radius * 0.7
  }
  return at
}

const reach = (piece: Piece): number =>
  piece.kind === 'wheel' ? piece.radius : piece.kind === 'solid' ? 200 : 12

const isBehind = (a: Placed, b: Placed, at: Vec2, camera: Camera): boolean => {
  const ray = camera.ray(at)
  const along = dot(ray, camera.back)
  const safe = (p: Placed): number => {
    const mid = p.depth / -along
    const d = distanceTo(p, camera.position, ray)
    return Number.isNaN(d) || Math.abs(d - mid) > reach(p.piece) ? mid : d
  }
  const da = safe(a)
  const db = safe(b)
  return Math.abs(da - db) < 0.02 ? a.depth > b.depth : da > db
}

/** Far to near, so that each piece is painted over what it hides. */
export const paintOrder = (placed: readonly Placed[], camera: Camera): Placed[] => {
  const n = placed.length
  const next: number[][] = Array.from({length: n}, () => [])
  const waits = new Int32Array(n)
  const cellSize = 48
  const grid = new Map<number, number[]>()
  const testedWith = new Int32Array(n).fill(-1)
  for (let i = 0; i < n; i++) {
    const item = placed[i] as Placed
    const [x0, y0, x1, y1] = item.box
    for (let gx = Math.floor(x0 / cellSize); gx <= Math.floor(x1 / cellSize); gx++)
      for (let gy = Math.floor(y0 / cellSize); gy <= Math.floor(y1 / cellSize); gy++) {
        const key = gx * 4096 + gy
        const list = grid.get(key)
        if (!list) {
          grid.set(key, [i])
          continue
        }
        for (const j of list) {
          const other = placed[j] as Placed
          if (other.box[0] >= x1 || other.box[2] <= x0 || other.box[1] >= y1 || other.box[3] <= y0)
            continue
          if (testedWith[j] === i) continue
          testedWith[j] = i
          const at = shared(item.hull, other.hull)
          if (!at) continue
          const [from, to] = isBehind(item, other, at, camera) ? [i, j] : [j, i]
          next[from]?.push(to)
          waits[to] = (waits[to] as number) + 1
        }
        list.push(i)
      }
  }
  return release(placed, next, waits)
}

/**
 * Pieces that hide each other in a cycle cannot be ordered: returns the farthest of one such cycle, so that the
 * order of all pieces outside it stays exact.
 */
const breakRing = (placed: readonly Placed[], next: number[][], done: Uint8Array): number => {
  const n = placed.length
  const before = new Int32Array(n).fill(-1)
  for (let i = 0; i < n; i++) if (!done[i]) for (const j of next[i] as number[]) before[j] = i
  const visit = new Int32Array(n).fill(-1)
  const walk: number[] = []
  let at = done.indexOf(0)
  while (visit[at] === -1) {
    visit[at] = walk.length
    walk.push(at)
    const from = before[at] as number
    if (from < 0) return at
    at = from
  }
  return walk
    .slice(visit[at])
    .reduce((far, i) => ((placed[i] as Placed).depth > (placed[far] as Placed).depth ? i : far))
}

/** Takes pieces that are ready, of the same material as long as there are any, else the farthest. */
const release = (placed: readonly Placed[], next: number[][], waits: Int32Array): Placed[] => {
  const n = placed.length
  const out: Placed[] = []
  const done = new Uint8Array(n)
  let ready: number[] = []
  for (let i = 0; i < n; i++) if (waits[i] === 0) ready.push(i)
  let group = -1
  while (out.length < n) {
    if (ready.length === 0) {
      ready = [breakRing(placed, next, done)]
    }
    let pick = -1
    for (let k = 0; k < ready.length; k++) {
      const item = placed[ready[k] as number] as Placed
      if (pick < 0) {
        pick = k
        continue
      }
      const held = placed[ready[pick] as number] as Placed
      const same = item.piece.group === group
      const heldSame = held.piece.group === group
      if (same !== heldSame ? same : item.depth > held.depth) pick = k
    }
    const i = ready[pick] as number
    ready[pick] = ready[ready.length - 1] as number
    ready.pop()
    if (done[i]) continue
    done[i] = 1
    const item = placed[i] as Placed
    group = item.piece.group
    out.push(item)
    for (const j of next[i] as number[]) {
      waits[j] = (waits[j] as number) - 1
      if (waits[j] === 0 && !done[j]) ready.push(j)
    }
  }
  return out
}

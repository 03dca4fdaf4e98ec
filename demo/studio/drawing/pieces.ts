import type {Placement, Vec3} from './vec'

export type Finish = 'wood' | 'lacquer' | 'textile' | 'metal' | 'rubber' | 'plastic' | 'leather'
export type Weave = 'plain' | 'knit' | 'fleece' | 'net' | 'down'

/** Material of a piece. */
export interface Surface {
  readonly hex: string
  readonly finish: Finish
  readonly weave?: Weave
  /** Opacity, 0..1; below 1 the pieces behind are visible (rain cover, mosquito net). */
  readonly opacity?: number
}

/** One flat side of a solid; `loop` indexes the corners, counter-clockwise seen from outside. */
export interface Side {
  readonly loop: readonly number[]
  readonly normal: Vec3
  /** Direction of the wood fibre on this side; the long edge by default. */
  readonly fibre?: Vec3
  /** Length along the fibre before this side, so that the grain continues over joints, centimetres. */
  readonly run?: number
  /** Normals at both ends along the fibre, where the side is part of a bend. */
  readonly bend?: readonly [Vec3, Vec3]
  /** Hidden inside a joint: neither painted nor outlined. */
  readonly inner?: boolean
}

interface Common {
  readonly surface: Surface
  /** Number shared by the pieces of one surface: they are painted together where possible. */
  readonly group: number
}

/** A convex solid with flat sides: boards, legs, plates, a length of a bent beam. */
export interface Solid extends Common {
  readonly kind: 'solid'
  readonly corners: readonly Vec3[]
  readonly sides: readonly Side[]
  /** Edge radius in centimetres. */
  readonly bevel: number
  readonly seed: number
}

/** A length of round tube; radii per point, centimetres. */
export interface Tube extends Common {
  readonly kind: 'tube'
  readonly points: readonly Vec3[]
  readonly radii: readonly number[]
  /** The points before the first and after the last, for the direction at the joints. */
  readonly before: Vec3 | null
  readonly next: Vec3 | null
  readonly capStart: boolean
  readonly capEnd: boolean
}

/** One small facet of a curved surface, with its own normals; `lining` is its back. */
export interface Patch extends Common {
  readonly kind: 'patch'
  readonly corners: readonly [Vec3, Vec3, Vec3, Vec3]
  readonly normals: readonly [Vec3, Vec3, Vec3, Vec3]
  readonly lining: Surface | null
  /** Extra darkness in folds, 0..1, per corner. */
  readonly crease: readonly [number, number, number, number]
}

export type WheelStyle = 'spoked' | 'disc' | 'wire' | 'caster'

export interface Wheel extends Common {
  readonly kind: 'wheel'
  readonly centre: Vec3
  /** Unit vector along the axle. */
  readonly axle: Vec3
  readonly radius: number
  readonly width: number
  /** Thickness of the tyre seen from the side, centimetres. */
  readonly tyre: number
  readonly style: WheelStyle
  readonly rim: Surface
  readonly accent: Surface
}

/** A seam, stitch, edge or grain line lying on a surface that faces `normal`. */
export interface Line extends Common {
  readonly kind: 'line'
  readonly points: readonly Vec3[]
  readonly normal: Vec3
  /** Width in centimetres. */
  readonly width: number
  readonly dash?: readonly [number, number]
  /** Value added to the light on the surface: below 0 a groove, above 0 a thread. */
  readonly tone: number
  readonly opacity: number
}

export interface Ball extends Common {
  readonly kind: 'ball'
  readonly centre: Vec3
  readonly radius: number
}

export type Piece = Solid | Tube | Patch | Wheel | Line | Ball

let groups = 0
/** A surface number that is unique in this process. */
export const nextGroup = (): number => (groups = (groups + 1) % 1_000_000_000)

/** All points of a piece's boundary: for fitting, ordering and its shadow. */
export const hullPoints = (piece: Piece): readonly Vec3[] => {
  switch (piece.kind) {
    case 'solid':
    case 'patch':
      return piece.corners
    case 'line':
    case 'tube':
      return piece.points
    case 'ball':
      return [piece.centre]
    case 'wheel':
      return wheelRim(piece, 20, 0).flatMap((p) => [
        p,
        [
          p[0] + piece.axle[0] * piece.width,
          p[1] + piece.axle[1] * piece.width,
          p[2] + piece.axle[2] * piece.width,
        ] as Vec3,
      ])
  }
}

/** Two unit directions that span the wheel's plane. */
export const wheelPlane = (wheel: Wheel): readonly [Vec3, Vec3] => {
  const [x, y, z] = wheel.axle
  const h = Math.hypot(x, z)
  const u: Vec3 = h < 1e-6 ? [1, 0, 0] : [z / h, 0, -x / h]
  return [u, [y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0]]]
}

/** Points around the inner face of the wheel at `inset` centimetres from the tread. */
export const wheelRim = (wheel: Wheel, count: number, inset: number): Vec3[] => {
  const [u, v] = wheelPlane(wheel)
  const r = wheel.radius - inset
  const half = wheel.width / 2
  return Array.from({length: count}, (_, i) => {
    const a = (i / count) * Math.PI * 2
    const c = Math.cos(a) * r
    const s = Math.sin(a) * r
    return [
      wheel.centre[0] + u[0] * c + v[0] * s - wheel.axle[0] * half,
      wheel.centre[1] + u[1] * c + v[1] * s - wheel.axle[1] * half,
      wheel.centre[2] + u[2] * c + v[2] * s - wheel.axle[2] * half,
    ] as Vec3
  })
}

/** The same piece at another place. */
export const move = (piece: Piece, to: Placement): Piece => {
  switch (piece.kind) {
    case 'solid':
      return {
        ...piece,
        corners: piece.corners.map(to.point),
        bevel: piece.bevel * to.scale,
        sides: piece.sides.map((side) => ({
          ...side,
          normal: to.direction(side.normal),
          ...(side.fibre ? {fibre: to.direction(side.fibre)} : {}),
          ...(side.bend
            ? {bend: [to.direction(side.bend[0]), to.direction(side.bend[1])] as const}
            : {}),
        })),
      }
    case 'tube':
      return {
        ...piece,
        points: piece.points.map(to.point),
        radii: piece.radii.map((r) => r * to.scale),
        before: piece.before && to.point(piece.before),
        next: piece.next && to.point(piece.next),
      }
    case 'patch':
      return {
        ...piece,
        corners: piece.corners.map(to.point) as unknown as Patch['corners'],
        normals: piece.normals.map(to.direction) as unknown as Patch['normals'],
      }
    case 'wheel':
      return {
        ...piece,
        centre: to.point(piece.centre),
        axle: to.direction(piece.axle),
        radius: piece.radius * to.scale,
        width: piece.width * to.scale,
        tyre: piece.tyre * to.scale,
      }
    case 'line':
      return {
        ...piece,
        points: piece.points.map(to.point),
        normal: to.direction(piece.normal),
        width: piece.width * to.scale,
      }
    case 'ball':
      return {...piece, centre: to.point(piece.centre), radius: piece.radius * to.scale}
  }
}

/** Pieces at another place; shared corners of facets stay shared, so that light is continuous over them. */
export const moveAll = (pieces: readonly Piece[], to: Placement): Piece[] => {
  const known = new Map<Vec3, Vec3>()
  const point = (p: Vec3): Vec3 => {
    const before = known.get(p)
    if (before) return before
    const after = to.point(p)
    known.set(p, after)
    return after
  }
  return pieces.map((piece) => move(piece, {...to, point}))
}

import {shade} from '../../drawing/colour'
import type {Piece, Solid, Surface} from '../../drawing/pieces'
import {box, plate} from '../../drawing/solids'
import {line, rod} from '../../drawing/tubes'
import type {Vec3} from '../../drawing/vec'

/** Shade inside a gap or a cut-out of furniture in this surface. */
export const hollow = (surface: Surface): Surface => ({
  hex: shade(surface.hex, 0.3),
  finish: 'plastic',
})

/** A turned leg that tapers towards the floor; radii in centimetres. */
export const turnedLeg = (
  top: Vec3,
  foot: Vec3,
  radius: number,
  surface: Surface,
  taper = 0.62,
): Piece[] => rod(top, foot, (t) => radius * (1 - (1 - taper) * t), surface, {piece: 8})

/** The same solid with the grain of the adjacent board continued, `run` centimetres along. */
const goingOn = (piece: Solid, run: number): Solid => ({
  ...piece,
  sides: piece.sides.map((side) => ({...side, run})),
})

/** A bowl-shaped cut-out hanging from its upper edge, in the plane of a front that faces +z. */
const grip = (x: number, top: number, z: number, surface: Surface): Piece[] => {
  const [half, depth, steps] = [6.2, 2.7, 8]
  const bowl: [number, number][] = []
  for (let i = 0; i <= steps; i++) {
    const a = Math.PI + (Math.PI / 2) * (i / steps)
    bowl.push([-half + depth + depth * Math.cos(a), depth * Math.sin(a)])
  }
  for (let i = 0; i <= steps; i++) {
    const a = (Math.PI / 2) * (i / steps) - Math.PI / 2
    bowl.push([half - depth + depth * Math.cos(a), depth * Math.sin(a)])
  }
  return [
    plate(bowl, [x, top, z], [1, 0, 0], [0, 1, 0], 0.06, hollow(surface), {bevel: 0.02}),
    ...line(
      bowl.slice(2, -2).map(([a, b]) => [x + a, top + b + 0.1, z + 0.1] as Vec3),
      [0, 0, 1],
      surface,
      {width: 0.5, tone: 0.22, opacity: 0.9, piece: 3},
    ),
  ]
}

export interface Drawer {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  /** Plane of the closed front. */
  readonly z: number
  readonly surface: Surface
  readonly inside: Surface
  /** Length in centimetres by which it is pulled out. */
  readonly pulled?: number
  /** Fronts cut from one board share a seed. */
  readonly seed?: number
}

/** A drawer front with a cut-out grip; pulled out, it shows its box. */
export const drawer = ({x, y, z, surface, inside, pulled = 0, seed}: Drawer): Piece[] => {
  const [x0, x1] = x
  const [y0, y1] = y
  const front = z + pulled
  const options = {fibre: [1, 0, 0] as Vec3, bevel: 0.3, ...(seed === undefined ? {} : {seed})}
  const out: Piece[] = [
    goingOn(box([x0, y0, front - 1.8], [x1, y1, front], surface, options), x0 + 200),
    ...grip((x0 + x1) / 2, y1, front, surface),
  ]
  if (pulled === 0) return out
  const [back, top] = [z - 1, y1 - 3.2]
  out.push(
    box([x0 + 1, y0 + 1, back], [x0 + 2.3, top, front - 1.8], inside, {fibre: [0, 0, 1]}),
    box([x1 - 2.3, y0 + 1, back], [x1 - 1, top, front - 1.8], inside, {fibre: [0, 0, 1]}),
    box([x0 + 2.3, y0 + 1, back], [x1 - 2.3, y0 + 2, front - 1.8], inside, {fibre: [0, 0, 1]}),
  )
  return out
}

/** A castor with its fork, the wheel standing on the floor below `at`. */
export const castor = (at: Vec3, radius: number, tyre: Surface, fork: Surface): Piece[] => [
  ...rod(at, [at[0], radius * 1.7, at[2]], 1.1, fork),
  ...rod([at[0] - 1.5, radius, at[2] + 1], [at[0] + 1.5, radius, at[2] + 1], radius, tyre),
  box([at[0] - 2.1, radius * 0.9, at[2] - 1.4], [at[0] + 2.1, radius * 2.05, at[2] + 1.8], fork, {
    bevel: 0.6,
  }),
]

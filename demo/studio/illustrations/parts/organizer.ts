import {cloth, type Form} from '../../drawing/cloth'
import {
  aluminium,
  canvasCloth,
  darkCloth,
  fabric,
  leather,
  palePlastic,
  secondFabric,
  type Look,
} from '../../drawing/look'
import type {Piece, Surface} from '../../drawing/pieces'
import {oval, plate} from '../../drawing/solids'
import {ball, rod} from '../../drawing/tubes'
import {unit, type Vec3} from '../../drawing/vec'
import {patch, piping, ribbon, stitch, zip} from './sewn'
import {overlay, vessel} from './vessel'

/** Organizer: a low box for the push bar, 34 wide; two cup sleeves, a zipped middle, two loops. */
export const organizer = (look: Look, pose: string): Piece[] => {
  const main = fabric(look)
  const body = vessel([
    [0, 15.6, 4.6],
    [0.9, 16.8, 5.7],
    [5, 17.2, 6.1],
    [10, 17.2, 6.1],
    [14.5, 17.2, 6],
  ])
  const out: Piece[] = [
    ...cloth(body, main, {u: 48, v: 9, lining: canvasCloth}),
    ...piping(body, (t) => [t, 1], 0.36, leather, 64),
    ...piping(body, (t) => [t, 0.09], 0.28, leather, 64),
    plate(oval(31, 9, 28), [0, 3, 0], [1, 0, 0], [0, 0, -1], 0.2, canvasCloth),
  ]
  for (const s of [-1, 1]) {
    const sleeve: Form = (u, v) => {
      const a = u * Math.PI * 2
      return [s * 11.4 + 4.5 * Math.cos(a), 3 + 11 * v, -4.5 * Math.sin(a)]
    }
    out.push(
      ...cloth(sleeve, canvasCloth, {u: 20, v: 3}),
      ...piping(sleeve, (t) => [t, 1], 0.22, main, 24),
    )
  }
  const pouch = overlay(body, [0.4, 0.6], [0.14, 0.84], 1.1)
  out.push(
    ...cloth(pouch, secondFabric(look), {u: 14, v: 8}),
    ...zip(pouch, (t) => [0.08 + 0.84 * t, 0.8], darkCloth, {steps: 16, pull: leather}),
    ...stitch(pouch, (t) => [0.06 + 0.88 * t, 0.68], main, {steps: 14}),
    ...patch(body, [0.5, 0.3], [4.4, 2.4], leather, {lift: 1.5}),
  )
  for (const s of [-1, 1]) {
    const x = s * 12
    out.push(
      ...ribbon(
        [
          [x, 8, -6.3],
          [x, 14, -6.4],
          [x, 20, -7.2],
          [x, 23, -5.4],
          [x, 21.4, -3],
          [x, 17.4, -3.6],
          [x, 14.2, -5.6],
        ],
        2.8,
        (p) => unit([0, p[1] - 18.5, (p[2] + 5) * 1.6]),
        leather,
        {steps: 5, stitched: true},
      ),
      ball([x, 15.8, -6.9], 0.6, aluminium),
    )
  }
  if (pose === 'filled') out.push(...flask([11.4, 0, 0], fabric(look)))
  return out
}

/** A drinking flask, as it stands in a cup sleeve. */
const flask = ([x, , z]: Vec3, band: Surface): Piece[] => {
  const up = (y0: number, y1: number, r: number, surface: Surface): Piece[] =>
    rod([x, y0, z], [x, y1, z], r, surface, {piece: 40})
  return [
    ...up(3.4, 18.5, 3.5, palePlastic),
    ...up(18.5, 19.2, 3.1, {...band, finish: 'plastic'}),
    ...up(19.2, 22.4, 3.4, leather),
  ]
}

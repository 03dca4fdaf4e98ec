import land from './land.json'
import {decodeLine, type Pixel} from './line-code'

/** Zoom of the pixels of the data. */
export const LAND_ZOOM = 8

/** One polygon of a country: its outline and its holes, with the box around the outline. */
export interface LandPolygon {
  readonly rings: readonly (readonly Pixel[])[]
  readonly box: {readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number}
}

function polygonOf(text: string, lines: readonly (readonly Pixel[])[]): LandPolygon {
  const rings = text.split(';').map((ring) =>
    ring.split(',').flatMap((arc) => {
      const index = Number(arc)
      return index < 0 ? [...(lines[~index] ?? [])].reverse() : (lines[index] ?? [])
    }),
  )
  const outline = rings[0] ?? []
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  return {rings, box: {x1: least(xs), y1: least(ys), x2: most(xs), y2: most(ys)}}
}

let polygons: readonly LandPolygon[] | undefined

/** All countries, decoded by the first call. */
export function landPolygons(): readonly LandPolygon[] {
  if (!polygons) {
    const lines = land.lines.split(' ').map(decodeLine)
    polygons = land.polygons.split(' ').map((text) => polygonOf(text, lines))
  }
  return polygons
}

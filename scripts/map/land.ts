import {createRequire} from 'node:module'
import path from 'node:path'
import {encodeLine} from '../../server/app/map/line-code'
import {replaceFile} from '../lib/replace-file'
import {simplify} from './simplify'

/**
 * Writes `server/app/map/land.json`, the countries of the map of stores, from Natural Earth's
 * data in the package `world-atlas` (TopoJSON). Coordinates become pixels of Web Mercator at the deepest zoom.
 */

/** Width of the world in pixels at zoom 8, with tiles of 512. */
const WORLD = 512 * 2 ** 8
/** Pixels by which a line may differ from the original. */
const TOLERANCE = 1.6
/** Web Mercator ends there. */
const MAX_LATITUDE = 85

interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly objects: {readonly countries: {readonly geometries: readonly Geometry[]}}
}

type Geometry =
  | {readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[]}
  | {readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[]}

const file = createRequire(__filename).resolve('world-atlas/countries-10m.json')
const topology = createRequire(__filename)(file) as Topology
const {scale, translate} = topology.transform

function project(longitude: number, latitude: number): [number, number] {
  const limited = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  const sine = Math.sin((limited * Math.PI) / 180)
  return [
    (0.5 + longitude / 360) * WORLD,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  ]
}

const lines = topology.arcs.map((arc) => {
  let x = 0
  let y = 0
  const points = arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return project(x * scale[0] + translate[0], y * scale[1] + translate[1])
  })
  return simplify(points, TOLERANCE).map(([px, py]) => [Math.round(px), Math.round(py)] as const)
})

/** One list of rings for each polygon; a ring is a list of arcs, `~arc` for one in the other direction. */
const polygons = topology.objects.countries.geometries.flatMap((geometry) =>
  geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs,
)

const target = path.resolve(__dirname, '../../server/app/map/land.json')
replaceFile(
  target,
  `${JSON.stringify({
    lines: lines.map(encodeLine).join(' '),
    polygons: polygons.map((rings) => rings.map((ring) => ring.join(',')).join(';')).join(' '),
  })}\n`,
)

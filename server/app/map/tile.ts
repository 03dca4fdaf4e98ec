import {tokens} from '../../../common/design-tokens'
import {LAND_ZOOM, landPolygons, type LandPolygon} from './land'
import type {Pixel} from './line-code'

/** Width and height of a tile in pixels. */
const TILE_SIZE = 512
export const MIN_ZOOM = 2
export const MAX_ZOOM = 9
/** Pixels around a tile, so that borders reach over its edge. */
const MARGIN = 4

/** Address of a tile: column and row at a zoom, as maps on the web count them. */
interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** True for a tile of the world. */
export const isTile = ({z, x, y}: TileAddress): boolean =>
  z >= MIN_ZOOM && z <= MAX_ZOOM && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z

/** An edge of a box: inside of it, `side` times the coordinate is at least `side` times the limit. */
type Edge = readonly [axis: 0 | 1, limit: number, side: 1 | -1]

function cross(a: Pixel, b: Pixel, [axis, limit]: Edge): Pixel {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The part of a ring within a box (Sutherland and Hodgman); empty for a ring outside. */
export function clipRing(ring: readonly Pixel[], [x1, y1, x2, y2]: readonly number[]): Pixel[] {
  const edges: readonly Edge[] = [
    [0, x1 ?? 0, 1],
    [1, y1 ?? 0, 1],
    [0, x2 ?? 0, -1],
    [1, y2 ?? 0, -1],
  ]
  return edges.reduce<Pixel[]>(
    (points, edge) => {
      const [axis, limit, side] = edge
      const isIn = (point: Pixel) => (point[axis] - limit) * side >= 0
      return points.flatMap((point, index) => {
        const before = points[(index + points.length - 1) % points.length] ?? point
        const entered = isIn(point) === isIn(before) ? [] : [cross(before, point, edge)]
        return isIn(point) ? [...entered, point] : entered
      })
    },
    [...ring],
  )
}

/** Points that are nearer to the one before, in pixels of both axes together, are left out. */
const LEAST_STEP = 2
/** Islands of fewer pixels are left out. */
const LEAST_ISLAND = 1.5

/** Path of a ring in the tile's own pixels. */
function pathOf(ring: readonly Pixel[]): string {
  let path = ''
  let lastX = 0
  let lastY = 0
  let count = 0
  for (const [exactX, exactY] of ring) {
    const x = Math.round(exactX)
    const y = Math.round(exactY)
    if (count > 0 && Math.abs(x - lastX) + Math.abs(y - lastY) < LEAST_STEP) continue
    path += count === 0 ? `M${x} ${y}l` : `${x - lastX} ${y - lastY} `
    lastX = x
    lastY = y
    count += 1
  }
  return count < 3 ? '' : `${path.trimEnd()}Z`
}

/** The tile as SVG: land with borders on water, in the colours of the design (rule STORE-6). */
export function tileSvg({z, x, y}: TileAddress): string {
  const scale = 2 ** (z - LAND_ZOOM)
  const left = x * TILE_SIZE
  const top = y * TILE_SIZE
  const view = [
    left - MARGIN,
    top - MARGIN,
    left + TILE_SIZE + MARGIN,
    top + TILE_SIZE + MARGIN,
  ].map((pixel) => pixel / scale)
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = view
  const isSeen = ({box}: LandPolygon) =>
    box.x2 >= x1 &&
    box.x1 <= x2 &&
    box.y2 >= y1 &&
    box.y1 <= y2 &&
    Math.max(box.x2 - box.x1, box.y2 - box.y1) * scale >= LEAST_ISLAND
  const toTile = ([px, py]: Pixel): Pixel => [px * scale - left, py * scale - top]
  const paths = landPolygons()
    .filter(isSeen)
    .flatMap(({rings}) => rings.map((ring) => pathOf(clipRing(ring, view).map(toTile))))
  const {sky, white, line} = tokens.color
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">` +
    `<path fill="${sky}" d="M0 0h${TILE_SIZE}v${TILE_SIZE}H0z"/>` +
    `<path fill="${white}" stroke="${line}" stroke-width="1" stroke-linejoin="round" fill-rule="evenodd" d="${paths.join('')}"/>` +
    '</svg>'
  )
}

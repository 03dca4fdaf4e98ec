import type {Place} from '@app/features/advice/public/store-stock'

/** Width of a tile, and of the world at zoom 0, in pixels. */
export const TILE = 512
export const MIN_ZOOM = 2
export const MAX_ZOOM = 9
/** Distance in pixels within which stores share a marker. */
const CLUSTER = 40

/** A point of the world in pixels of a zoom; rows count from the north. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of the map, in pixels of its zoom. */
export interface MapView extends Point {
  readonly zoom: number
}

export const clampZoom = (zoom: number): number => Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom))

/** Where a place is at a zoom (Web Mercator). */
export function project({latitude, longitude}: Place, zoom: number): Point {
  const world = TILE * 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  return {
    x: (0.5 + longitude / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

/** The place at a point of a zoom, as longitude and latitude (inverse of `project`). */
export function unproject({x, y, zoom}: MapView): [longitude: number, latitude: number] {
  const world = TILE * 2 ** zoom
  const north = Math.PI * (1 - (2 * y) / world)
  return [(x / world) * 360 - 180, (Math.atan(Math.sinh(north)) * 180) / Math.PI]
}

/** The view at another zoom with the same middle. */
export function zoomed({x, y, zoom}: MapView, step: number): MapView {
  const next = clampZoom(zoom + step)
  const factor = 2 ** (next - zoom)
  return {x: x * factor, y: y * factor, zoom: next}
}

/**
 * The view that shows all places in a square, as near as possible.
 * @param size width of the square in pixels
 * @param nearest deepest zoom, for places that are close together; by default one that still shows borders or coasts
 */
export function fitted(places: readonly Place[], size: number, nearest = 6): MapView {
  const points = places.map((place) => project(place, 0))
  const xs = points.map(({x}) => x)
  const ys = points.map(({y}) => y)
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (points.length === 0) return {...project({latitude: 51, longitude: 10}, 4), zoom: 4}
  const extent = Math.max(x2 - x1, y2 - y1)
  // One place has no extent, and fits at any zoom.
  const zoom = clampZoom(Math.min(nearest, Math.floor(Math.log2(size / extent))))
  const factor = 2 ** zoom
  return {x: ((x1 + x2) / 2) * factor, y: ((y1 + y2) / 2) * factor, zoom}
}

/** Addresses of the tiles around the middle, with their place from there. @param reach half of the map in pixels */
export function tilesOf(
  {x, y, zoom}: MapView,
  reach: Point,
): readonly {readonly path: string; readonly x: number; readonly y: number}[] {
  const count = 2 ** zoom
  const range = (middle: number, half: number) => {
    const first = Math.floor((middle - half) / TILE)
    const last = Math.floor((middle + half) / TILE)
    return Array.from({length: last - first + 1}, (_, index) => first + index)
  }
  return range(y, reach.y)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      range(x, reach.x).map((column) => ({
        path: `${zoom}/${((column % count) + count) % count}/${row}`,
        x: column * TILE - x,
        y: row * TILE - y,
      })),
    )
}

/** Stores that share a marker, with its place from the middle of the map. */
export interface Cluster<Item> extends Point {
  readonly items: readonly Item[]
}

/** Markers of a view: each store, or several that would cover each other (rule STORE-6). */
export function clustersOf<Item extends {readonly place: Place | null}>(
  items: readonly Item[],
  view: MapView,
): readonly Cluster<Item>[] {
  const clusters: {x: number; y: number; items: Item[]}[] = []
  for (const item of items) {
    if (!item.place) continue
    const point = project(item.place, view.zoom)
    const [x, y] = [point.x - view.x, point.y - view.y]
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < CLUSTER)
    if (near) near.items.push(item)
    else clusters.push({x, y, items: [item]})
  }
  return clusters
}

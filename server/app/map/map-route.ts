import type {RequestHandler} from 'express'
import {LRUCache} from 'lru-cache'
import type {RouteModule} from '../route'
import {isTile, tileSvg} from './tile'

/** Path of the route: zoom, column and row. */
export const MAP_PATH = '/services/map/:z(\\d{1,2})/:x(\\d{1,4})/:y(\\d{1,4}).svg'

/** Maximum age in seconds: countries seldom move. */
const MAX_AGE = 604_800
const MAX_BYTES = 8_000_000

/** `GET /services/map/{z}/{x}/{y}.svg`: a tile of the map of stores, drawn without another service (rule STORE-6). */
export function mapRoute(): RequestHandler {
  const drawn = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (svg) => svg.length,
  })
  return ({params}, res) => {
    const tile = {z: Number(params.z), x: Number(params.x), y: Number(params.y)}
    if (!isTile(tile)) {
      return void res.set('Cache-Control', 'no-store').status(404).json({title: 'No such tile'})
    }
    const key = `${tile.z}/${tile.x}/${tile.y}`
    const svg = drawn.get(key) ?? tileSvg(tile)
    drawn.set(key, svg)
    res.set('Cache-Control', `public, max-age=${MAX_AGE}`).type('image/svg+xml').send(svg)
  }
}

export const mapRoutes: RouteModule = () => [
  {method: 'get', path: MAP_PATH, rate: {perSecond: 20, burst: 300}, handler: mapRoute()},
]

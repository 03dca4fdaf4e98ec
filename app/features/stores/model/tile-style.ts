import {TILE} from './map-view'

/** A style of MapLibre GL that shows nothing but the tiles of an address. */
export const tileStyle = (tiles: string) => ({
  version: 8 as const,
  sources: {tiles: {type: 'raster' as const, tiles: [tiles], tileSize: TILE}},
  layers: [{id: 'tiles', type: 'raster' as const, source: 'tiles'}],
})

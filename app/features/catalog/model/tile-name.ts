import type {TileModel} from '../public/tile'

const names = new WeakMap<TileModel, string>()

/** Cache key with all displayed data of a tile: tiles with the same key look the same. */
export function tileName(tile: TileModel): string {
  const known = names.get(tile)
  if (known !== undefined) return known
  const name = JSON.stringify(tile)
  names.set(tile, name)
  return name
}

import type {TileModel} from './tile'

const names = new WeakMap<TileModel, string>()

/** Names all that a tile shows: tiles of one name are the same. */
export function tileName(tile: TileModel): string {
  const known = names.get(tile)
  if (known !== undefined) return known
  const name = JSON.stringify(tile)
  names.set(tile, name)
  return name
}

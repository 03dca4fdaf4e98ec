import {commonFolder} from '../public/image-paths'
import type {Listing} from '../public/listing-model'
import type {TileModel} from '../public/tile'

/** Makes the picture paths of a tile relative to a folder higher up. */
function rebase(tile: TileModel, prefix: string): TileModel {
  if (!prefix) return tile
  return {
    ...tile,
    ...(tile.image !== undefined && {image: prefix + tile.image}),
    ...(tile.hover !== undefined && {hover: prefix + tile.hover}),
    ...(tile.colors && {
      colors: tile.colors.map((color) => ({...color, image: prefix + color.image})),
    }),
  }
}

/** The tiles of several pages as one list; a product that moved between two pages appears once. */
export function mergeTiles(
  pages: readonly Pick<Listing, 'tiles' | 'imageFolder'>[],
): Pick<Listing, 'tiles' | 'imageFolder'> {
  const [only, ...others] = pages.filter(({tiles}) => tiles.length > 0)
  if (!only) return {tiles: [], imageFolder: ''}
  if (others.length === 0) return only
  const imageFolder = commonFolder([only, ...others].map((page) => page.imageFolder))
  const tiles = new Map<string, TileModel>()
  for (const page of [only, ...others]) {
    const prefix = page.imageFolder.slice(imageFolder.length)
    for (const tile of page.tiles) {
      if (!tiles.has(tile.id)) tiles.set(tile.id, rebase(tile, prefix))
    }
  }
  return {tiles: [...tiles.values()], imageFolder}
}

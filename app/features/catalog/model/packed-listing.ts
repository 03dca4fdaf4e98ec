import type {Listing} from './listing'
import type {TileColor, TileModel} from './tile'

/**
 * A listing as it travels in the state of a page, where 38 tiles name some two hundred pictures. All
 * pictures of a tile are named by one pattern, each by the rest: mostly its hash. B2C Commerce puts the
 * hash of the file into the path, `dw1a2b3c4d/images/...`.
 */
export interface PackedListing extends Omit<Listing, 'tiles'> {
  readonly tiles: readonly PackedTile[]
}

type PackedColor = readonly [id: string, name: string, image: string]

interface PackedTile extends Omit<TileModel, 'colors'> {
  /** Path after the hash, `*` where the id of the colour stands. */
  readonly pattern?: string
  readonly colors?: readonly PackedColor[]
}

const HASHED = /^dw([0-9a-f]{8})\/(.+)$/
const HASH_ALONE = /^[0-9a-f]{8}$/
const COLOR_PLACE = '/*/'

const placeOf = (color: string): string => `/${color}/`

function patternOf([first]: readonly TileColor[]): string | undefined {
  const rest = first && HASHED.exec(first.image)?.[2]
  return rest?.includes(placeOf(first?.id ?? ''))
    ? rest.replace(placeOf(first?.id ?? ''), COLOR_PLACE)
    : undefined
}

function packImage(image: string, pattern: string, color: string): string {
  const [, hash, rest] = HASHED.exec(image) ?? []
  return hash && rest === pattern.replace(COLOR_PLACE, placeOf(color)) ? hash : image
}

const unpackImage = (packed: string, pattern: string, color: string): string =>
  HASH_ALONE.test(packed) ? `dw${packed}/${pattern.replace(COLOR_PLACE, placeOf(color))}` : packed

function packTile({colors, ...tile}: TileModel): PackedTile {
  if (!colors) return tile
  const pattern = patternOf(colors)
  return {
    ...tile,
    ...(pattern && {pattern}),
    colors: colors.map(({id, name, image}) => [
      id,
      name,
      pattern ? packImage(image, pattern, id) : image,
    ]),
  }
}

function unpackTile({colors, pattern, ...tile}: PackedTile): TileModel {
  if (!colors) return tile
  return {
    ...tile,
    colors: colors.map(([id, name, image]) => ({
      id,
      name,
      image: pattern ? unpackImage(image, pattern, id) : image,
    })),
  }
}

export const packListing = (listing: Listing): PackedListing => ({
  ...listing,
  tiles: listing.tiles.map(packTile),
})

export const unpackTiles = (tiles: PackedListing['tiles']): TileModel[] => tiles.map(unpackTile)

export const unpackListing = (packed: PackedListing): Listing => ({
  ...packed,
  tiles: unpackTiles(packed.tiles),
})

import type {Listing} from './listing'
import type {TileColor, TileModel} from './tile'

/**
 * A listing as it travels in the state of a page, where 38 tiles name some two hundred pictures. All
 * pictures of a tile are named by one pattern, each by the rest: mostly its hash. B2C Commerce puts the
 * hash of the file into the path, `dw1a2b3c4d/images/...`. Patterns and names of colours are written where they
 * come first in the list.
 */
export interface PackedListing extends Omit<Listing, 'tiles'> {
  readonly tiles: readonly PackedTile[]
}

/** Without a name: as the colour was called last. */
type PackedColor = readonly [id: string, image: string, name?: string]

interface PackedTile extends Omit<TileModel, 'colors'> {
  /** Path after the hash, `*` where the id of the colour stands; or the place of the tile that wrote it. */
  readonly pattern?: string | number
  readonly colors?: readonly PackedColor[]
}

const HASHED = /^dw([0-9a-f]{8})\/(.+)$/
const HASH_ALONE = /^[0-9a-f]{8}$/
const HASH_AND_FILE = /^([0-9a-f]{8}) (.+)$/
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

/** Folder of the pictures of a colour, after the hash. */
const folderOf = (pattern: string, color: string): string =>
  pattern.slice(0, pattern.lastIndexOf('/') + 1).replace(COLOR_PLACE, placeOf(color))

/** Hash and file name of a picture in the folder of its colour. */
function packHover(hover: string, folder: string): string {
  const [, hash, rest] = HASHED.exec(hover) ?? []
  const file = rest?.startsWith(folder) ? rest.slice(folder.length) : ''
  return hash && file && !file.includes('/') ? `${hash} ${file}` : hover
}

function unpackHover(packed: string, folder: string): string {
  const [, hash, file] = HASH_AND_FILE.exec(packed) ?? []
  return hash && file ? `dw${hash}/${folder}${file}` : packed
}

/** Id of the colour that a tile shows first; its second picture is of that colour too. */
const shownColor = (ids: readonly string[], {color = 0}: Pick<TileModel, 'color'>): string =>
  ids[color] ?? ''

/** What a list has written so far, or what was read of it. */
class Written {
  /** Tiles by the pattern that they wrote, and the other way round. */
  readonly places = new Map<string, number>()
  readonly patterns = new Map<number, string>()
  /** Names by ids of colours. */
  readonly names = new Map<string, string>()
}

function packPattern(pattern: string, place: number, {places}: Written): string | number {
  const before = places.get(pattern)
  if (before === undefined) places.set(pattern, place)
  return before ?? pattern
}

function unpackPattern(packed: string | number, place: number, {patterns}: Written) {
  if (typeof packed === 'number') return patterns.get(packed)
  patterns.set(place, packed)
  return packed
}

function packColor({id, name, image}: TileColor, pattern: string | undefined, {names}: Written) {
  const packed = [id, pattern ? packImage(image, pattern, id) : image] as const
  if (names.get(id) === name) return packed
  names.set(id, name)
  return [...packed, name] as const
}

function unpackColor(
  [id, image, name]: PackedColor,
  pattern: string | undefined,
  {names}: Written,
): TileColor {
  if (name !== undefined) names.set(id, name)
  return {
    id,
    name: names.get(id) ?? id,
    image: pattern ? unpackImage(image, pattern, id) : image,
  }
}

function packTile(
  {colors, hover, ...tile}: TileModel,
  place: number,
  written: Written,
): PackedTile {
  if (!colors) return {...tile, ...(hover && {hover})}
  const pattern = patternOf(colors)
  const shown = shownColor(
    colors.map(({id}) => id),
    tile,
  )
  return {
    ...tile,
    ...(hover && {hover: pattern ? packHover(hover, folderOf(pattern, shown)) : hover}),
    ...(pattern && {pattern: packPattern(pattern, place, written)}),
    colors: colors.map((color) => packColor(color, pattern, written)),
  }
}

function unpackTile(
  {colors, pattern: packed, hover, ...tile}: PackedTile,
  place: number,
  written: Written,
): TileModel {
  if (!colors) return {...tile, ...(hover && {hover})}
  const pattern = packed === undefined ? undefined : unpackPattern(packed, place, written)
  const shown = shownColor(
    colors.map(([id]) => id),
    tile,
  )
  return {
    ...tile,
    ...(hover && {hover: pattern ? unpackHover(hover, folderOf(pattern, shown)) : hover}),
    colors: colors.map((color) => unpackColor(color, pattern, written)),
  }
}

export function packListing(listing: Listing): PackedListing {
  const written = new Written()
  return {...listing, tiles: listing.tiles.map((tile, place) => packTile(tile, place, written))}
}

const unpackedTiles = new WeakMap<PackedListing['tiles'], readonly TileModel[]>()
const unpackedListings = new WeakMap<PackedListing, Listing>()

/** The same tiles for the same packed ones: a server shows what it read on many pages. */
export function unpackTiles(packed: PackedListing['tiles']): readonly TileModel[] {
  const known = unpackedTiles.get(packed)
  if (known) return known
  const written = new Written()
  const tiles = packed.map((tile, place) => unpackTile(tile, place, written))
  unpackedTiles.set(packed, tiles)
  return tiles
}

/** The same listing for the same packed one. */
export function unpackListing(packed: PackedListing): Listing {
  const known = unpackedListings.get(packed)
  if (known) return known
  const listing = {...packed, tiles: unpackTiles(packed.tiles)}
  unpackedListings.set(packed, listing)
  return listing
}

import type {Listing} from './listing'
import type {PriceModel} from './price'
import type {TileColor, TileModel} from './tile'

/**
 * The compact form of a listing in the page state, where 38 tiles contain about two hundred pictures.
 * All pictures of a tile share one path pattern; each picture stores only its remaining part, usually
 * its hash. B2C Commerce puts the hash of the file into the path, `dw1a2b3c4d/images/...`. Patterns,
 * colour names and the tax rate are stored at their first occurrence in the list.
 */
export interface PackedListing extends Omit<Listing, 'tiles'> {
  readonly tiles: readonly PackedTile[]
}

/** A colour; without a name it has the last stored name of that colour id. */
type PackedColor = readonly [id: string, image: string, name?: string]

/** A price; without a tax rate it has that of the price before it, and with null it has none. */
type PackedPrice = Omit<PriceModel, 'taxRate'> & {readonly taxRate?: number | null}

interface PackedTile extends Omit<TileModel, 'colors' | 'price'> {
  readonly price?: PackedPrice
  /** Path after the hash, `*` for the colour's id; or the index of the tile that stored the pattern. */
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

/** Reduces a picture in the folder of its colour to its hash and file name. */
function packHover(hover: string, folder: string): string {
  const [, hash, rest] = HASHED.exec(hover) ?? []
  const file = rest?.startsWith(folder) ? rest.slice(folder.length) : ''
  return hash && file && !file.includes('/') ? `${hash} ${file}` : hover
}

function unpackHover(packed: string, folder: string): string {
  const [, hash, file] = HASH_AND_FILE.exec(packed) ?? []
  return hash && file ? `dw${hash}/${folder}${file}` : packed
}

/** Id of the colour that a tile shows first; its second picture has the same colour. */
const shownColor = (ids: readonly string[], {color = 0}: Pick<TileModel, 'color'>): string =>
  ids[color] ?? ''

/** Patterns and names that a list has written so far, or that were read from it. */
class Written {
  /** Tile indexes by the pattern that they stored, and patterns by tile index. */
  readonly places = new Map<string, number>()
  readonly patterns = new Map<number, string>()
  /** Colour names by colour id. */
  readonly names = new Map<string, string>()
  /** Tax rate of the last price. */
  taxRate: number | undefined
}

function packPrice(price: PriceModel, written: Written): PackedPrice {
  const {taxRate, ...rest} = price
  if (taxRate === written.taxRate) return rest
  written.taxRate = taxRate
  return {...rest, taxRate: taxRate ?? null}
}

function unpackPrice(packed: PackedPrice, written: Written): PriceModel {
  const {taxRate = written.taxRate, ...rest} = packed
  written.taxRate = taxRate ?? undefined
  return written.taxRate === undefined ? rest : {...rest, taxRate: written.taxRate}
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
  {colors, hover, price, ...others}: TileModel,
  place: number,
  written: Written,
): PackedTile {
  const tile = {...others, ...(price && {price: packPrice(price, written)})}
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
  {colors, pattern: packed, hover, price, ...others}: PackedTile,
  place: number,
  written: Written,
): TileModel {
  const tile = {...others, ...(price && {price: unpackPrice(price, written)})}
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

/** Returns the same tiles for the same packed tiles: a server renders one read on many pages. */
export function unpackTiles(packed: PackedListing['tiles']): readonly TileModel[] {
  const known = unpackedTiles.get(packed)
  if (known) return known
  const written = new Written()
  const tiles = packed.map((tile, place) => unpackTile(tile, place, written))
  unpackedTiles.set(packed, tiles)
  return tiles
}

/** Returns the same listing for the same packed listing. */
export function unpackListing(packed: PackedListing): Listing {
  const known = unpackedListings.get(packed)
  if (known) return known
  const listing = {...packed, tiles: unpackTiles(packed.tiles)}
  unpackedListings.set(packed, listing)
  return listing
}

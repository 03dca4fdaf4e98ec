import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {commonFolder} from './image-paths'
import {tileOf, type TileModel} from './tile'

type Result = ShopperSearchTypes.ProductSearchResult
type WireValue = ShopperSearchTypes.ProductSearchRefinementValue

export interface RefinementValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface Refinement {
  /** Refinement id: `cgid`, `price` or a custom attribute such as `c_material`. */
  readonly id: string
  readonly label: string
  readonly values: readonly RefinementValue[]
}

export interface SortOption {
  readonly id: string
  readonly label: string
}

/** One page of a listing. */
export interface Listing {
  readonly total: number
  readonly tiles: readonly TileModel[]
  /** Folder that the pictures of `tiles` are relative to. */
  readonly imageFolder: string
  readonly refinements: readonly Refinement[]
  readonly sorts: readonly SortOption[]
  /** Search phrase that the backend suggests instead of the one searched for. */
  readonly suggestion?: string
}

/** The parts of a search answer that a page uses. */
export interface ListingScope {
  /** False on the content-only site. */
  readonly withPrices: boolean
  /** False on a category page: its subcategories are separate links. */
  readonly withCategories: boolean
}

/** Flattens nested categories into one list, parents before their children. */
const flatten = (values: readonly WireValue[]): WireValue[] =>
  values.flatMap((value) => [value, ...flatten(value.values ?? [])])

/** SCAPI separates the values of a refinement by pipes: a value with one cannot be selected. */
const isSelectable = (attributeId: string, value: string): boolean =>
  attributeId === 'cgid' || !value.includes('|')

function refinementsOf(result: Result, {withPrices, withCategories}: ListingScope): Refinement[] {
  return (result.refinements ?? []).flatMap(({attributeId, label, values = []}) => {
    if (attributeId === 'price' && !withPrices) return []
    if (attributeId === 'cgid' && !withCategories) return []
    const found = flatten(values)
      .filter(({value, hitCount}) => hitCount > 0 && isSelectable(attributeId, value))
      .map(({value, label: name, hitCount}) => ({value, label: name, count: hitCount}))
    return found.length > 0 ? [{id: attributeId, label: label ?? attributeId, values: found}] : []
  })
}

const isPriceSort = ({id}: SortOption): boolean => id.startsWith('price')

const relativeTo = (folder: string, path: string): string => path.slice(folder.length)

/** Makes the picture paths of a tile relative to a folder. */
function pack(tile: TileModel, folder: string): TileModel {
  return {
    ...tile,
    ...(tile.image !== undefined && {image: relativeTo(folder, tile.image)}),
    ...(tile.hover !== undefined && {hover: relativeTo(folder, tile.hover)}),
    ...(tile.colors && {
      colors: tile.colors.map((color) => ({...color, image: relativeTo(folder, color.image)})),
    }),
  }
}

const picturesOf = ({image, hover, colors = []}: TileModel): string[] =>
  [image, hover, ...colors.map((color) => color.image)].filter(
    (path): path is string => path !== undefined,
  )

function suggestionOf({query, searchPhraseSuggestions}: Result): string | undefined {
  const [first] = searchPhraseSuggestions?.suggestedPhrases ?? []
  return first && !first.exactMatch && first.phrase !== query ? first.phrase : undefined
}

/** Converts the answer of a product search to a listing. */
export function listingOf(result: Result, {withPrices, withCategories}: ListingScope): Listing {
  const tiles = (result.hits ?? []).map((hit) => tileOf(hit, withPrices))
  const imageFolder = commonFolder(tiles.flatMap(picturesOf))
  const suggestion = suggestionOf(result)
  return {
    total: result.total,
    tiles: tiles.map((tile) => pack(tile, imageFolder)),
    imageFolder,
    refinements: refinementsOf(result, {withPrices, withCategories}),
    sorts: (result.sortingOptions ?? [])
      .map(({id, label}) => ({id, label}))
      .filter((option) => withPrices || !isPriceSort(option)),
    ...(suggestion && {suggestion}),
  }
}

import type {MessageId} from '@app/shared/i18n/messages'
import type {Listing, Refinement, SortOption} from '../public/listing-model'
import {toggleRefinement, listingSearch, type ListingRequest} from '../public/listing-request'
import {parsePriceRange, type PriceBounds} from './price-range'

/** A URL may contain any id, also the name of a property that every object inherits; hence a Map. */
const titles = (table: Readonly<Record<string, MessageId>>): ReadonlyMap<string, MessageId> =>
  new Map(Object.entries(table))

/** Titles of the refinements and sorting options that the shop translates itself. */
const REFINEMENT_TITLES = titles({
  c_ageFrom: 'listing.refinement.c_ageFrom',
  c_material: 'listing.refinement.c_material',
  c_refinementColor: 'listing.refinement.c_refinementColor',
  cgid: 'listing.refinement.cgid',
  htype: 'listing.refinement.htype',
  pmid: 'listing.refinement.pmid',
  price: 'listing.refinement.price',
})
const SORT_TITLES = titles({
  'best-matches': 'listing.sort.best-matches',
  bestSeller: 'listing.sort.bestSeller',
  'name-asc': 'listing.sort.name-asc',
  newest: 'listing.sort.newest',
  'price-high-to-low': 'listing.sort.price-high-to-low',
  'price-low-to-high': 'listing.sort.price-low-to-high',
})

/** Refinements whose title is more helpful to a shopper than the id of an unlabelled value. */
const isTitled = (id: string): boolean => id !== 'price' && REFINEMENT_TITLES.has(id)

/** Message id of a refinement's title; undefined where the backend's own label is used. */
export const refinementTitle = ({id}: Pick<Refinement, 'id'>): MessageId | undefined =>
  REFINEMENT_TITLES.get(id)

/** Message id of a sorting option; undefined where the backend's own label is used. */
export const sortTitle = ({id}: Pick<SortOption, 'id'>): MessageId | undefined =>
  SORT_TITLES.get(id)

/** True for the refinement whose values are shown with a colour swatch. */
export const isColorRefinement = ({id}: Pick<Refinement, 'id'>): boolean =>
  id === 'c_refinementColor'

/** A value of the sidebar and the URL that selects or deselects it. */
export interface RefinementChoice {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
  readonly href: string
}

export function choicesOf(
  refinement: Refinement,
  request: ListingRequest,
  basePath: string,
): RefinementChoice[] {
  const chosen = new Set(request.refine[refinement.id] ?? [])
  return refinement.values.map(({value, label, count}) => ({
    value,
    label,
    count,
    selected: chosen.has(value),
    href: basePath + listingSearch(toggleRefinement(request, refinement.id, value)),
  }))
}

export interface ChosenValue {
  readonly refinementId: string
  /** The backend's label of the refinement, or its id. */
  readonly refinement: string
  readonly value: string
  /** The backend's label of the value, or its id. */
  readonly label: string
  /** Bounds of a price range that is not one of the backend's ranges. */
  readonly bounds?: PriceBounds
  /** True for an id that is unreadable for shoppers: the name of its refinement is shown instead. */
  readonly unnamed?: true
  /** URL of the listing without this value. */
  readonly href: string
}

/** Selected values in the order of the URL; the backend returns no label for a value without products. */
export function chosenValues(
  listing: Pick<Listing, 'refinements'>,
  request: ListingRequest,
  basePath: string,
): ChosenValue[] {
  return Object.entries(request.refine).flatMap(([refinementId, values]) => {
    const known = listing.refinements.find(({id}) => id === refinementId)
    return values.map((value) => {
      const named = known?.values.find((candidate) => candidate.value === value)
      const bounds = named || refinementId !== 'price' ? undefined : parsePriceRange(value)
      return {
        refinementId,
        refinement: known?.label ?? refinementId,
        value,
        label: named?.label ?? value,
        ...(bounds && {bounds}),
        ...(!named && isTitled(refinementId) && {unnamed: true as const}),
        href: basePath + listingSearch(toggleRefinement(request, refinementId, value)),
      }
    })
  })
}

/** The position of a page within all results. Positions count from 1. */
export interface Paging {
  readonly page: number
  readonly pages: number
  /** Number of results up to the last one shown. */
  readonly shown: number
  readonly hasMore: boolean
}

/** @param loaded number of results shown, the first of them at `request.offset` */
export function pagingOf(
  {offset, limit}: Pick<ListingRequest, 'offset' | 'limit'>,
  loaded: number,
  total: number,
): Paging {
  const shown = Math.min(offset + loaded, total)
  return {
    page: Math.floor(offset / limit) + 1,
    pages: Math.max(1, Math.ceil(total / limit)),
    shown,
    hasMore: shown < total && loaded > 0,
  }
}

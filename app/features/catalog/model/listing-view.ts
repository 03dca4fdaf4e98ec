import type {MessageId} from '@app/shared/i18n/messages'
import type {Listing, Refinement, SortOption} from './listing'
import {toggleRefinement, listingSearch, type ListingRequest} from './listing-request'
import {parsePriceRange, type PriceBounds} from './price-range'

/** An address may name any id, such as that of a property that every object has. */
const titles = (table: Readonly<Record<string, MessageId>>): ReadonlyMap<string, MessageId> =>
  new Map(Object.entries(table))

/** Titles of the refinements and sorting options that the shop words itself. */
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

/** Refinements whose own name tells a shopper more than the id of a value that the backend did not name. */
const isTitled = (id: string): boolean => id !== 'price' && REFINEMENT_TITLES.has(id)

/** Message of a refinement's title; undefined where the backend's own label holds. */
export const refinementTitle = ({id}: Pick<Refinement, 'id'>): MessageId | undefined =>
  REFINEMENT_TITLES.get(id)

/** Message of a sorting option; undefined where the backend's own label holds. */
export const sortTitle = ({id}: Pick<SortOption, 'id'>): MessageId | undefined =>
  SORT_TITLES.get(id)

/** Refinement whose values are shown with a dot of their colour. */
export const isColorRefinement = ({id}: Pick<Refinement, 'id'>): boolean =>
  id === 'c_refinementColor'

/** A value of the sidebar and the address that chooses it, or gives it up. */
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
  /** The backend's word for the refinement, or its id. */
  readonly refinement: string
  readonly value: string
  /** The backend's word for the value, or its id. */
  readonly label: string
  /** A range of prices that is none of the backend's. */
  readonly bounds?: PriceBounds
  /** An id that no shopper can read: the name of its refinement says more. */
  readonly unnamed?: true
  /** The listing without this value. */
  readonly href: string
}

/** Chosen values in the order of the address; one that no product has is not named by the backend. */
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

/** Where a page of results stands in all of them. Positions count from 1. */
export interface Paging {
  readonly page: number
  readonly pages: number
  /** Results up to the last one shown. */
  readonly shown: number
  readonly hasMore: boolean
}

/** @param loaded results shown, the first of them at `request.offset` */
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

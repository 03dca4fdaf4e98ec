import {cutText} from '@common/cut-text'
import {escapeReserved} from '@common/api-id'
import {encodePart} from '@common/address-part'

/** Page size of a listing without parameters (rule CAT-2). */
export const PAGE_SIZE = 38
/** The other page size, for rows and for `limit=12` in a URL. */
export const SHORT_PAGE_SIZE = 12
export const DEFAULT_SORT = 'best-matches'
/** SCAPI returns at most 200 hits in one answer. */
const MAX_LIMIT = 200

/** Refinement of every product search (rule CAT-5). */
const ALWAYS_REFINED = 'available-on-web=1'
/** SCAPI accepts at most nine refinements in one search. */
const MOST_REFINEMENTS = 9

/**
 * Parameter `refine` of every product search. The SDK's type has one text there; its client, like ours, repeats the
 * parameter for a list.
 */
export const refinedBy = (...refinements: readonly string[]): string[] & string =>
  [ALWAYS_REFINED, ...refinements].slice(0, MOST_REFINEMENTS) as string[] & string

/** Maximum length of a search phrase and of a sorting option's id in SCAPI, in characters. */
const LONGEST_PHRASE = 500
const LONGEST_SORT = 256

/** The parameters of a listing, read from its URL (rule CAT-3). */
export interface ListingRequest {
  /** Category of the page; null on the search page. */
  readonly categoryId: string | null
  /** Search phrase, trimmed; '' when there is none. */
  readonly query: string
  /** Selected values by refinement attribute, both in a fixed order so that equal selections are equal. */
  readonly refine: Readonly<Record<string, readonly string[]>>
  readonly sort: string
  readonly offset: number
  readonly limit: number
}

/** Refinements that accept only one value at a time: B2C Commerce accepts no list for them. */
const SINGLE_VALUED = new Set(['price', 'cgid'])

const isSingleValued = (attributeId: string): boolean => SINGLE_VALUED.has(attributeId)

/** Separate parameters that are also refinements (rule CAT-3). */
const MERGED_PARAMETERS = ['pmid', 'cgid', 'htype'] as const

/** Every parameter that `parseListingRequest` reads. */
export const LISTING_PARAMETERS: readonly string[] = [
  'q',
  'refine',
  'sort',
  'offset',
  'limit',
  ...MERGED_PARAMETERS,
]

function wholeNumber(text: string | null, fallback: number): number {
  const value = text === null || !/^\d{1,6}$/.test(text) ? Number.NaN : Number(text)
  return Number.isNaN(value) ? fallback : value
}

const PRICE_RANGE = /^\((\d*\.?\d*)\.\.(\d*\.?\d*)\)$/

/** Matches `(50..150)`, `(50..)` and `(..150)`; any other value causes a fault of the search. */
function isPriceRange(text: string): boolean {
  const [, from = '', to = ''] = PRICE_RANGE.exec(text) ?? []
  if (from === '' || to === '') return from !== to
  return Number(from) <= Number(to)
}

/** Hit types and promotion roles that SCAPI supports; any other value causes a fault of the search. */
const HIT_TYPE = /^(product|master|set|bundle|slicing_group|variation_group)$/
const PROMOTION_ROLE = /^(all|qualifying|discounted|bonus)$/

const isAccepted = (attributeId: string, value: string): boolean => {
  if (attributeId === 'price') return isPriceRange(value)
  if (attributeId === 'cgid') return /[^|\s]/.test(value)
  if (attributeId === 'htype') return HIT_TYPE.test(value)
  return attributeId !== 'pmpt' || PROMOTION_ROLE.test(value)
}

/** Parses `c_material=oak|beech` into a pair; null for another format. */
function parseRefinement(text: string): [string, string[]] | null {
  const separator = text.indexOf('=')
  const attributeId = text.slice(0, Math.max(separator, 0)).trim()
  const value = text.slice(separator + 1)
  // Ids of categories may contain the sign that separates the values of other refinements.
  const values = (attributeId === 'cgid' ? [value] : value.split('|'))
    .map((value) => value.trim())
    .filter((value) => value !== '' && isAccepted(attributeId, value))
  return attributeId && values.length > 0 ? [attributeId, values] : null
}

function normalise(chosen: ReadonlyMap<string, ReadonlySet<string>>): ListingRequest['refine'] {
  const entries = [...chosen]
    .filter(([attributeId, values]) => attributeId !== 'available-on-web' && values.size > 0)
    .map(([attributeId, values]): [string, string[]] => {
      const list = [...values]
      return [attributeId, isSingleValued(attributeId) ? list.slice(-1) : list.sort()]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries)
}

/** Reads a listing request from a URL. Invalid values fall back to defaults; they never cause an error. */
export function parseListingRequest(
  search: URLSearchParams,
  categoryId: string | null = null,
): ListingRequest {
  const chosen = new Map<string, Set<string>>()
  const choose = (attributeId: string, values: readonly string[]) => {
    const known = chosen.get(attributeId) ?? new Set()
    for (const value of values) known.add(value)
    chosen.set(attributeId, known)
  }
  const merged = MERGED_PARAMETERS.map((name) => `${name}=${search.get(name) ?? ''}`)
  for (const text of [...search.getAll('refine'), ...merged]) {
    const refinement = parseRefinement(text)
    if (refinement) choose(...refinement)
  }
  return {
    categoryId,
    query: cutText((search.get('q') ?? '').trim(), LONGEST_PHRASE),
    refine: normalise(chosen),
    sort: cutText(search.get('sort')?.trim() ?? '', LONGEST_SORT) || DEFAULT_SORT,
    offset: wholeNumber(search.get('offset'), 0),
    limit: Math.min(Math.max(wholeNumber(search.get('limit'), PAGE_SIZE), 1), MAX_LIMIT),
  }
}

/** Keeps the value legible in the address bar: only characters that would end the value are escaped. */
const escapeRefinement = (text: string): string =>
  encodePart(text).replace(/%3D/g, '=').replace(/%2C/g, ',')

/** The query string of the URL of this listing; '' or beginning with `?`. */
export function listingSearch(request: ListingRequest): string {
  const parts = [
    request.query && `q=${encodePart(request.query)}`,
    ...Object.entries(request.refine).map(
      ([attributeId, values]) => `refine=${escapeRefinement(`${attributeId}=${values.join('|')}`)}`,
    ),
    request.sort !== DEFAULT_SORT && `sort=${encodePart(request.sort)}`,
    request.limit !== PAGE_SIZE && `limit=${request.limit}`,
    request.offset > 0 && `offset=${request.offset}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * The query string of the canonical URL of a listing page for search engines: its position, without
 * refinements and sorting. For search engines, pages of another size are the first page.
 */
export function canonicalSearch({offset, limit}: ListingRequest): string {
  return limit === PAGE_SIZE && offset % PAGE_SIZE === 0 && offset > 0 ? `?offset=${offset}` : ''
}

/** Number of the page of a listing, from 1. */
export const pageOf = ({offset, limit}: Pick<ListingRequest, 'offset' | 'limit'>): number =>
  Math.floor(offset / limit) + 1

/** `refine` parameters of the product search of SCAPI. A selected category takes precedence over that of the page. */
export function searchRefinements({refine, categoryId}: ListingRequest) {
  const {cgid = categoryId === null ? [] : [categoryId], ...others} = refine
  return refinedBy(
    ...cgid.map((id) => `cgid=${escapeReserved(id)}`),
    ...Object.entries(others).map(([attributeId, values]) => `${attributeId}=${values.join('|')}`),
  )
}

/** The listing with a value selected, or deselected if it was selected; back on its first page. */
export function toggleRefinement(
  request: ListingRequest,
  attributeId: string,
  value: string,
): ListingRequest {
  const current = request.refine[attributeId] ?? []
  const others = isSingleValued(attributeId) ? [] : current.filter((known) => known !== value)
  const values = current.includes(value) ? others : [...others, value]
  const chosen = new Map(
    Object.entries({...request.refine, [attributeId]: values}).map(([id, list]) => [
      id,
      new Set(list),
    ]),
  )
  return {...request, refine: normalise(chosen), offset: 0}
}

/** The listing with a price range, which replaces a selected range. */
export const withPriceRange = (request: ListingRequest, value: string): ListingRequest => ({
  ...request,
  refine: normalise(
    new Map([
      ...Object.entries(request.refine).map(([id, list]) => [id, new Set(list)] as const),
      ['price', new Set([value])],
    ]),
  ),
  offset: 0,
})

/** The listing without any selected refinement. */
export const withoutRefinements = (request: ListingRequest): ListingRequest => ({
  ...request,
  refine: {},
  offset: 0,
})

/** Number of selected values. */
export const refinementCount = ({refine}: ListingRequest): number =>
  Object.values(refine).reduce((count, values) => count + values.length, 0)

/** A page of the listing; page numbers count from 0. */
export const atPage = (request: ListingRequest, page: number): ListingRequest => ({
  ...request,
  offset: page * request.limit,
})

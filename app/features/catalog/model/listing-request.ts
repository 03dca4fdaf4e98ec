/** Size and order of a listing without parameters (rule CAT-2). */
export const PAGE_SIZE = 38
/** The other page size, for rows and for `limit=12` in an address. */
export const SHORT_PAGE_SIZE = 12
export const DEFAULT_SORT = 'best-matches'
/** SCAPI gives at most 200 hits in one answer. */
const MAX_LIMIT = 200

/** Part of every product search (rule CAT-5). */
export const ALWAYS_REFINED = 'available-on-web=1'
/** SCAPI takes nine refinements in one search. */
const MOST_REFINEMENTS = 9

/** SCAPI takes no longer phrase, and no longer id of an order. */
const LONGEST_PHRASE = 500
const LONGEST_SORT = 256

/** What a listing shows, read from its address (rule CAT-3). */
export interface ListingRequest {
  /** Path of the category, by ids or slugs; null on the search page. */
  readonly categoryPath: string | null
  /** Search phrase, trimmed; '' when there is none. */
  readonly query: string
  /** Chosen values by refinement attribute, both in a fixed order so that equal choices are equal. */
  readonly refine: Readonly<Record<string, readonly string[]>>
  readonly sort: string
  readonly offset: number
  readonly limit: number
}

/** Refinements of which one value holds at a time: B2C Commerce takes no list for them. */
const SINGLE_VALUED = new Set(['price', 'cgid'])

const isSingleValued = (attributeId: string): boolean => SINGLE_VALUED.has(attributeId)

/** Parameters of their own that are refinements all the same (rule CAT-3). */
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

/** `(50..150)`, `(50..)` and `(..150)`; anything else would be a fault of the search. */
function isPriceRange(text: string): boolean {
  const [, from = '', to = ''] = PRICE_RANGE.exec(text) ?? []
  if (from === '' || to === '') return from !== to
  return Number(from) <= Number(to)
}

/** Kinds of hits and roles in a promotion that SCAPI knows; any other value would be a fault of the search. */
const HIT_TYPE = /^(product|master|set|bundle|slicing_group|variation_group)$/
const PROMOTION_ROLE = /^(all|qualifying|discounted|bonus)$/

const isAccepted = (attributeId: string, value: string): boolean => {
  if (attributeId === 'price') return isPriceRange(value)
  if (attributeId === 'htype') return HIT_TYPE.test(value)
  return attributeId !== 'pmpt' || PROMOTION_ROLE.test(value)
}

/** `c_material=oak|beech` as a pair; null when it is not of that form. */
function parseRefinement(text: string): [string, string[]] | null {
  const separator = text.indexOf('=')
  const attributeId = text.slice(0, Math.max(separator, 0)).trim()
  const values = text
    .slice(separator + 1)
    .split('|')
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

/** Reads an address. What makes no sense falls back; it is never an error. */
export function parseListingRequest(
  search: URLSearchParams,
  categoryPath: string | null = null,
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
    categoryPath,
    query: (search.get('q') ?? '').trim().slice(0, LONGEST_PHRASE),
    refine: normalise(chosen),
    sort: search.get('sort')?.trim().slice(0, LONGEST_SORT) || DEFAULT_SORT,
    offset: wholeNumber(search.get('offset'), 0),
    limit: Math.min(Math.max(wholeNumber(search.get('limit'), PAGE_SIZE), 1), MAX_LIMIT),
  }
}

/** Legible in the address bar: only what would end the value is escaped. */
const escapeRefinement = (text: string): string =>
  encodeURIComponent(text).replace(/%3D/g, '=').replace(/%2C/g, ',')

/** The query string of an address that shows this listing; '' or beginning with `?`. */
export function listingSearch(request: ListingRequest): string {
  const parts = [
    request.query && `q=${encodeURIComponent(request.query)}`,
    ...Object.entries(request.refine).map(
      ([attributeId, values]) => `refine=${escapeRefinement(`${attributeId}=${values.join('|')}`)}`,
    ),
    request.sort !== DEFAULT_SORT && `sort=${encodeURIComponent(request.sort)}`,
    request.limit !== PAGE_SIZE && `limit=${request.limit}`,
    request.offset > 0 && `offset=${request.offset}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * The query string of the address under which search engines list a page of a listing: its place, without
 * refinements and order. Pages of another size are the first page to them.
 */
export function canonicalSearch({offset, limit}: ListingRequest): string {
  return limit === PAGE_SIZE && offset % PAGE_SIZE === 0 && offset > 0 ? `?offset=${offset}` : ''
}

/**
 * `refine` parameters of the product search of SCAPI.
 * @param categoryId category of the page; one that was chosen goes before it
 */
export function searchRefinements(
  {refine}: Pick<ListingRequest, 'refine'>,
  categoryId: string | null,
): string[] {
  const {cgid = categoryId ? [categoryId] : [], ...others} = refine
  return [
    ALWAYS_REFINED,
    ...cgid.map((id) => `cgid=${id}`),
    ...Object.entries(others).map(([attributeId, values]) => `${attributeId}=${values.join('|')}`),
  ].slice(0, MOST_REFINEMENTS)
}

/** The listing with a value chosen or, where it was, no longer chosen; back on its first page. */
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

/** The listing within a range of prices, which takes the place of a chosen one. */
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

/** The listing without any chosen refinement. */
export const withoutRefinements = (request: ListingRequest): ListingRequest => ({
  ...request,
  refine: {},
  offset: 0,
})

/** Number of chosen values. */
export const refinementCount = ({refine}: ListingRequest): number =>
  Object.values(refine).reduce((count, values) => count + values.length, 0)

/** A page of the listing, counted from 0. */
export const atPage = (request: ListingRequest, page: number): ListingRequest => ({
  ...request,
  offset: page * request.limit,
})

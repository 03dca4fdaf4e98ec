/** Reviews on one page of the list. */
export const PAGE_SIZE = 5

/** Reviews whose photos make the gallery at most. */
const REVIEWS_WITH_PHOTOS = 12

/** Orders of the list; the first one holds when nothing is chosen. */
export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

const SORT_PARAMETER: Readonly<Record<ReviewSort, string>> = {
  helpful: 'TotalPositiveFeedbackCount:desc,SubmissionTime:desc',
  newest: 'SubmissionTime:desc',
  highest: 'Rating:desc,SubmissionTime:desc',
  lowest: 'Rating:asc,SubmissionTime:desc',
}

/** What a shopper wants to read. */
export interface ReviewRequest {
  readonly productId: string
  /** Stars, any of them; all when empty. */
  readonly ratings: readonly number[]
  /** Only reviews in the reader's language. */
  readonly ownLanguage: boolean
  readonly sort: ReviewSort
  /** Words to look for; '' for none. */
  readonly search: string
  /** From 0. */
  readonly page: number
}

export const firstRequest = (productId: string): ReviewRequest => ({
  productId,
  ratings: [],
  ownLanguage: false,
  sort: 'helpful',
  search: '',
  page: 0,
})

/** Any change but that of the page leads back to the first page. */
export const changeRequest = (
  request: ReviewRequest,
  change: Partial<Omit<ReviewRequest, 'productId' | 'page'>>,
): ReviewRequest => ({...request, ...change, page: 0})

/** Adds stars to the filter, or takes them out. */
export const toggleRating = (request: ReviewRequest, stars: number): ReviewRequest =>
  changeRequest(request, {
    ratings: request.ratings.includes(stars)
      ? request.ratings.filter((one) => one !== stars)
      : [...request.ratings, stars].sort((a, b) => b - a),
  })

export const isFiltered = ({ratings, ownLanguage, search}: ReviewRequest): boolean =>
  ratings.length > 0 || ownLanguage || search !== ''

/** Comma, colon and backslash mean something in a filter. */
export const escapeFilter = (value: string): string => value.replace(/[\\,:]/g, '\\$&')

/** Which languages a call asks for: all, the reader's, or all but that. */
export type ReviewLanguages = 'all' | 'own' | 'others'

const LANGUAGE_OPERATOR: Readonly<Record<Exclude<ReviewLanguages, 'all'>, string>> = {
  own: '',
  others: 'neq:',
}

/** A part of a list: how many reviews at most, and how many before them. */
interface Part {
  readonly limit: number
  readonly offset: number
}

/**
 * Query of `data/reviews.json`. Filters are product, rating and content locale only (rule REVIEW-3); the service
 * does not take a search and an order together.
 * @param locale reader's locale, such as `de-DE`
 */
export function reviewParameters(
  {productId, ratings, sort, search}: ReviewRequest,
  locale: string,
  languages: ReviewLanguages,
  {limit, offset}: Part,
): readonly (readonly [string, string])[] {
  const words = search.trim()
  return [
    ['Filter', `productid:${escapeFilter(productId)}`],
    ...(ratings.length > 0 ? ([['Filter', `Rating:${ratings.join(',')}`]] as const) : []),
    ...(languages === 'all'
      ? []
      : ([
          ['Filter', `ContentLocale:${LANGUAGE_OPERATOR[languages]}${locale.slice(0, 2)}*`],
        ] as const)),
    ['Include', 'Products'],
    ['Stats', 'Reviews'],
    words ? ['Search', words] : ['Sort', SORT_PARAMETER[sort]],
    ['Limit', String(limit)],
    ['Offset', String(offset)],
    ['Locale', locale.replace('-', '_')],
  ]
}

/** Query of the reviews with photos: those come first in this order, without a filter of their own. */
export const photoParameters = (
  productId: string,
  locale: string,
): readonly (readonly [string, string])[] => [
  ['Filter', `productid:${escapeFilter(productId)}`],
  ['Sort', 'HasPhotos:desc,TotalPositiveFeedbackCount:desc'],
  ['Limit', String(REVIEWS_WITH_PHOTOS)],
  ['Locale', locale.replace('-', '_')],
]

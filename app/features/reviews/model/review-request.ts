import {escapeFilter} from './escape-filter'

/** Number of reviews on one page of the list. */
export const PAGE_SIZE = 5

/** Maximum number of reviews whose photos are in the gallery. */
const REVIEWS_WITH_PHOTOS = 12

/** Sort orders of the list; the first one is the default. */
export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

const SORT_PARAMETER: Readonly<Record<ReviewSort, string>> = {
  helpful: 'TotalPositiveFeedbackCount:desc,SubmissionTime:desc',
  newest: 'SubmissionTime:desc',
  highest: 'Rating:desc,SubmissionTime:desc',
  lowest: 'Rating:asc,SubmissionTime:desc',
}

/** Filters, search, order and page of a list of reviews. */
export interface ReviewRequest {
  readonly productId: string
  /** Selected stars; all when empty. */
  readonly ratings: readonly number[]
  /** Shows only reviews in the reader's language. */
  readonly ownLanguage: boolean
  readonly sort: ReviewSort
  /** Search phrase; '' for none. */
  readonly search: string
  /** Page number, from 0. */
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

/** Applies a change; any change but that of the page returns to the first page. */
export const changeRequest = (
  request: ReviewRequest,
  change: Partial<Omit<ReviewRequest, 'productId' | 'page'>>,
): ReviewRequest => ({...request, ...change, page: 0})

/** Adds stars to the filter, or removes them. */
export const toggleRating = (request: ReviewRequest, stars: number): ReviewRequest =>
  changeRequest(request, {
    ratings: request.ratings.includes(stars)
      ? request.ratings.filter((one) => one !== stars)
      : [...request.ratings, stars].sort((a, b) => b - a),
  })

export const isFiltered = ({ratings, ownLanguage, search}: ReviewRequest): boolean =>
  ratings.length > 0 || ownLanguage || search !== ''

/** Languages of a call: all, the reader's, or all but the reader's. */
export type ReviewLanguages = 'all' | 'own' | 'others'

const LANGUAGE_OPERATOR: Readonly<Record<Exclude<ReviewLanguages, 'all'>, string>> = {
  own: '',
  others: 'neq:',
}

/** Limit and offset of a list. */
interface Part {
  readonly limit: number
  readonly offset: number
}

/**
 * Query of `data/reviews.json`. Filters are product, rating and content locale only (rule REVIEW-3); the
 * service does not accept a search and a sort order together.
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

/** Query of the reviews with photos: this order lists them first, without an additional filter. */
export const photoParameters = (
  productId: string,
  locale: string,
): readonly (readonly [string, string])[] => [
  ['Filter', `productid:${escapeFilter(productId)}`],
  ['Sort', 'HasPhotos:desc,TotalPositiveFeedbackCount:desc'],
  ['Limit', String(REVIEWS_WITH_PHOTOS)],
  ['Locale', locale.replace('-', '_')],
]

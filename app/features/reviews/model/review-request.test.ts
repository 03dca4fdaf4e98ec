import {escapeFilter} from './escape-filter'
import {
  changeRequest,
  firstRequest,
  isFiltered,
  photoParameters,
  reviewParameters,
  toggleRating,
  type ReviewLanguages,
  type ReviewRequest,
} from './review-request'

const first = firstRequest('BH-1010')
const part = {limit: 5, offset: 0}
const of = (name: string, request: ReviewRequest, languages: ReviewLanguages = 'all') =>
  reviewParameters(request, 'de-DE', languages, part)
    .filter(([key]) => key === name)
    .map(([, value]) => value)

it('asks for the product with its statistics, most helpful first', () => {
  expect(reviewParameters(first, 'de-DE', 'all', part)).toEqual([
    ['Filter', 'productid:BH-1010'],
    ['Include', 'Products'],
    ['Stats', 'Reviews'],
    ['Sort', 'TotalPositiveFeedbackCount:desc,SubmissionTime:desc'],
    ['Limit', '5'],
    ['Offset', '0'],
    ['Locale', 'de_DE'],
  ])
})

it('filters by product, rating and content locale only', () => {
  const request = {...first, ratings: [5, 1]}
  expect(of('Filter', request)).toEqual(['productid:BH-1010', 'Rating:5,1'])
  expect(of('Filter', request, 'own')).toContain('ContentLocale:de*')
  expect(of('Filter', request, 'others')).toContain('ContentLocale:neq:de*')
})

it('never searches and sorts at once', () => {
  const request = {...first, search: ' soft seat ', sort: 'newest' as const}
  expect(of('Search', request)).toEqual(['soft seat'])
  expect(of('Sort', request)).toEqual([])
})

it('goes back to the first page when the choice changes', () => {
  expect(changeRequest({...first, page: 3}, {sort: 'lowest'})).toMatchObject({
    page: 0,
    sort: 'lowest',
  })
})

it('adds stars to the choice and takes them out again', () => {
  const four = toggleRating(first, 4)
  expect(toggleRating(four, 5).ratings).toEqual([5, 4])
  expect(toggleRating(four, 4).ratings).toEqual([])
  expect(isFiltered(four)).toBe(true)
  expect(isFiltered(toggleRating(four, 4))).toBe(false)
})

it('escapes what means something in a filter', () => {
  expect(escapeFilter('a,b:c\\d')).toBe('a\\,b\\:c\\\\d')
})

it('asks for the reviews with photos first', () => {
  expect(photoParameters('BH:1', 'de-DE')).toEqual([
    ['Filter', `productid:${escapeFilter('BH:1')}`],
    ['Sort', 'HasPhotos:desc,TotalPositiveFeedbackCount:desc'],
    ['Limit', expect.stringMatching(/^[1-9]\d?$/)],
    ['Locale', 'de_DE'],
  ])
})

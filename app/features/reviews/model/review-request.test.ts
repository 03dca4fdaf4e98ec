import {
  changeRequest,
  escapeFilter,
  firstRequest,
  isFiltered,
  reviewParameters,
  toggleRating,
} from './review-request'

const first = firstRequest('BH-1010')
const of = (name: string, ...args: Parameters<typeof reviewParameters>) =>
  reviewParameters(...args)
    .filter(([key]) => key === name)
    .map(([, value]) => value)

it('asks for the product with its statistics, most helpful first', () => {
  expect(reviewParameters(first, 'de-DE')).toEqual([
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
  const request = {...first, ratings: [5, 1], ownLanguage: true}
  expect(of('Filter', request, 'de-DE')).toEqual([
    'productid:BH-1010',
    'Rating:5,1',
    'ContentLocale:de*',
  ])
})

it('never searches and sorts at once', () => {
  const request = {...first, search: ' soft seat ', sort: 'newest' as const}
  expect(of('Search', request, 'en-DE')).toEqual(['soft seat'])
  expect(of('Sort', request, 'en-DE')).toEqual([])
})

it('turns pages', () => {
  expect(of('Offset', {...first, page: 3}, 'en-DE')).toEqual(['15'])
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

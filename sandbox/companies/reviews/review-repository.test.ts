import type {Review} from './review'
import {helpfulness} from './review'
import {fits, matchesSearch, readFilter, readSort} from './review-query'
import {statisticsOf} from './statistics'

const review = (change: Partial<Review> = {}): Review => ({
  id: '1',
  productId: 'A',
  authorId: 'a',
  nickname: 'Anna B.',
  location: null,
  locale: 'en_GB',
  title: 'Solid',
  text: 'Two doors, one stroller.',
  rating: 4,
  recommended: true,
  pros: null,
  cons: null,
  featured: false,
  badges: [],
  responses: [],
  photos: [],
  submittedAt: 1000,
  modifiedAt: 1000,
  helpful: 0,
  notHelpful: 0,
  inappropriate: 0,
  ...change,
})

it.each([
  ['ProductId:A', true],
  ['productid:B,A', true],
  ['ProductId:neq:A', false],
  ['Rating:4,5', true],
  ['Rating:gte:5', false],
  ['Rating:lt:5', true],
  ['ContentLocale:en*', true],
  ['ContentLocale:de_DE,fr_FR', false],
  ['IsRecommended:true', true],
  ['UserLocation:Paris\\, France', false],
])('%s fits: %s', (filter, expected) => {
  expect(fits(review(), readFilter(filter))).toBe(expected)
})

it('keeps escaped commas and colons together', () => {
  expect(readFilter('UserLocation:Paris\\, France,Rome').values).toEqual(['Paris, France', 'Rome'])
  expect(() => readFilter('Colour:red')).toThrow(
    expect.objectContaining({code: 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'}),
  )
})

it('sorts by several attributes, and by locale', () => {
  const all = [
    review({id: 'a', rating: 3, submittedAt: 1}),
    review({id: 'b', rating: 5, submittedAt: 2, locale: 'de_DE'}),
    review({id: 'c', rating: 5, submittedAt: 3}),
  ]
  const ids = (sort: string) => [...all].sort(readSort(sort)).map(({id}) => id)
  expect(ids('Rating:desc,SubmissionTime:asc')).toEqual(['b', 'c', 'a'])
  expect(ids('ContentLocale:de_DE,en_GB')).toEqual(['b', 'a', 'c'])
  expect(() => readSort('Colour:asc')).toThrow(
    expect.objectContaining({code: 'ERROR_PARAM_INVALID_SORT_ATTRIBUTE'}),
  )
})

it('finds words in any order, phrases as they stand', () => {
  expect(matchesSearch(review(), 'stroller solid')).toBe(true)
  expect(matchesSearch(review(), '"one stroller"')).toBe(true)
  expect(matchesSearch(review(), '"stroller one"')).toBe(false)
})

it('adds ratings up', () => {
  const all = [review({rating: 5}), review({rating: 2, recommended: false}), review({rating: 5})]
  expect(statisticsOf(all)).toMatchObject({
    average: 4,
    total: 3,
    recommended: 2,
    notRecommended: 1,
    distribution: [
      {rating: 5, count: 2},
      {rating: 2, count: 1},
    ],
  })
  expect(statisticsOf([])).toMatchObject({average: null, total: 0, first: null})
})

it('is as helpful as people say', () => {
  expect(helpfulness({helpful: 3, notHelpful: 1})).toBe(0.75)
  expect(helpfulness({helpful: 0, notHelpful: 0})).toBeNull()
})

import {thrownBy} from '../../testing/thrown-by'
import type {Review} from './review'
import {fits, matchesSearch, readFilter, readSort, ReviewsError} from './review-query'

const review = (change: Partial<Review> = {}): Review => ({
  id: 'r1',
  productId: 'A',
  authorId: 'anna',
  nickname: 'Anna B.',
  location: 'Paris',
  locale: 'en_GB',
  title: 'Solid',
  text: 'Two doors, one stroller.',
  rating: 4,
  recommended: true,
  pros: null,
  cons: null,
  featured: true,
  badges: [],
  responses: [],
  photos: [{path: 'a.jpg', caption: 'A door'}],
  submittedAt: 5000,
  modifiedAt: 7000,
  helpful: 3,
  notHelpful: 1,
  inappropriate: 9,
  ...change,
})
const plain = review({
  location: null,
  title: null,
  text: null,
  recommended: null,
  featured: false,
  badges: [],
  photos: [],
  helpful: 0,
  notHelpful: 0,
})

it('an error has the code of the service and a message', () => {
  const error = new ReviewsError('CODE', 'What is wrong.')
  expect(error).toMatchObject({code: 'CODE', message: 'What is wrong.'})
})

describe('a filter', () => {
  it.each([
    ['Rating:4', {attribute: 'rating', operator: 'eq', values: ['4']}],
    [' RATING :4', {attribute: 'rating', operator: 'eq', values: ['4']}],
    ['Rating:gte:4', {attribute: 'rating', operator: 'gte', values: ['4']}],
    ['Rating:NEQ:4, 5', {attribute: 'rating', operator: 'neq', values: ['4', '5']}],
    ['Rating:lt', {attribute: 'rating', operator: 'eq', values: ['lt']}],
    ['Rating:like:4', {attribute: 'rating', operator: 'eq', values: ['like:4']}],
    ['Rating:gt:4:5', {attribute: 'rating', operator: 'gt', values: ['4:5']}],
    ['Rating:', {attribute: 'rating', operator: 'eq', values: ['']}],
    ['Rating:4,', {attribute: 'rating', operator: 'eq', values: ['4', '']}],
    ['Id:a\\,b,c', {attribute: 'id', operator: 'eq', values: ['a,b', 'c']}],
    ['Id:eq\\:b', {attribute: 'id', operator: 'eq', values: ['eq:b']}],
    ['Id:a\\\\,b', {attribute: 'id', operator: 'eq', values: ['a\\', 'b']}],
    ['Id:a\\', {attribute: 'id', operator: 'eq', values: ['a\\']}],
    ['Id:\\a\\b', {attribute: 'id', operator: 'eq', values: ['ab']}],
  ])('%s is read', (text, expected) => {
    expect(readFilter(text)).toEqual(expected)
  })

  it.each(['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const)('may compare by "%s"', (operator) => {
    expect(readFilter(`Rating:${operator}:4`)).toMatchObject({operator, values: ['4']})
  })

  it.each(['Colour:red', 'Rating', '', ':4', 'toString:4'])('"%s" is refused', (text) => {
    expect(thrownBy(() => readFilter(text))).toMatchObject({
      code: 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE',
      message: `The filter '${text}' is not supported.`,
    })
  })

  it.each<[string, boolean, boolean]>([
    ['ProductId:A', true, true],
    ['ProductId:a', true, true],
    ['ProductId:AB', false, false],
    ['Id:r1', true, true],
    ['AuthorId:anna', true, true],
    ['AuthorId:r1', false, false],
    ['Rating:4', true, true],
    ['Rating:4.0', true, true],
    ['Rating:5', false, false],
    ['Rating:4*', false, false],
    ['ContentLocale:en_gb', true, true],
    ['ContentLocale:EN*', true, true],
    ['ContentLocale:en_GB*', true, true],
    ['ContentLocale:gb*', false, false],
    ['ContentLocale:*', true, true],
    ['ContentLocale:en', false, false],
    ['HasComments:false', true, true],
    ['HasVideos:false', true, true],
    ['HasTags:false', true, true],
    ['HasComments:true', false, false],
    ['HasPhotos:true', true, false],
    ['HasPhotos:false', false, true],
    ['IsFeatured:true', true, false],
    ['IsRatingsOnly:true', false, true],
    ['IsRatingsOnly:false', true, false],
    ['IsRecommended:true', true, false],
    ['IsRecommended:false', false, false],
    ['IsSubjectActive:true', true, true],
    ['SubmissionTime:5', true, true],
    ['SubmissionTime:7', false, false],
    ['LastModeratedTime:7', true, true],
    ['LastModificationTime:7', true, true],
    ['LastModificationTime:5', false, false],
    ['Helpfulness:0.75', true, false],
    ['Helpfulness:gt:0', true, false],
    ['Helpfulness:gte:0', true, false],
    ['Helpfulness:lt:1', true, false],
    ['Helpfulness:lte:1', true, false],
    ['Helpfulness:neq:0', true, true],
    ['TotalFeedbackCount:4', true, false],
    ['TotalFeedbackCount:0', false, true],
    ['TotalPositiveFeedbackCount:3', true, false],
    ['TotalNegativeFeedbackCount:1', true, false],
    ['ModeratorCode:x', false, false],
    ['ModeratorCode:gte:0', false, false],
    ['UserLocation:paris', true, false],
    ['UserLocation:Rome,Paris', true, false],
    ['UserLocation:neq:Rome,Paris', false, true],
    ['UserLocation:neq:Rome', true, true],
    ['Rating:lt:4', false, false],
    ['Rating:lt:4.1', true, true],
    ['Rating:lte:4', true, true],
    ['Rating:lte:3.9', false, false],
    ['Rating:gt:4', false, false],
    ['Rating:gt:3.9', true, true],
    ['Rating:gte:4', true, true],
    ['Rating:gte:4.1', false, false],
    ['Rating:gt:9,3', true, true],
    ['Rating:gt:9,8', false, false],
    ['Rating:gt:many', false, false],
  ])('%s fits a full review: %s, and a bare one: %s', (text, full, bare) => {
    expect([fits(review(), readFilter(text)), fits(plain, readFilter(text))]).toEqual([full, bare])
  })

  it('on an unknown attribute fits nothing that is compared', () => {
    const unknown = {attribute: 'colour', values: ['red']}
    expect(fits(review(), {...unknown, operator: 'eq'})).toBe(false)
    expect(fits(review(), {...unknown, operator: 'neq'})).toBe(true)
    expect(fits(review(), {...unknown, operator: 'gte'})).toBe(false)
  })
})

it.each(['UserLocation:nu*', 'UserLocation:*', 'UserLocation:null'])(
  'a review without a location does not fit %s',
  (filter) => {
    expect(fits(plain, readFilter(filter))).toBe(false)
    expect(fits(review({location: 'Nurenberg'}), readFilter(filter))).toBe(!/null/.test(filter))
  },
)

describe('an order', () => {
  const all = [
    review({id: 'a', rating: 3, location: 'Rome', submittedAt: 3000, locale: 'de_AT'}),
    review({id: 'b', rating: 5, location: null, submittedAt: 2000, locale: 'en_GB'}),
    review({id: 'c', rating: 5, location: 'Bonn', submittedAt: 4000, locale: 'fr_FR'}),
    review({id: 'd', rating: 4, location: null, submittedAt: 1000, locale: 'de_DE'}),
  ]
  const ids = (sort: string) =>
    all
      .toSorted(readSort(sort))
      .map(({id}) => id)
      .join('')

  it.each([
    ['Rating:asc', 'adbc'],
    ['Rating', 'adbc'],
    ['rating:DESC', 'bcda'],
    ['Rating:desc,SubmissionTime:desc', 'cbda'],
    ['Rating:desc, SubmissionTime:asc', 'bcda'],
    [' SubmissionTime:asc ', 'dbac'],
    ['IsSubjectActive:asc', 'abcd'],
    ['IsSubjectActive:desc,SubmissionTime:asc', 'dbac'],
    // A review without the value comes first, or last in descending order.
    ['UserLocation:asc', 'bdca'],
    ['UserLocation:desc', 'acbd'],
    ['UserLocation:asc,Rating:asc', 'dbca'],
    ['ContentLocale:asc', 'adbc'],
    ['ContentLocale:desc', 'cbda'],
    ['ContentLocale:DESC', 'cbda'],
    ['ContentLocale:en_GB,de_DE', 'bdac'],
    ['contentlocale:de*', 'adbc'],
    ['ContentLocale: fr_fr , de*', 'cadb'],
    ['ContentLocale:descx', 'abcd'],
    ['ContentLocale:it_IT', 'abcd'],
    ['ContentLocale:asc,Rating:desc', 'adbc'],
    ['ContentLocale:desc,Rating:asc', 'cbda'],
    ['ContentLocale:de*,Rating:desc', 'dabc'],
    ['ContentLocale:en_GB,de_DE,Rating:desc', 'bdca'],
    ['Rating:desc,ContentLocale:fr_FR', 'cbda'],
  ])('%s is %s', (sort, expected) => {
    expect(ids(sort)).toBe(expected)
  })

  it.each([
    ['Colour:asc', 'Colour:asc'],
    ['Rating:up', 'Rating:up'],
    ['Rating:asc, Colour', 'Colour'],
    ['', ''],
    ['toString', 'toString'],
    ['Rating:desc,', ''],
    ['xContentLocale:en_GB', 'xContentLocale:en_GB'],
  ])('"%s" is refused for "%s"', (sort, part) => {
    expect(thrownBy(() => readSort(sort))).toMatchObject({
      code: 'ERROR_PARAM_INVALID_SORT_ATTRIBUTE',
      message: `The sort '${part}' is not supported.`,
    })
  })
})

it.each<[string, string | null, string | null, boolean]>([
  ['solid', 'Solid', null, true],
  ['SOLID', 'Solid', null, true],
  ['door', null, 'Two doors', true],
  ['solid two', 'Solid', 'Two doors', true],
  ['"solid two"', 'Solid', 'Two doors', true],
  ['"two solid"', 'Solid', 'Two doors', false],
  ['"two doors" solid', 'Solid', 'Two doors', true],
  ['"two doors" weak', 'Solid', 'Two doors', false],
  ['solid three', 'Solid', 'Two doors', false],
  ['solidtwo', 'Solid', 'Two doors', false],
  ['null', null, null, false],
  ['solid', null, null, false],
  ['', null, null, true],
  ['  ', 'Solid', null, true],
  ['""', 'Solid', null, false],
  ['"solid', 'Solid', null, false],
  ['undefined', 'Solid', null, false],
])('a search for %s in "%s" and "%s" finds it: %s', (search, title, text, expected) => {
  expect(matchesSearch({title, text}, search)).toBe(expected)
})

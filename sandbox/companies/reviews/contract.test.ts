/** The service against its reference (API version 5.4): parameters, filters, envelopes, statistics and feedback. */
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop

interface Answer {
  HasErrors: boolean
  Errors: {Code: string; Message: string}[]
  FormErrors: {
    FieldErrors?: Record<string, {Field: string; Message: string; Code: string}>
    FieldErrorsOrder?: string[]
  }
  Limit: number
  Offset: number
  TotalResults: number
  Results: Record<string, unknown>[]
  [field: string]: unknown
}

const KEY = {apiversion: '5.4', passkey: 'sandbox-dev-reviews'}

async function read(path: string, query: string, key: object = KEY): Promise<Answer> {
  const response = await fetch(
    `${shop.baseUrl}/reviews/${path}?${new URLSearchParams({...key})}&${query}`,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

async function send(path: string, fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${shop.baseUrl}/reviews/data/${path}`, {
    method: 'POST',
    body: new URLSearchParams({...KEY, ...fields}),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const reviews = [
  {Rating: '5', Title: 'Soft, warm', ReviewText: 'Warm every single night.', Locale: 'en_GB'},
  {Rating: '2', Title: 'Kratzt', ReviewText: 'Die Decke kratzt ein wenig.', Locale: 'de_DE'},
  {Rating: '4', Title: 'Good', ReviewText: 'A warm night, but a bit small.', Locale: 'en_US'},
  {Rating: '4', Title: 'Bien', ReviewText: 'Une couverture bien chaude.', Locale: 'fr_FR'},
]

beforeAll(async () => {
  shop = await startTestShop()
  for (const review of reviews) {
    const more = {Action: 'Submit', ProductId: 'blanket', UserNickname: 'Anna B.'}
    expect(await send('submitreview.json', {...review, ...more})).toMatchObject({HasErrors: false})
  }
}, 30_000)
afterAll(() => shop.close())

const titles = ({Results}: Answer) => Results.map((review) => String(review['Title']))
const of = (query: string) => read('data/reviews.json', `Filter=ProductId:blanket&${query}`)

describe('filters', () => {
  it.each([
    ['one value', 'Filter=Rating:2', ['Kratzt']],
    ['several values are alternatives', 'Filter=Rating:2,5', ['Kratzt', 'Soft, warm']],
    ['several filters apply together', 'Filter=Rating:4&Filter=ContentLocale:en*', ['Good']],
    ['eq', 'Filter=Rating:eq:5', ['Soft, warm']],
    ['neq', 'Filter=Rating:neq:4', ['Kratzt', 'Soft, warm']],
    ['lt', 'Filter=Rating:lt:4', ['Kratzt']],
    ['lte', 'Filter=Rating:lte:4', ['Bien', 'Good', 'Kratzt']],
    ['gt', 'Filter=Rating:gt:4', ['Soft, warm']],
    ['gte', 'Filter=Rating:gte:4', ['Bien', 'Good', 'Soft, warm']],
    ['a whole locale', 'Filter=ContentLocale:en_US', ['Good']],
    ['several locales', 'Filter=ContentLocale:de*,fr_FR', ['Bien', 'Kratzt']],
    ['all locales but some', 'Filter=ContentLocale:neq:en*', ['Bien', 'Kratzt']],
    ['names in any case', 'FILTER=rating:5', ['Soft, warm']],
  ])('%s', async (_name, query, expected) => {
    expect(titles(await of(query)).sort()).toEqual(expected)
  })

  it('an escaped comma belongs to the value', async () => {
    const answer = await read('data/reviews.json', 'Filter=ProductId:blanket%5C,cup-set')
    expect(answer).toMatchObject({HasErrors: false, TotalResults: 0})
  })
})

describe('order, search and pages', () => {
  it.each([
    ['Sort=Rating:desc,SubmissionTime:asc', ['Soft, warm', 'Good', 'Bien', 'Kratzt']],
    ['Sort=SubmissionTime:asc', ['Soft, warm', 'Kratzt', 'Good', 'Bien']],
  ])('%s', async (query, expected) => {
    expect(titles(await of(query))).toEqual(expected)
  })

  it('a search reads title and text, quotes make a phrase', async () => {
    expect(titles(await of('Search=warm')).sort()).toEqual(['Good', 'Soft, warm'])
    expect(titles(await of('Search=%22warm%20night%22'))).toEqual(['Good'])
  })

  it('has ten reviews from the first one without limit and offset, and repeats what was asked', async () => {
    expect(await of('')).toMatchObject({Limit: 10, Offset: 0, TotalResults: 4})
    const page = await of('Limit=1&Offset=3')
    expect(page).toMatchObject({Limit: 1, Offset: 3, TotalResults: 4})
    expect(page.Results).toHaveLength(1)
    expect((await of('Limit=1&Offset=4')).Results).toEqual([])
  })

  it.each(['Limit=0', 'Limit=x', 'Offset=300001', 'Offset=1.5'])('%s is refused', async (query) => {
    const name = query.split('=')[0]?.toUpperCase() ?? ''
    expect(await of(query)).toMatchObject({
      HasErrors: true,
      Errors: [{Code: `ERROR_PARAM_INVALID_${name}`, Message: expect.any(String)}],
      Results: [],
    })
  })
})

it('every answer has the same envelope', async () => {
  const fields = 'Errors HasErrors Includes Limit Locale Offset Results TotalResults'.split(' ')
  const statistics = 'Filter=ProductId:blanket&Stats=Reviews&Locale=de_DE'
  for (const answer of [
    await of('Locale=de_DE'),
    await of('Locale=de_DE&Limit=0'),
    await read('data/statistics.json', statistics),
  ]) {
    expect(Object.keys(answer).sort()).toEqual(fields)
    expect(answer['Locale']).toBe('de_DE')
  }
})

it('the key and the version are checked first', async () => {
  for (const path of ['data/reviews.json', 'statistics.json']) {
    expect(await read(path, 'Filter=x', {...KEY, passkey: 'other'})).toMatchObject({
      Errors: [{Code: 'ERROR_PARAM_INVALID_API_KEY'}],
    })
  }
})

describe('statistics', () => {
  it('have the short form for a hundred products, and not for more', async () => {
    const ids = (count: number) =>
      ['blanket', ...Array.from({length: count - 1}, (_, index) => `p${index}`)].join(',')
    const answer = await read('statistics.json', `Filter=ProductId:${ids(100)}&Stats=Reviews`)
    expect(answer.Results).toHaveLength(1)
    expect(answer.Results[0]).toMatchObject({
      ProductStatistics: {
        ProductId: 'blanket',
        ReviewStatistics: {
          AverageOverallRating: 15 / 4,
          OverallRatingRange: 5,
          TotalReviewCount: 4,
        },
      },
    })
    const many = await read('statistics.json', `Filter=ProductId:${ids(101)}&Stats=Reviews`)
    expect(many.HasErrors).toBe(true)
  })

  it.each(['Filter=ProductId:blanket', 'Stats=Reviews'])('need more than %s', async (query) => {
    expect(await read('statistics.json', query)).toMatchObject({
      HasErrors: true,
      Errors: [{Code: 'ERROR_PARAM_INVALID_PARAMETERS'}],
    })
  })
})

describe('feedback', () => {
  const idOf = async (title: string) =>
    String((await of('')).Results.find((one) => one['Title'] === title)?.['Id'])

  it.each(['Positive', 'Negative'])('a %s vote is answered and counted', async (Vote) => {
    const ContentId = await idOf('Bien')
    const fields = {ContentType: 'review', ContentId, FeedbackType: 'helpfulness', Vote}
    expect(await send('submitfeedback.json', fields)).toEqual({
      HasErrors: false,
      Errors: [],
      FormErrors: {},
      Locale: expect.any(String),
      SubmissionId: null,
      TypicalHoursToPost: null,
      AuthorSubmissionToken: null,
      Feedback: {Helpfulness: {Vote: Vote.toUpperCase(), AuthorId: null}},
    })
    const {Results} = await read('data/reviews.json', `Filter=Id:${ContentId}`)
    expect(Results[0]).toMatchObject({[`Total${Vote}FeedbackCount`]: 1})
  })

  it('a report changes no public count', async () => {
    const ContentId = await idOf('Good')
    const report = {ContentType: 'review', ContentId, FeedbackType: 'inappropriate'}
    expect(await send('submitfeedback.json', report)).toMatchObject({
      Feedback: {Inappropriate: {ReasonText: null, AuthorId: null}},
    })
    const {Results} = await read('data/reviews.json', `Filter=Id:${ContentId}`)
    expect(Results[0]).toMatchObject({TotalFeedbackCount: 0, Helpfulness: null})
  })

  it.each([
    ['ContentType', {ContentType: 'picture'}, 'ERROR_FORM_PATTERN_MISMATCH'],
    ['ContentId', {ContentId: 'nothing'}, 'ERROR_FORM_PATTERN_MISMATCH'],
    ['FeedbackType', {FeedbackType: ''}, 'ERROR_FORM_REQUIRED'],
    ['Vote', {Vote: 'Perhaps'}, 'ERROR_FORM_PATTERN_MISMATCH'],
  ])('a wrong %s is named', async (field, wrong, code) => {
    const whole = {
      ContentType: 'review',
      ContentId: await idOf('Good'),
      FeedbackType: 'helpfulness',
      Vote: 'Positive',
    }
    const answer = await send('submitfeedback.json', {...whole, ...wrong})
    expect(answer.HasErrors).toBe(true)
    expect(answer.FormErrors.FieldErrors?.[field]).toEqual({
      Field: field,
      Message: expect.any(String),
      Code: code,
    })
  })
})

import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  for (const review of [
    {Rating: '5', Title: 'Soft', ReviewText: 'Soft and warm, every night.', Locale: 'en_GB'},
    {Rating: '2', Title: 'Kratzt', ReviewText: 'Die Decke kratzt ein wenig.', Locale: 'de_DE'},
    {Rating: '4', Title: 'Good', ReviewText: 'Warm enough, a bit small.', Locale: 'en_US'},
  ]) {
    await post('submitreview.json', {
      ...review,
      Action: 'Submit',
      ProductId: 'blanket',
      UserNickname: 'Anna B.',
      IsRecommended: String(Number(review.Rating) > 3),
    })
  }
}, 30_000)
afterAll(() => shop.close())

interface Answer {
  HasErrors: boolean
  Errors: {Code: string; Message: string}[]
  FormErrors: {FieldErrors?: Record<string, {Code: string}>; FieldErrorsOrder?: string[]}
  TotalResults: number
  Results: Record<string, unknown>[]
  Includes: Record<string, Record<string, Record<string, unknown>>>
  [key: string]: unknown
}

const key = {apiversion: '5.4', passkey: 'sandbox-dev-reviews'}

async function get(path: string, query: Record<string, string | string[]>): Promise<Answer> {
  const params = new URLSearchParams()
  for (const [name, values] of Object.entries({...key, ...query})) {
    for (const value of [values].flat()) params.append(name, value)
  }
  const response = await fetch(`${shop.baseUrl}/reviews/${path}?${params}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

async function post(path: string, fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${shop.baseUrl}/reviews/data/${path}`, {
    method: 'POST',
    body: new URLSearchParams({...key, ...fields}),
  })
  return (await response.json()) as Answer
}

const ids = ({Results}: Answer) => Results.map((review) => String(review['Title']))

describe('reviews', () => {
  it('are read by product, page by page, latest first', async () => {
    const all = await get('data/reviews.json', {Filter: 'productid:blanket', Limit: '2'})
    expect(all).toMatchObject({HasErrors: false, Limit: 2, Offset: 0, TotalResults: 3})
    expect(all.Results).toHaveLength(2)
    expect(all.Results[0]).toMatchObject({
      ProductId: 'blanket',
      UserNickname: 'Anna B.',
      RatingRange: 5,
      ModerationStatus: 'APPROVED',
      SubmissionTime: expect.stringMatching(/\+00:00$/),
      ClientResponses: [],
    })
    const rest = await get('reviews.json', {Filter: 'productid:blanket', Limit: '2', Offset: '2'})
    expect(rest.Results).toHaveLength(1)
    const none = await get('data/reviews.json', {Filter: 'ProductId:cup-set'})
    expect(none).toMatchObject({TotalResults: 0, Results: []})
  })

  it('are filtered, sorted and searched', async () => {
    const of = (query: Record<string, string | string[]>) =>
      get('data/reviews.json', {
        ...query,
        Filter: ['ProductId:blanket', query['Filter'] ?? []].flat(),
      })
    expect(ids(await of({Sort: 'Rating:asc'}))).toEqual(['Kratzt', 'Good', 'Soft'])
    expect(ids(await of({Filter: 'Rating:4,5', Sort: 'Rating:desc'}))).toEqual(['Soft', 'Good'])
    expect(ids(await of({Filter: 'ContentLocale:en*', Sort: 'Rating:asc'}))).toEqual([
      'Good',
      'Soft',
    ])
    expect(ids(await of({Filter: ['ContentLocale:en*', 'Rating:5']}))).toEqual(['Soft'])
    expect(ids(await of({Search: 'kratzt'}))).toEqual(['Kratzt'])
  })

  it('bring product and statistics along', async () => {
    const {Includes} = await get('data/reviews.json', {
      Filter: 'ProductId:blanket',
      Include: 'Products,Authors',
      Stats: 'Reviews',
      FilteredStats: 'Reviews',
    })
    expect(Includes['ProductsOrder']).toEqual(['blanket'])
    expect(Includes['Products']?.['blanket']).toMatchObject({
      Id: 'blanket',
      Name: 'Knit blanket',
      TotalReviewCount: 3,
      ReviewStatistics: {
        AverageOverallRating: 11 / 3,
        OverallRatingRange: 5,
        TotalReviewCount: 3,
        RecommendedCount: 2,
        RatingDistribution: [
          {RatingValue: 5, Count: 1},
          {RatingValue: 4, Count: 1},
          {RatingValue: 2, Count: 1},
        ],
      },
    })
  })

  it.each([
    ['no key', {passkey: ''}, 'ERROR_PARAM_MISSING_API_KEY'],
    ['a wrong key', {passkey: 'x'}, 'ERROR_PARAM_INVALID_API_KEY'],
    ['another version', {apiversion: '4.0'}, 'ERROR_UNSUPPORTED'],
    ['too high a limit', {Limit: '101'}, 'ERROR_PARAM_INVALID_LIMIT'],
    ['a negative offset', {Offset: '-1'}, 'ERROR_PARAM_INVALID_OFFSET'],
    ['an unknown filter', {Filter: 'Colour:red'}, 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'],
    ['an unknown sort', {Sort: 'Colour:asc'}, 'ERROR_PARAM_INVALID_SORT_ATTRIBUTE'],
    ['search and sort', {Search: 'a', Sort: 'Rating:asc'}, 'ERROR_PARAM_INVALID_PARAMETERS'],
  ])('with %s say what is wrong, with status 200', async (_name, query, code) => {
    const answer = await get('data/reviews.json', query)
    expect(answer).toMatchObject({HasErrors: true, Errors: [{Code: code}]})
  })
})

describe('statistics', () => {
  it('come for each product that exists', async () => {
    const answer = await get('statistics.json', {
      Filter: 'ProductId:blanket,cup-set,nothing',
      Stats: 'Reviews,Questions',
    })
    expect(answer.Results).toEqual([
      {
        ProductStatistics: expect.objectContaining({
          ProductId: 'blanket',
          ReviewStatistics: expect.objectContaining({TotalReviewCount: 3}),
          QAStatistics: {TotalQuestionCount: 0, TotalAnswerCount: 0},
        }),
      },
      {
        ProductStatistics: expect.objectContaining({
          ProductId: 'cup-set',
          ReviewStatistics: expect.objectContaining({
            TotalReviewCount: 0,
            AverageOverallRating: null,
          }),
        }),
      },
    ])
    const german = await get('data/statistics.json', {
      Filter: ['ProductId:blanket', 'ContentLocale:de*'],
      Stats: 'NativeReviews',
    })
    expect(german.Results[0]).toMatchObject({
      ProductStatistics: {NativeReviewStatistics: {AverageOverallRating: 2}},
    })
  })

  it('need a product', async () => {
    const answer = await get('statistics.json', {Stats: 'Reviews'})
    expect(answer.Errors[0]?.Code).toBe('ERROR_PARAM_INVALID_PARAMETERS')
  })
})

describe('feedback', () => {
  const vote = (fields: Record<string, string>) =>
    post('submitfeedback.json', {ContentType: 'review', FeedbackType: 'helpfulness', ...fields})

  it('counts once for each user', async () => {
    const first = (await get('data/reviews.json', {Filter: 'ProductId:blanket'})).Results[0]
    const ContentId = String(first?.['Id'])
    const yes = await vote({ContentId, Vote: 'Positive', UserId: 'u1'})
    expect(yes).toMatchObject({
      HasErrors: false,
      Feedback: {Helpfulness: {Vote: 'POSITIVE', AuthorId: 'u1'}},
    })
    await vote({ContentId, Vote: 'Positive', UserId: 'u2'})
    await vote({ContentId, Vote: 'Negative', UserId: 'u3'})
    const twice = await vote({ContentId, Vote: 'Negative', UserId: 'u1'})
    expect(twice.FormErrors.FieldErrors?.['ContentId']?.Code).toBe('ERROR_FORM_DUPLICATE')
    const report = await vote({ContentId, FeedbackType: 'inappropriate', ReasonText: 'rude'})
    expect(report).toMatchObject({Feedback: {Inappropriate: {ReasonText: 'rude'}}})
    const {Results} = await get('data/reviews.json', {Filter: `Id:${ContentId}`})
    expect(Results[0]).toMatchObject({
      TotalFeedbackCount: 3,
      TotalPositiveFeedbackCount: 2,
      TotalNegativeFeedbackCount: 1,
      Helpfulness: 2 / 3,
    })
  })

  it('says which field is missing', async () => {
    const answer = await post('submitfeedback.json', {FeedbackType: 'helpfulness'})
    expect(answer.HasErrors).toBe(true)
    expect(answer.FormErrors.FieldErrorsOrder).toEqual(['ContentType', 'ContentId', 'Vote'])
  })
})

describe('writing', () => {
  it('previews without keeping', async () => {
    const fields = {
      ProductId: 'cup-set',
      Rating: '3',
      Title: 'Fine',
      ReviewText: 'Fine for a picnic.',
      UserNickname: 'Bo C.',
    }
    const preview = await post('submitreview.json', fields)
    expect(preview).toMatchObject({HasErrors: false, SubmissionId: null})
    const {TotalResults} = await get('data/reviews.json', {Filter: 'ProductId:cup-set'})
    expect(TotalResults).toBe(0)
  })

  it('refuses what is incomplete', async () => {
    const answer = await post('submitreview.json', {ProductId: 'blanket', Rating: '6'})
    expect(answer.FormErrors.FieldErrorsOrder).toEqual([
      'rating',
      'title',
      'reviewtext',
      'usernickname',
    ])
  })
})

it('have photos in two sizes, by which they can be filtered', async () => {
  const [first] = (await get('data/reviews.json', {Filter: 'productid:blanket'})).Results
  shop.db
    .prepare('UPDATE review SET photos = ? WHERE id = ?')
    .run(
      JSON.stringify([{path: 'nursery/blanket/knit/moss/a.jpg', caption: 'Mine'}]),
      first?.['Id'],
    )
  const {Results} = await get('data/reviews.json', {
    Filter: ['productid:blanket', 'hasphotos:true'],
  })
  expect(Results).toHaveLength(1)
  expect(Results[0]?.['Photos']).toEqual([
    {
      Id: `${String(first?.['Id'])}-1`,
      Caption: 'Mine',
      Sizes: {
        thumbnail: {Id: 'thumbnail', Url: expect.stringMatching(/knit\/moss\/a\.jpg\?sw=100$/)},
        normal: {Id: 'normal', Url: expect.stringMatching(/knit\/moss\/a\.jpg\?sw=800$/)},
      },
      SizesOrder: ['thumbnail', 'normal'],
    },
  ])
})

it.each(['', '/reviews', '/reviews/stg'].flatMap((host) => [`${host}/data`, host || '']))(
  'answers below %s with and without the folder of the data',
  async (folder) => {
    const params = new URLSearchParams({...key, Filter: 'ProductId:blanket', Stats: 'Reviews'})
    for (const name of ['reviews.json', 'statistics.json']) {
      const query = name === 'reviews.json' ? `${params}&Include=Products` : `${params}`
      const answer = await fetch(`${shop.baseUrl}${folder}/${name}?${query}`)
      expect(await answer.json()).toMatchObject({HasErrors: false, Errors: []})
    }
    for (const name of ['submitfeedback.json', 'submitreview.json']) {
      const answer = await fetch(`${shop.baseUrl}${folder}/${name}?${new URLSearchParams(key)}`, {
        method: 'POST',
      })
      expect(await answer.json()).toMatchObject({HasErrors: true, Errors: []})
    }
  },
)

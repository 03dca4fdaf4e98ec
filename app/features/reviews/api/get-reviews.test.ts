import {fakeBackend} from '@app/shared/test/fake-backend'
import {createQueryClient} from '@app/shared/lib/query-client'
import {testShop} from '@app/shared/test/shop'
import {firstRequest, type ReviewRequest} from '../model/review-request'
import {reviewsQuery} from './get-reviews'

/** A service with some reviews in English and some in Swedish, with support for filters and paging. */
function serviceWith({own, others}: {own: number; others: number}) {
  const backend = fakeBackend()
  const ids = (count: number, name: string) =>
    Array.from({length: count}, (_, index) => `${name}${index}`)
  backend.on('/reviews.json', ({searchParams}) => {
    const language = searchParams.getAll('Filter').find((one) => one.startsWith('ContentLocale'))
    const all = language?.includes('neq') ? ids(others, 'sv') : ids(own, 'en')
    const offset = Number(searchParams.get('Offset'))
    return {
      body: {
        HasErrors: false,
        TotalResults: all.length,
        Results: all.slice(offset, offset + Number(searchParams.get('Limit'))).map((Id) => ({
          Id,
          Rating: 5,
          ContentLocale: 'en_GB',
          SubmissionTime: '2026-03-01T08:00:00Z',
        })),
      },
    }
  })
}

const read = async (change: Partial<ReviewRequest> = {}) => {
  const page = await reviewsQuery(testShop('DEU', 'en-DE'), {
    ...firstRequest('P'),
    ...change,
  }).queryFn()
  return {total: page.total, ids: page.reviews.map(({id}) => id)}
}

it('lists the reader’s language first and fills the page with the others', async () => {
  serviceWith({own: 7, others: 6})
  expect(await read()).toEqual({total: 13, ids: ['en0', 'en1', 'en2', 'en3', 'en4']})
  expect(await read({page: 1})).toEqual({total: 13, ids: ['en5', 'en6', 'sv0', 'sv1', 'sv2']})
  expect(await read({page: 2})).toEqual({total: 13, ids: ['sv3', 'sv4', 'sv5']})
})

it('starts with the others where no review is in the reader’s language', async () => {
  serviceWith({own: 0, others: 2})
  expect(await read()).toEqual({total: 2, ids: ['sv0', 'sv1']})
})

it('leaves the others out where only the reader’s language is wanted', async () => {
  serviceWith({own: 1, others: 6})
  expect(await read({ownLanguage: true})).toEqual({total: 1, ids: ['en0']})
})

const START_MS = 1_000_000

it('a page of reviews stays known for 90 seconds (rule CACHE-3)', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(START_MS)
  serviceWith({own: 1, others: 0})
  const fetched = jest.spyOn(globalThis, 'fetch')
  const client = createQueryClient()
  const query = reviewsQuery(testShop('DEU', 'en-DE'), {...firstRequest('P'), ownLanguage: true})
  await client.fetchQuery(query)
  clock.mockReturnValue(START_MS + 89_999)
  await client.fetchQuery(query)
  expect(fetched).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(START_MS + 90_001)
  await client.fetchQuery(query)
  expect(fetched).toHaveBeenCalledTimes(2)
  client.clear()
  clock.mockRestore()
})

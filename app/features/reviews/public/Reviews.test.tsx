import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {connectToaster} from '@app/shared/ui/toast'
import Reviews from './Reviews'

const item = {id: 'BH-2010', name: 'Holme'}

const review = (id: string, more: object = {}) => ({
  Id: id,
  Rating: 5,
  Title: `Title ${id}`,
  ReviewText: 'Steady.',
  UserNickname: 'Mia K.',
  UserLocation: 'Oslo',
  ContentLocale: 'en_GB',
  SubmissionTime: '2026-03-01T08:00:00.000+00:00',
  IsRecommended: null,
  TotalPositiveFeedbackCount: 3,
  TotalNegativeFeedbackCount: 0,
  Pros: null,
  Cons: null,
  ...more,
})

const answer = (...reviews: object[]) => ({
  HasErrors: false,
  Errors: [],
  TotalResults: 7,
  Results: reviews,
  Includes: {
    Products: {
      'BH-2010': {
        ReviewStatistics: {
          AverageOverallRating: 4.57,
          OverallRatingRange: 5,
          TotalReviewCount: 7,
          RecommendedCount: 6,
          NotRecommendedCount: 1,
          RatingDistribution: [
            {RatingValue: 5, Count: 5},
            {RatingValue: 4, Count: 1},
            {RatingValue: 3, Count: 1},
          ],
        },
      },
    },
  },
})

const isForeign = (query: URLSearchParams) =>
  query.getAll('Filter').includes('ContentLocale:neq:en*')

let backend: FakeBackend
const lastQuery = () => new URLSearchParams(backend.calls.at(-1)?.split('?')[1])

beforeEach(() => {
  window.localStorage.clear()
  Element.prototype.scrollIntoView = jest.fn()
  // jest's browser has neither; the answers of the fake backend are read as text.
  backend = fakeBackend()
  backend.on('/reviews.json', ({searchParams}) => {
    if (searchParams.get('Sort')?.startsWith('HasPhotos')) return {body: answer()}
    return {
      body: isForeign(searchParams)
        ? answer(review('2', {ContentLocale: 'sv_SE'}))
        : answer(review('1')),
    }
  })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const show = async () => {
  renderInShop(<Reviews item={item} />)
  await screen.findByText('Title 1')
}

it('shows summary and distribution, and filters by stars', async () => {
  await show()
  expect(screen.getByRole('img', {name: /^4[.,]6 out of 5 stars$/})).toBeInTheDocument()
  expect(screen.getByText(/^86\s?% would recommend it$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', {name: /4 stars: 1 review/}))
  await waitFor(() => expect(lastQuery().getAll('Filter')).toContain('Rating:4'))
  expect(screen.getByRole('button', {name: /4 stars: 1 review/})).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(screen.getByRole('button', {name: /2 stars: 0/})).toBeDisabled()
})

it('sorts, narrows to the reader’s language and turns pages', async () => {
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'newest')
  await waitFor(() => expect(lastQuery().get('Sort')).toBe('SubmissionTime:desc'))
  // The pages of the earlier order cannot be turned any more.
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  await userEvent.click(screen.getByRole('button', {name: 'Next'}))
  const offsets = () =>
    backend.calls.map((call) => new URLSearchParams(call.split('?')[1]).get('Offset'))
  await waitFor(() => expect(offsets()).toContain('5'))
  await waitFor(() => expect(isForeign(lastQuery())).toBe(true))
  await userEvent.click(screen.getByLabelText('Only reviews in English'))
  await waitFor(() => expect(lastQuery().getAll('Filter')).toContain('ContentLocale:en*'))
  expect(lastQuery().get('Offset')).toBe('0')
})

it('looks for words, in an order of the service’s own', async () => {
  await show()
  await userEvent.type(screen.getByRole('searchbox'), 'steady{Enter}')
  await waitFor(() => expect(lastQuery().get('Search')).toBe('steady'))
  expect(screen.getByLabelText('Sort by')).toBeDisabled()
})

it('offers a translation of a foreign review and the way back', async () => {
  backend.on('/services/review-translation/2', {
    body: {title: 'Translated', text: 'Stays put.', pros: '', cons: ''},
  })
  await show()
  const [button] = screen.getAllByRole('button', {name: /Translate from Swedish/})
  expect(screen.getAllByRole('button', {name: /Translate/})).toHaveLength(1)
  await userEvent.click(button as HTMLElement)
  expect(await screen.findByText('Translated')).toBeInTheDocument()
  expect(backend.calls.at(-1)).toContain('locale=en-DE')
  await userEvent.click(screen.getByRole('button', {name: 'Show original'}))
  expect(screen.getByText('Title 2')).toBeInTheDocument()
})

it('counts a vote once and remembers it', async () => {
  backend.on('/submitfeedback.json', {body: {HasErrors: false, Errors: []}})
  await show()
  const [first] = screen.getAllByRole('article')
  const yes = within(first as HTMLElement).getByRole('button', {name: 'Yes (3)'})
  await userEvent.click(yes)
  expect(yes).toHaveTextContent('Yes (4)')
  await userEvent.click(within(first as HTMLElement).getByRole('button', {name: /No/}))
  const votes = () => backend.calls.filter((call) => call.includes('submitfeedback'))
  await waitFor(() => expect(votes()).not.toHaveLength(0))
  expect(votes()).toHaveLength(1)
  expect(window.localStorage.getItem('review-feedback')).toContain('review:1')
  await userEvent.click(within(first as HTMLElement).getByRole('button', {name: /Report/}))
  expect(await within(first as HTMLElement).findByText('Reported')).toBeInTheDocument()
})

it('takes a vote back that the service did not take, and logs it without a word on the page', async () => {
  const notices: unknown[] = []
  connectToaster((notice) => notices.push(notice))
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.on('/submitfeedback.json', null)
  await show()
  const [first] = screen.getAllByRole('article')
  await userEvent.click(within(first as HTMLElement).getByRole('button', {name: 'Yes (3)'}))
  await waitFor(() =>
    expect(within(first as HTMLElement).getByRole('button', {name: 'Yes (3)'})).toHaveAttribute(
      'aria-pressed',
      'false',
    ),
  )
  expect(log).toHaveBeenCalledWith('Feedback was not taken:', expect.any(String))
  expect(notices).toEqual([])
})

it.each([
  ['is gone', null],
  ['is broken', {status: 503, body: {}}],
  ['answers nonsense', {body: {hello: 'world'}}],
  ['refuses', {body: {HasErrors: true, Errors: [{Message: 'no', Code: 'ERROR_UNKNOWN'}]}}],
])('is nothing at all when the service %s', async (_name, route) => {
  backend.on('/reviews.json', route)
  const {container} = renderInShop(<Reviews item={item} />)
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

it('invites to write the first review', async () => {
  backend.on('/reviews.json', {
    body: {HasErrors: false, Errors: [], TotalResults: 0, Results: [], Includes: {}},
  })
  renderInShop(<Reviews item={item} />)
  expect(await screen.findByText(/There are no reviews of this product yet/)).toBeInTheDocument()
  expect(screen.getByRole('button', {name: 'Write a review'})).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

it('shows the photos of all reviews in a row, each with its review', async () => {
  const photo = (Id: string) => ({
    Id,
    Caption: `Photo ${Id}`,
    Sizes: {normal: {Url: `/p/${Id}.jpg`}},
  })
  backend.on('/reviews.json', ({searchParams}) =>
    searchParams.get('Sort')?.startsWith('HasPhotos')
      ? {
          body: answer(
            review('3', {ReviewText: 'Folds flat.', Photos: [photo('a'), photo('b')]}),
            review('4', {Photos: [photo('c')]}),
          ),
        }
      : {body: answer(...(isForeign(searchParams) ? [] : [review('1')]))},
  )
  await show()
  const gallery = await screen.findByRole('list', {name: 'Photos from families'})
  expect(within(gallery).getAllByRole('button')).toHaveLength(3)
  await userEvent.click(within(gallery).getByRole('button', {name: 'Enlarge: Photo a'}))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Folds flat.')).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', {name: 'Next'}))
  expect(await within(dialog).findByRole('img', {name: 'Photo b'})).toBeInTheDocument()
})

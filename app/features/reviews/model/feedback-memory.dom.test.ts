import {feedbackFor, rememberFeedback} from './feedback-memory'

beforeEach(() => window.localStorage.clear())
const {localStorage: storage} = window

it('remembers by content type and id', () => {
  rememberFeedback(storage, 'review', '1', 'Positive')
  expect(feedbackFor(storage, 'review', '1')).toEqual({vote: 'Positive'})
  expect(feedbackFor(storage, 'review', '2')).toEqual({})
  expect(feedbackFor(storage, 'question', '1')).toEqual({})
})

it('keeps a vote beside a report', () => {
  rememberFeedback(storage, 'review', '1', 'Negative')
  expect(rememberFeedback(storage, 'review', '1', 'Inappropriate')).toEqual({
    vote: 'Negative',
    inappropriate: true,
  })
  expect(feedbackFor(storage, 'review', '1')).toEqual({vote: 'Negative', inappropriate: true})
})

it('forgets the oldest', () => {
  for (let id = 0; id < 302; id += 1) rememberFeedback(storage, 'review', `r${id}`, 'Positive')
  expect(feedbackFor(storage, 'review', 'r1')).toEqual({})
  expect(feedbackFor(storage, 'review', 'r301')).toEqual({vote: 'Positive'})
})

it('lives with a storage that is broken or full', () => {
  const broken = {
    getItem: () => '{not json',
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(rememberFeedback(broken, 'review', '1', 'Positive')).toEqual({vote: 'Positive'})
})

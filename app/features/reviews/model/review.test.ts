import {summaryOf} from './rating-summary'
import {isForeign, reviewOf, reviewPageOf} from './review'
import type {WireReview, WireReviews} from './wire'

const wire: WireReview = {
  Id: '7',
  Rating: 4,
  Title: null,
  ReviewText: 'Steady.',
  UserNickname: 'Mia K.',
  UserLocation: null,
  ContentLocale: 'sv_SE',
  SubmissionTime: '2026-03-01T08:00:00.000+00:00',
  IsRecommended: true,
  TotalPositiveFeedbackCount: 3,
  TotalNegativeFeedbackCount: 1,
  Pros: null,
  Cons: 'Heavy',
  ClientResponses: [{Name: 'Barnholt', Response: 'Thank you', Date: '2026-03-02'}],
  Photos: [
    {Id: 'a', Caption: 'Mine', Sizes: {normal: {Url: '/n'}, thumbnail: {Url: '/t'}}},
    {Id: 'b', Caption: null, Sizes: {normal: {Url: '/only'}}},
    {Id: 'c', Caption: null, Sizes: {}},
  ],
}

it('reads a review with replies and the photos that have an address', () => {
  expect(reviewOf(wire)).toMatchObject({
    id: '7',
    title: '',
    text: 'Steady.',
    locale: 'sv-SE',
    recommended: true,
    helpful: 3,
    notHelpful: 1,
    pros: '',
    cons: 'Heavy',
    replies: [{name: 'Barnholt', text: 'Thank you', date: '2026-03-02'}],
    photos: [
      {id: 'a', caption: 'Mine', thumbnail: '/t', full: '/n'},
      {id: 'b', caption: '', thumbnail: '/only', full: '/only'},
    ],
  })
})

it('gives every number of stars a row and counts who would recommend it', () => {
  const summary = summaryOf({
    AverageOverallRating: 4.5,
    OverallRatingRange: 5,
    TotalReviewCount: 4,
    RecommendedCount: 3,
    NotRecommendedCount: 1,
    RatingDistribution: [
      {RatingValue: 5, Count: 3},
      {RatingValue: 3, Count: 1},
    ],
  })
  expect(summary.distribution.map(({count}) => count)).toEqual([3, 0, 1, 0, 0])
  expect(summary.recommendedShare).toBe(0.75)
})

it('brings another range to five stars, and has no average without reviews', () => {
  const statistics = {OverallRatingRange: 10, TotalReviewCount: 1, AverageOverallRating: 9}
  expect(summaryOf(statistics).average).toBe(4.5)
  expect(summaryOf({...statistics, AverageOverallRating: null})).toMatchObject({
    average: null,
    recommendedShare: null,
  })
})

it('finds the statistics of the product, or of the master that answered for it', () => {
  const answer: WireReviews = {
    HasErrors: false,
    TotalResults: 9,
    Results: [wire],
    Includes: {
      Products: {
        master: {
          ReviewStatistics: {AverageOverallRating: 4, OverallRatingRange: 5, TotalReviewCount: 9},
        },
      },
    },
  }
  expect(reviewPageOf(answer, 'variant')).toMatchObject({total: 9, summary: {average: 4}})
  expect(reviewPageOf({...answer, Includes: {}}, 'master').summary).toBeNull()
})

it.each([
  ['de-DE', 'de-DE', false],
  ['en-US', 'en-DE', false],
  ['sv-SE', 'de-DE', true],
])('a review in %s for a reader of %s is foreign: %s', (locale, reader, expected) => {
  expect(isForeign({locale}, reader)).toBe(expected)
})

it.each([
  [undefined, false, false],
  [['verifiedPurchaser'], true, false],
  [['verifiedPurchaser', 'incentivizedReview'], true, true],
  [['sweepstakes', 'top100'], false, true],
])('the badges %j say whether the author bought, and got something (rule LAW-6)', (...row) => {
  const [BadgesOrder, verified, rewarded] = row
  expect(reviewOf({...wire, ...(BadgesOrder && {BadgesOrder})})).toMatchObject({verified, rewarded})
})

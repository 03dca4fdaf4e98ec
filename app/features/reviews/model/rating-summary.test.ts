import {summaryOf} from './rating-summary'
import type {WireStatistics} from './wire'

const statistics = (more: Partial<WireStatistics>): WireStatistics => ({
  AverageOverallRating: 4.5,
  OverallRatingRange: 5,
  TotalReviewCount: 12,
  ...more,
})

it('has the number of reviews by stars, five stars first', () => {
  const rows = [
    {RatingValue: 5, Count: 9},
    {RatingValue: 2, Count: 3},
  ]
  expect(summaryOf(statistics({RatingDistribution: rows}))).toEqual({
    average: 4.5,
    total: 12,
    distribution: [
      {stars: 5, count: 9},
      {stars: 4, count: 0},
      {stars: 3, count: 0},
      {stars: 2, count: 3},
      {stars: 1, count: 0},
    ],
    recommendedShare: null,
  })
})

it.each([
  [4.5, 5, 4.5],
  [9, 10, 4.5],
  [3, 0, 3],
  [null, 5, null],
])('an average of %s on a scale of %s is %s', (average, range, expected) => {
  const summary = summaryOf(statistics({AverageOverallRating: average, OverallRatingRange: range}))
  expect(summary.average).toBe(expected)
})

it.each([
  [3, 1, 0.75],
  [0, 2, 0],
  [2, undefined, 1],
  [0, 0, null],
])('%s who recommend it and %s who do not', (yes, no, share) => {
  const summary = summaryOf(statistics({RecommendedCount: yes, NotRecommendedCount: no}))
  expect(summary.recommendedShare).toBe(share)
})

import type {WireStatistics} from './wire'

/** Maximum number of stars of a review (rule REVIEW-1). */
export const MAX_STARS = 5

/** Statistics of all ratings of a product. */
export interface RatingSummary {
  /** Average from 0 to 5; null without reviews. */
  readonly average: number | null
  readonly total: number
  /** Number of reviews by stars, five stars first. */
  readonly distribution: readonly {readonly stars: number; readonly count: number}[]
  /** Share of positive answers to the recommendation question, 0 to 1; null without answers. */
  readonly recommendedShare: number | null
}

/** Converts an average to the scale of five stars. */
const onFive = (average: number, range: number): number =>
  range === MAX_STARS || range <= 0 ? average : (average / range) * MAX_STARS

export function summaryOf(statistics: WireStatistics): RatingSummary {
  const {AverageOverallRating: average, RatingDistribution: rows = []} = statistics
  const yes = statistics.RecommendedCount ?? 0
  const no = statistics.NotRecommendedCount ?? 0
  return {
    average: average === null ? null : onFive(average, statistics.OverallRatingRange),
    total: statistics.TotalReviewCount,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.find(({RatingValue}) => RatingValue === stars)?.Count ?? 0,
    })),
    recommendedShare: yes + no > 0 ? yes / (yes + no) : null,
  }
}

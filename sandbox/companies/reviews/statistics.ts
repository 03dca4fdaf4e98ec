import type {Review} from './review'
import {isRatingsOnly} from './review'

/** Summary of the ratings of a product. */
export interface ReviewStatistics {
  /** Average rating; null without reviews. */
  readonly average: number | null
  readonly total: number
  readonly ratingsOnly: number
  readonly featured: number
  readonly recommended: number
  readonly notRecommended: number
  readonly helpful: number
  readonly notHelpful: number
  /** Number of reviews by rating, highest rating first; ratings without reviews are left out. */
  readonly distribution: readonly {rating: number; count: number}[]
  readonly first: number | null
  readonly last: number | null
}

export function statisticsOf(reviews: readonly Review[]): ReviewStatistics {
  const total = reviews.length
  const count = (holds: (review: Review) => boolean) => reviews.filter(holds).length
  const sum = (of: (review: Review) => number) =>
    reviews.reduce((all, review) => all + of(review), 0)
  const times = reviews.map(({submittedAt}) => submittedAt)
  return {
    average: total === 0 ? null : sum(({rating}) => rating) / total,
    total,
    ratingsOnly: count(isRatingsOnly),
    featured: count(({featured}) => featured),
    recommended: count(({recommended}) => recommended === true),
    notRecommended: count(({recommended}) => recommended === false),
    helpful: sum(({helpful}) => helpful),
    notHelpful: sum(({notHelpful}) => notHelpful),
    distribution: [5, 4, 3, 2, 1]
      .map((rating) => ({rating, count: count((review) => review.rating === rating)}))
      .filter((row) => row.count > 0),
    first: total === 0 ? null : Math.min(...times),
    last: total === 0 ? null : Math.max(...times),
  }
}

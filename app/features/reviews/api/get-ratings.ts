import type {Rating} from '../public/ratings'
import {summaryOf} from '../model/rating-summary'
import {escapeFilter} from '../model/escape-filter'
import type {WireRatings} from '../model/wire'
import {callReviews, type ReviewsAccount} from './review-service'

/** Reads the ratings of several products in one call (`statistics.json`, rule REVIEW-2). */
export async function readRatings(
  shop: ReviewsAccount,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Rating>> {
  const answer = await callReviews<WireRatings>(
    shop,
    'statistics.json',
    [
      ['Filter', `ProductId:${ids.map(escapeFilter).join(',')}`],
      ['Stats', 'Reviews'],
    ],
    {signal},
  )
  const ratings = new Map<string, Rating>()
  for (const {ProductStatistics: product} of answer.Results) {
    const {average, total} = product.ReviewStatistics
      ? summaryOf(product.ReviewStatistics)
      : {average: null, total: 0}
    if (average !== null && total > 0) ratings.set(product.ProductId, {average, total})
  }
  return ratings
}

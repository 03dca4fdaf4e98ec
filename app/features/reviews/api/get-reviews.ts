import {defineQuery} from '@app/shared/api/define-query'
import {reviewPageOf, type ReviewPage} from '../model/review'
import {
  PAGE_SIZE,
  reviewParameters,
  type ReviewLanguages,
  type ReviewRequest,
} from '../model/review-request'
import type {WireReviews} from '../model/wire'
import {callReviews} from './review-service'

/** Stale time of reviews, milliseconds (rule CACHE-3). */
export const REVIEWS_STALE_TIME_MS = 90_000

type Read = (languages: ReviewLanguages, limit: number, offset: number) => Promise<ReviewPage>

/**
 * One page of the list in which the reader's language comes first: the rest of the page is filled with
 * other languages. The number of reviews in other languages is needed on every page, for the total.
 */
async function readOwnFirst(read: Read, page: number): Promise<ReviewPage> {
  const start = page * PAGE_SIZE
  const own = await read('own', PAGE_SIZE, start)
  const left = PAGE_SIZE - own.reviews.length
  const others = await read('others', Math.max(left, 1), Math.max(start - own.total, 0))
  return {
    total: own.total + others.total,
    reviews: [...own.reviews, ...others.reviews.slice(0, left)],
    summary: own.summary ?? others.summary,
  }
}

/** Query for one page of reviews of a product, those in the reader's language first (rule REVIEW-3). */
export const {query: reviewsQuery, use: useReviewPage} = defineQuery({
  key: ['reviews', 'list'],
  staleTime: REVIEWS_STALE_TIME_MS,
  read: (shop, request: ReviewRequest, {signal}): Promise<ReviewPage> => {
    const {productId, ownLanguage, page} = request
    const read: Read = async (languages, limit, offset) => {
      const parameters = reviewParameters(request, shop.locale.id, languages, {limit, offset})
      const wire = await callReviews<WireReviews>(shop, 'reviews.json', parameters, {signal})
      return reviewPageOf(wire, productId)
    }
    return ownLanguage ? read('own', PAGE_SIZE, page * PAGE_SIZE) : readOwnFirst(read, page)
  },
})

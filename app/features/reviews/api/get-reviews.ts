import type {Shop} from '@app/shared/lib/shop-context'
import {reviewPageOf, type ReviewPage} from '../model/review'
import {reviewParameters, type ReviewRequest} from '../model/review-request'
import type {WireReviews} from '../model/wire'
import {callReviews} from './review-service'

/** Milliseconds (spec 9 "reviews cache ttl"). */
export const REVIEWS_STALE_TIME_MS = 90_000

/** One page of reviews of a product (spec 7.5). */
export function reviewsQuery(shop: Shop, request: ReviewRequest) {
  const parameters = reviewParameters(request, shop.locale.id)
  return {
    queryKey: ['reviews', shop.site.id, request.productId, parameters.join('&')],
    staleTime: REVIEWS_STALE_TIME_MS,
    queryFn: async ({signal}: {signal?: AbortSignal} = {}): Promise<ReviewPage> => {
      const wire = await callReviews<WireReviews>(shop, 'reviews.json', parameters, {signal})
      return reviewPageOf(wire, request.productId)
    },
  }
}

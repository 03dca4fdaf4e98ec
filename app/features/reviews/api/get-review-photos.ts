import {defineQuery} from '@app/shared/api/define-query'
import {galleryOf, type GalleryPhoto} from '../model/review'
import {photoParameters} from '../model/review-request'
import type {WireReviews} from '../model/wire'
import {REVIEWS_STALE_TIME_MS} from './get-reviews'
import {callReviews} from './review-service'

/** Query for the photos in the reviews of a product, the most helpful reviews first. */
export const {use: useReviewPhotos} = defineQuery({
  key: ['reviews', 'photos'],
  staleTime: REVIEWS_STALE_TIME_MS,
  read: async (shop, productId: string, {signal}): Promise<readonly GalleryPhoto[]> => {
    const parameters = photoParameters(productId, shop.locale.id)
    const wire = await callReviews<WireReviews>(shop, 'reviews.json', parameters, {signal})
    return galleryOf(wire)
  },
})

import type {Shop} from '@app/shared/lib/shop-context'
import {galleryOf, type GalleryPhoto} from '../model/review'
import {photoParameters} from '../model/review-request'
import type {WireReviews} from '../model/wire'
import {REVIEWS_STALE_TIME_MS} from './get-reviews'
import {callReviews} from './review-service'

/** Query for the photos in the reviews of a product, the most helpful reviews first. */
export function reviewPhotosQuery(shop: Shop, productId: string) {
  return {
    queryKey: ['reviews', 'photos', shop.site.id, shop.locale.id, productId],
    staleTime: REVIEWS_STALE_TIME_MS,
    queryFn: async ({signal}: {signal?: AbortSignal} = {}): Promise<readonly GalleryPhoto[]> => {
      const parameters = photoParameters(productId, shop.locale.id)
      const wire = await callReviews<WireReviews>(shop, 'reviews.json', parameters, {signal})
      return galleryOf(wire)
    },
  }
}

import {defineQuery} from '@app/shared/api/define-query'
import type {Shop} from '@app/shared/lib/shop-context'
import type {Rating} from '../public/ratings'

/** Time limit of the service on the server, milliseconds. */
const TIMEOUT_MS = 1000
/** Pause after a failure during which the service is not called, milliseconds. */
const REST_MS = 30_000

/** Time of `performance.now()` until which the service is not called. */
let restsUntil = 0

async function ask(shop: Shop, productId: string): Promise<Rating | null> {
  if (performance.now() < restsUntil) throw new Error('The review service rests.')
  try {
    const {readRatings} = await import('./get-ratings')
    const ratings = await readRatings(shop, [productId], AbortSignal.timeout(TIMEOUT_MS))
    return ratings.get(productId) ?? null
  } catch (error) {
    restsUntil = performance.now() + REST_MS
    throw error
  }
}

/**
 * Query for the rating of a product on its page. Browsers use the rating of the server-rendered page and
 * read the others through the rating board.
 */
export const {query: productRatingQuery, use: useBroughtRating} = defineQuery({
  key: ['reviews', 'rating'],
  staleTime: Infinity,
  read: ask,
})

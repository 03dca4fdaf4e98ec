import type {Shop} from '@app/shared/lib/shop-context'
import type {Rating} from '../model/ratings'

/** Milliseconds that the server gives the service. */
const TIMEOUT_MS = 1000
/** Milliseconds for which a service that failed is left alone. */
const REST_MS = 30_000

/** Time of `performance.now()` until which nothing is asked. */
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
 * The rating of a product for its page. Browsers read what the page brought and ask the board of ratings
 * for the rest.
 */
export function productRatingQuery(shop: Shop, productId: string) {
  return {
    queryKey: ['reviews', 'rating', shop.site.id, productId],
    staleTime: Infinity,
    queryFn: (): Promise<Rating | null> => ask(shop, productId),
  }
}

import {GUEST} from '@app/features/session/model/shopper'
import type {Shop} from '@app/shared/lib/shop-context'
import type {Offer} from '../model/offer'

/** Maximum number of variants, the same as on the server-rendered page. */
export const MAX_OFFERS = 48

/**
 * Query for the current price and availability by product id: a page may come from a cache, and only these
 * two are read again in the browser (rule PROD-3).
 * @param shopper whose prices they are (rule PRICE-9)
 */
export function offersQuery(shop: Shop, ids: readonly string[], shopper = GUEST) {
  return {
    queryKey: ['product', 'offers', shop.site.id, shop.locale.id, shopper.customerId, ids],
    queryFn: async (): Promise<Record<string, Offer>> => {
      const {loadOffers} = await import('./load-offers')
      return loadOffers(shop, ids)
    },
  }
}

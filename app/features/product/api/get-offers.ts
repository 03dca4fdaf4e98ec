import type {Shop} from '@app/shared/lib/shop-context'
import type {Offer} from '../model/offer'

/** As many variants as the page itself reads. */
export const MAX_OFFERS = 48

/**
 * Price and availability as they are now: a page may come from a cache, and only these two are read
 * again in the browser (rule PROD-3). By product id.
 * @param customerId whose prices; a registered customer's are fetched once known (rule PRICE-9)
 */
export function offersQuery(shop: Shop, ids: readonly string[], customerId: string) {
  return {
    queryKey: ['product', 'offers', shop.site.id, shop.locale.id, customerId, ids.join(',')],
    queryFn: async (): Promise<Record<string, Offer>> => {
      const {loadOffers} = await import('./load-offers')
      return loadOffers(shop, ids)
    },
  }
}

import type {Shop} from '@app/shared/lib/shop-context'
import {offerOf, type Offer} from '../model/offer'
import {readOffers} from './get-product'

/**
 * Price and availability as they are now: a page may come from a cache, and only these two are read
 * again in the browser (DESIGN "Server rendering"). By product id.
 */
export function offersQuery(shop: Shop, ids: readonly string[]) {
  return {
    queryKey: ['product', 'offers', shop.site.id, shop.locale.id, ids.join(',')],
    queryFn: async (): Promise<Record<string, Offer>> => {
      const products = await readOffers(shop, ids)
      return Object.fromEntries(products.map((product) => [product.id, offerOf(product)]))
    },
  }
}

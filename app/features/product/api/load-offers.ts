import type {Shop} from '@app/shared/lib/shop-context'
import {offerOf, type Offer} from '../public/offer'
import {readOffers} from '@app/features/catalog/public/read-products'

/** Current offers by product id. */
export async function loadOffers(
  shop: Shop,
  ids: readonly string[],
): Promise<Record<string, Offer>> {
  const products = await readOffers(shop, ids)
  return Object.fromEntries(products.map((product) => [product.id, offerOf(product)]))
}

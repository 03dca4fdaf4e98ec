import {readTileProducts} from '@app/features/catalog/public/get-tiles'
import type {Shop} from '@app/shared/lib/shop-context'
import {wishedProductOf, type WishedProduct} from '../public/wished-product'

const FIELDS = ['minOrderQuantity', 'variationValues', 'c_redirectLinkPartner']

/**
 * Query for the products of wishes by id; products that are no longer sold are left out. Stock and prices
 * are part of the answer.
 */
export function wishedProductsQuery(shop: Shop, productIds: readonly string[]) {
  const ids = [...new Set(productIds)].sort()
  return {
    queryKey: ['wishlist', 'products', shop.site.id, shop.locale.id, ids],
    queryFn: async (): Promise<Record<string, WishedProduct>> => {
      const products = await readTileProducts(shop, ids, FIELDS)
      return Object.fromEntries(products.map((product) => [product.id, wishedProductOf(product)]))
    },
  }
}

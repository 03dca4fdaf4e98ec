import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import type {ProductModel} from './product'

/**
 * Query for a product with its variants: a variant loads its master, a master all of its variants, a set
 * its members, extensions and accessories (rule PROD-2), so that a change of colour needs no request.
 * @param answer of the product, where a hook has read it
 */
export function productQuery(shop: Shop, productId: string, answer?: ShopperProductsTypes.Product) {
  return {
    queryKey: ['product', shop.site.id, shop.locale.id, productId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ProductModel> => {
      // A server-rendered page already has its product: the code that reads one is a chunk of its own.
      const {loadProduct} = await import('../api/load-product')
      return loadProduct(shop, productId, answer)
    },
  }
}

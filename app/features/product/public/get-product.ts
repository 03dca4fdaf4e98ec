import {defineQuery} from '@app/shared/api/define-query'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {ProductModel} from './product'

interface ProductRead {
  readonly productId: string
  /** Of the product, where a hook has read it. */
  readonly answer?: ShopperProductsTypes.Product | undefined
}

/**
 * Query for a product with its variants: a variant loads its master, a master all of its variants, a set
 * its members, extensions and accessories (rule PROD-2), so that a change of colour needs no request.
 */
export const {query: productQuery, use: useProductModel} = defineQuery({
  key: ['product'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, {productId, answer}: ProductRead): Promise<ProductModel> => {
    // A server-rendered page already has its product: the code that reads one is a chunk of its own.
    const {loadProduct} = await import('../api/load-product')
    return loadProduct(shop, productId, answer)
  },
  keyOf: ({productId}) => productId,
})

import {productOf} from '@app/features/product/model/build-product'
import {readInBatches} from '@app/features/catalog/api/read-products'
import type {ProductModel} from '@app/features/product/model/product'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Products to compare, in the order of the ids, in one call (SCAPI Shopper Products `getProducts`).
 * Products that are no longer available are left out.
 */
export function comparedQuery(shop: Shop, ids: readonly string[]) {
  const withPrices = !shop.site.isContentOnlySite
  return {
    queryKey: ['compare', shop.site.id, shop.locale.id, ids],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<ProductModel[]> => {
      const found = await readInBatches(shop, ids, {
        expand: ['availability', 'promotions', 'images', 'prices', 'variations'],
        allImages: true,
        imgTypes: 'mainview:1',
      })
      return ids.flatMap((id) => {
        const product = found.find((one) => one.id === id)
        return product ? [productOf({product, variants: [], withPrices})] : []
      })
    },
  }
}

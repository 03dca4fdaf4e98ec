import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {categoryOf, type CategoryModel} from '../model/category'

/** One category with its ancestors and children (SCAPI Shopper Products `getCategory`). */
export function categoryQuery({api, site, locale}: Shop, categoryId: string) {
  return {
    queryKey: ['catalog', 'category', site.id, locale.id, categoryId],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<CategoryModel> => {
      const id = encodeURIComponent(categoryId)
      const category = await api.scapi<ShopperProductsTypes.Category>(
        `/product/shopper-products/v1/organizations/:org/categories/${id}`,
        {query: {levels: 1}},
      )
      return categoryOf(category)
    },
  }
}

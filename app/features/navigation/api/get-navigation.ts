import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Shop} from '@app/shared/lib/shop-context'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {navigationOf, type NavigationItem} from '../model/navigation'

/** Levels of the category tree that the menu shows below the root. */
const LEVELS = 3

/** The menu, from the category tree (SCAPI Shopper Products `getCategory`). */
export function navigationQuery({api, site, locale}: Shop) {
  return {
    queryKey: ['navigation', site.id, locale.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<readonly NavigationItem[]> => {
      const root = await api.scapi<ShopperProductsTypes.Category>(
        '/product/shopper-products/v1/organizations/:org/categories/root',
        {query: {levels: LEVELS}},
      )
      return navigationOf(root)
    },
  }
}

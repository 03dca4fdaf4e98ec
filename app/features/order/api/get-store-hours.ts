import type {ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {scapiIds} from '@common/api-id'
import {linesOf} from '@app/features/product-advice/model/store-stock'
import type {Shop} from '@app/shared/lib/shop-context'

/** Opening hours of a store, line by line (`getStores` of Shopper Stores). */
export const storeHoursQuery = (shop: Shop, storeId: string) => ({
  queryKey: ['order', 'store-hours', shop.site.id, shop.locale.id, storeId],
  queryFn: async (): Promise<string[]> => {
    const {data = []} = await shop.api.scapi<ShopperStoresTypes.StoreResult>(
      '/store/shopper-stores/v1/organizations/:org/stores',
      {query: {ids: scapiIds([storeId])}},
    )
    return linesOf(data[0]?.storeHours ?? '')
  },
})

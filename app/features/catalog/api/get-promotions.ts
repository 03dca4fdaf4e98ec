import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {ShopperPromotions} from '@app/generated/commerce/shopper-promotions'
import {escapeReserved} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'

type Promotion = ShopperPromotionsTypes.Promotion

const BATCH_SIZE = 50

/** Parameters of `getPromotions`, for `usePromotions` and for the server alike (rule API-5). */
export const promotionsParameters = (ids: readonly string[]) => ({
  ids: [...ids].sort().slice(0, BATCH_SIZE).map(escapeReserved),
})

/**
 * Promotions with icon and details by their ids.
 * @throws ApiFault
 */
export async function readPromotions(shop: Shop, ids: readonly string[]): Promise<Promotion[]> {
  if (ids.length === 0) return []
  const client = shop.api.clients.of(ShopperPromotions)
  const {data} = await client.getPromotions({parameters: promotionsParameters(ids)})
  return data ?? []
}

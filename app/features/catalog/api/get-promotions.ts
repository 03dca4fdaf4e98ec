import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {ShopperPromotions} from '@app/generated/commerce/shopper-promotions'
import {escapeReserved} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'

type Promotion = ShopperPromotionsTypes.Promotion

const BATCH_SIZE = 50

/**
 * Promotions with icon and details by their ids (rule API-5).
 * @throws ApiFault
 */
export async function readPromotions(shop: Shop, ids: readonly string[]): Promise<Promotion[]> {
  if (ids.length === 0) return []
  const client = shop.api.clients.of(ShopperPromotions)
  const {data} = await client.getPromotions({
    parameters: {ids: [...ids].sort().slice(0, BATCH_SIZE).map(escapeReserved)},
  })
  return data ?? []
}

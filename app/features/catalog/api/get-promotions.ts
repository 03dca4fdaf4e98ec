import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {scapiIds} from '@common/api-id'
import type {Shop} from '@app/shared/lib/shop-context'

type Promotion = ShopperPromotionsTypes.Promotion

const BATCH_SIZE = 50

/**
 * Promotions with icon and details by their ids (rule API-5).
 * @throws ApiFault
 */
export async function readPromotions(shop: Shop, ids: readonly string[]): Promise<Promotion[]> {
  if (ids.length === 0) return []
  const {data = []} = await shop.api.scapi<{data?: Promotion[]}>(
    '/pricing/shopper-promotions/v1/organizations/:org/promotions',
    {query: {ids: scapiIds([...ids].sort().slice(0, BATCH_SIZE))}},
  )
  return data
}

import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'
import {findOrderNumber} from '../public/find-order-number'
import {placedOrderOf, type OcapiPlacedOrder, type PlacedOrder} from '../model/placed-order'

/**
 * The shopper's order with a token, as far as the checkout needs it.
 * @returns null when there is no such order
 * @throws ApiFault
 */
export async function findPlacedOrder(
  shop: Shop,
  token: string,
  signal?: AbortSignal,
): Promise<PlacedOrder | null> {
  const orderNo = await findOrderNumber(shop, token, signal)
  if (orderNo === null) return null
  return placedOrderOf(
    await shop.api.ocapi<OcapiPlacedOrder>(`/orders/${encodePart(orderNo)}`, {signal}),
  )
}

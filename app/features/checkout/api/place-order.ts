import {faultFromThrown, type ApiFault} from '@app/shared/api/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {findOrderNumber} from '@app/features/order/api/get-order'

export type OrderPlacement =
  {readonly status: 'placed'} | {readonly status: 'refused'; readonly fault: ApiFault}

/** Orders under way by basket: a second press waits for the first one's answer. */
const underWay = new Map<string, Promise<OrderPlacement>>()

/** Answers that leave open whether the order was placed: none at all, or the basket is gone. */
const isUncertain = ({status, type}: ApiFault): boolean =>
  status === 0 || status >= 500 || type === 'basket-not-found'

async function send(shop: Shop, basketId: string): Promise<OrderPlacement> {
  try {
    await shop.api.ocapi('/orders', {
      method: 'POST',
      query: {token: basketId},
      body: {basket_id: basketId},
    })
    return {status: 'placed'}
  } catch (error) {
    const fault = faultFromThrown(error)
    if (!isUncertain(fault)) return {status: 'refused', fault}
    const orderNo = await findOrderNumber(shop, basketId).catch(() => null)
    return orderNo === null ? {status: 'refused', fault} : {status: 'placed'}
  }
}

/**
 * Orders the basket (spec 7.1: `POST orders?token={basketId}`), once however often it is called. When
 * the answer got lost, it looks whether the order is there.
 */
export function placeOrder(shop: Shop, basketId: string): Promise<OrderPlacement> {
  const known = underWay.get(basketId)
  if (known) return known
  const placement = send(shop, basketId).finally(() => underWay.delete(basketId))
  underWay.set(basketId, placement)
  return placement
}

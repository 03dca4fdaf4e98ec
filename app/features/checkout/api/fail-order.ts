import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {encodePart} from '@common/address-part'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  forgetPending,
  pendingOrder,
  rememberPending,
} from '@app/features/basket/public/pending-order'
import {rememberTemporaryBasket} from '@app/features/basket/public/temporary-basket'
import type {Basket} from '@app/features/basket/public/basket'
import type {FailReason} from '../model/machine'
import {placedOrderOf, type OcapiPlacedOrder, type PlacedOrder} from '../model/placed-order'
import {findPlacedOrder} from './find-placed-order'

export interface FailingOrder {
  /** Token of the order: the id of its basket. */
  readonly token: string
  readonly reason: FailReason
  /** Reads the shopper's basket again and publishes it. @throws ApiFault */
  readonly refreshBasket: () => Promise<Basket | null>
}

/** `paid`: the order was paid in the meantime and is kept. */
export type FailOutcome =
  | {readonly status: 'failed'; readonly basketId: string | null}
  | {readonly status: 'paid'}
  | {readonly status: 'missing'}

/** A failed order keeps its status: the second call of two finds the basket of the first one. */
const isFailedAlready = (error: unknown): boolean =>
  isApiFault(error) && error.status >= 400 && error.status < 500 && error.status !== 401

async function fail(shop: Shop, order: PlacedOrder, reason: FailReason): Promise<PlacedOrder> {
  const failed = await shop.api.ocapi<OcapiPlacedOrder>(`/orders/${encodePart(order.orderNo)}`, {
    method: 'PATCH',
    body: {
      status: 'failed',
      reason,
      c_merchantReference: order.merchantReference ?? order.orderNo,
      ...(order.resourceState && {_resource_state: order.resourceState}),
    },
  })
  return placedOrderOf(failed) ?? order
}

/**
 * Deletes every basket of the shopper except one. When that one does not exist any more, because another tab
 * ordered it, the others are kept: one of them may have the goods of a later order.
 */
async function deleteOthers({api}: Shop, customerId: string, basketId: string): Promise<void> {
  const {baskets = []} = await api.clients
    .of(ShopperCustomers)
    .getCustomerBaskets({parameters: {customerId}})
  if (!baskets.some((basket) => basket.basketId === basketId)) return
  for (const {basketId: other = ''} of baskets) {
    if (other === basketId) continue
    await api.clients
      .of(ShopperBasketsV2)
      .deleteBasket({parameters: {basketId: other}})
      .catch((error: unknown) => {
        if (!isApiFault(error) || error.status !== 404) throw error
      })
  }
}

async function adopt(
  shop: Shop,
  basketId: string,
  refreshBasket: FailingOrder['refreshBasket'],
): Promise<void> {
  // A purchase from a product page leaves the shopper's own basket alone.
  if (pendingOrder(shop.site.id)?.isTemporary) {
    rememberTemporaryBasket(shop.site.id, basketId)
    await refreshBasket()
    return
  }
  const basket = await refreshBasket()
  const customerId = basket?.customerInfo?.customerId
  if (customerId) await deleteOthers(shop, customerId, basketId)
  await refreshBasket()
}

/**
 * Fails an order whose payment was refused or not completed (rule CHECK-12): the backend turns it back into a
 * basket, which becomes the shopper's only one.
 * @throws ApiFault with the title of the backend's fault
 */
export async function failOrder(
  shop: Shop,
  {token, reason, refreshBasket}: FailingOrder,
): Promise<FailOutcome> {
  const siteId = shop.site.id
  // Recorded first: a reload in the middle continues here.
  if (!pendingOrder(siteId)) rememberPending(siteId, {token, overAt: Date.now()})
  const order = await findPlacedOrder(shop, token)
  if (!order) return {status: 'missing'}
  if (order.payment === 'settled') return {status: 'paid'}
  const isDone = order.payment === 'failed' && order.newBasketId !== undefined
  const failed = isDone
    ? order
    : await fail(shop, order, reason).catch(async (error: unknown) => {
        if (!isFailedAlready(error)) throw error
        const current = await findPlacedOrder(shop, token)
        if (current?.payment === 'failed' || current?.payment === 'settled') return current
        throw error
      })
  if (failed.payment === 'settled') return {status: 'paid'}
  const basketId = failed.newBasketId ?? null
  if (basketId) await adopt(shop, basketId, refreshBasket)
  else await refreshBasket()
  // Also when the new basket has the id of the token: it must not be taken for a pending order.
  forgetPending(siteId)
  return {status: 'failed', basketId}
}

import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {Order} from '../orders/order'
import {readReason, requireOrderManagement, returnReasons} from '../orders/order-management'
import type {ReturnReason} from './return-rules'
import {confirmReturn} from './return-service'

const ID_LENGTH = 10

/** The reasons of order management as reasons of a return. */
const REASONS: Readonly<Record<string, ReturnReason>> = {
  Defect: 'damaged',
  'Does not fit': 'does_not_fit',
  'Wrong item': 'wrong_item',
}

export interface ReturnedItem {
  readonly itemId: string
  readonly quantity: number
  readonly reason?: string
}

/**
 * Announces a return through order management, which a mail confirms. Throws OmsNotActive, InvalidReasonCode,
 * UnknownProductItemIds, ReturnQuantityExceeded, DuplicateReturnItem, and OrderReturnFailed for an order that failed or
 * was cancelled.
 */
export function returnByManagement(
  context: ShopContext,
  order: Order,
  items: readonly ReturnedItem[],
): void {
  requireOrderManagement(context.site)
  const {orderNo, status} = order
  const lines = items.map(({itemId, quantity, reason}) => ({
    itemId,
    quantity,
    reason: REASONS[readReason(reason, returnReasons)] ?? 'changed_mind',
  }))
  if (status === 'cancelled' || status === 'failed') {
    throw new CommerceFault('OrderReturnFailed', `Order '${orderNo}' cannot be returned.`, {
      orderNo,
    })
  }
  context.db
    .transaction(() => {
      const request = {requestId: `oms-${randomId(ID_LENGTH)}`, lines}
      confirmReturn(context, order, request, Date.now())
    })
    .immediate()
}

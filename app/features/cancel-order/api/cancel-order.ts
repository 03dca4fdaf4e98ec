import {encodePart} from '@common/address-part'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import type {CancelRequest} from '@app/features/order/public/cancel-hash'

/**
 * Result of a cancellation. `unknown` is also the result for a wrong token; `limited` after too many
 * wrong attempts.
 */
export type CancelOutcome = 'cancelled' | 'already' | 'tooLate' | 'unknown' | 'limited'

/**
 * Cancels an order with the token of its cancel link, without a login (rule ORDER-7).
 * @throws ApiFault when the backend fails; nothing is known about the order then
 */
export async function cancelOrder(
  {api}: Shop,
  {orderNo, cancelToken}: CancelRequest,
): Promise<CancelOutcome> {
  try {
    await api.ocapi(`/orders/${encodePart(orderNo)}`, {
      method: 'PATCH',
      query: {status: 'cancelled'},
      body: {c_orderCancelToken: cancelToken},
    })
    return 'cancelled'
  } catch (error) {
    if (!isApiFault(error)) throw error
    if (error.status === 404) return 'unknown'
    if (error.status === 429) return 'limited'
    if (error.status === 400 || error.status === 409) {
      return error.arguments['from'] === 'cancelled' ? 'already' : 'tooLate'
    }
    throw error
  }
}

import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Number of the shopper's order with a token, which is the id of the order's basket.
 * @returns null when there is no such order, or it belongs to another shopper
 * @throws ApiFault
 */
export async function findOrderNumber(
  {api}: Shop,
  token: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const found = await api.ocapi<{c_result?: {orderNo?: string}}>('/custom_objects/ocapi/order', {
      query: {token},
      signal,
    })
    return found.c_result?.orderNo ?? null
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return null
    throw error
  }
}

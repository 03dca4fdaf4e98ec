import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {claimRememberedOrder} from './claim-order'
import {orderOf, type OcapiOrder, type OrderModel} from '../model/order'

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

/** Number of the order of a token. An order that the shopper's new account does not have yet is claimed first. */
async function findOrClaim(shop: Shop, token: string): Promise<string | null> {
  const orderNo = await findOrderNumber(shop, token)
  if (orderNo !== null) return orderNo
  return (await claimRememberedOrder(shop)) ? findOrderNumber(shop, token) : null
}

/** The order of a confirmation link; null when this browser has no access to it. Read in the browser only. */
export function orderByTokenQuery(shop: Shop, token: string) {
  const {api, site, locale} = shop
  return {
    queryKey: ['order', 'by-token', site.id, locale.id, token],
    staleTime: Infinity,
    queryFn: async (): Promise<OrderModel | null> => {
      const orderNo = await findOrClaim(shop, token)
      if (orderNo === null) return null
      const order = await api.ocapi<OcapiOrder>(`/orders/${encodeURIComponent(orderNo)}`)
      return orderOf(order, site.taxation)
    },
  }
}

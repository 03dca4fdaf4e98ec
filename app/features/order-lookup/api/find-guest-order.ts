import {defineMutation} from '@app/shared/api/define-query'
import {halfWidth} from '@common/half-width'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {carePath, orderCareQuery, type OrderCare} from '@app/features/order/public/order-care'
import {type LookupValues, proofOf} from '../model/lookup-rules'

/** `unknown`: no order has this number and proof. `limited`: too many wrong attempts (rule ORDER-8). */
export type LookupResult =
  | {readonly status: 'found'; readonly care: OrderCare}
  | {readonly status: 'unknown' | 'limited'}

async function findGuestOrder({api}: Shop, values: LookupValues): Promise<LookupResult> {
  try {
    const care = await api.scapi<OrderCare>(carePath(halfWidth(values.orderNo), 'lookup'), {
      method: 'POST',
      body: proofOf(values),
    })
    return {status: 'found', care}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return {status: 'unknown'}
    if (isApiFault(error) && error.status === 429) return {status: 'limited'}
    throw error
  }
}

/** Finds an order by number and email address or postal code. @throws ApiFault when the backend fails */
export const useFindOrder = defineMutation({
  call: findGuestOrder,
  stores: (shop, _, found) => {
    if (found.status !== 'found') return []
    const {accessKey: _key, ...care} = found.care
    return [[orderCareQuery(shop, care), care]]
  },
})

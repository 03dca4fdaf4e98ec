import {defineMutation} from '@app/shared/api/define-query'
import {isApiFault} from '@common/fault'
import {pick} from '@app/shared/lib/pick'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  carePath,
  orderCareQuery,
  type OrderAccess,
  type OrderCare,
} from '@app/features/order/public/order-care'
import type {ReturnRequestLine} from '../model/return-choice'

export interface ReturnRequest extends OrderAccess {
  /** Id of the request: the backend stores a repeated request once. */
  readonly requestId: string
  readonly lines: readonly ReturnRequestLine[]
}

/** `changed`: other goods were returned in the meantime. `closed`: the order accepts no returns now. */
export type ReturnResult =
  | {readonly status: 'created'; readonly care: OrderCare; readonly returnId: string}
  | {readonly status: 'changed' | 'closed'}

/** Announces a return (rule ORDER-5). @throws ApiFault when the backend fails; it can be repeated then */
export async function createReturn(
  {api}: Shop,
  {orderNo, accessKey, requestId, lines}: ReturnRequest,
): Promise<ReturnResult> {
  try {
    const {returnId, ...care} = await api.scapi<OrderCare & {returnId: string}>(
      carePath(orderNo, 'returns'),
      {
        method: 'POST',
        body: {
          ...(accessKey && {accessKey}),
          requestId,
          lines: lines.map((line) => pick(line, 'itemId', 'quantity', 'reason')),
        },
      },
    )
    return {status: 'created', care, returnId}
  } catch (error) {
    if (isApiFault(error) && error.status === 400) return {status: 'changed'}
    if (isApiFault(error) && (error.status === 404 || error.status === 409)) {
      return {status: 'closed'}
    }
    throw error
  }
}

/** `createReturn` for a component. The order is stored as it is afterwards, or read again after a refusal. */
export const useCreateReturn = defineMutation({
  call: createReturn,
  stores: (shop, order, answer) =>
    answer.status === 'created' ? [[orderCareQuery(shop, order), answer.care]] : [],
  invalidates: (shop, order, {status}) =>
    status === 'created' ? [] : [orderCareQuery(shop, order)],
})

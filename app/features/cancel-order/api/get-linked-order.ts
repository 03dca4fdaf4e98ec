import {defineQuery} from '@app/shared/api/define-query'
import {isApiFault} from '@common/fault'
import {
  carePath,
  isCancellable,
  type CareLine,
  type OrderCare,
} from '@app/features/order/public/order-care'
import type {CancelRequest} from '@app/features/order/public/cancel-hash'
import type {CancelOutcome} from './cancel-order'

/** What a cancel link finds. */
interface LinkedOrder {
  /** Why there is nothing to cancel; absent while the order can be cancelled. */
  readonly outcome?: Exclude<CancelOutcome, 'cancelled'>
  readonly lines: readonly CareLine[]
}

function outcomeOf(care: OrderCare): LinkedOrder['outcome'] {
  if (care.stage === 'cancelled') return 'already'
  return isCancellable(care, Date.now()) ? undefined : 'tooLate'
}

/** Query of the order of a cancel link, which the token opens without a login (rule ORDER-7). */
export const {use: useLinkedOrder} = defineQuery({
  key: ['order', 'cancel-link'],
  staleTime: Infinity,
  read: async ({api}, {orderNo, cancelToken}: CancelRequest): Promise<LinkedOrder> => {
    try {
      const care = await api.scapi<OrderCare>(carePath(orderNo, 'lookup'), {
        method: 'POST',
        body: {cancelToken},
      })
      return {outcome: outcomeOf(care), lines: care.lines}
    } catch (error) {
      if (isApiFault(error) && error.status === 404) return {outcome: 'unknown', lines: []}
      if (isApiFault(error) && error.status === 429) return {outcome: 'limited', lines: []}
      throw error
    }
  },
})

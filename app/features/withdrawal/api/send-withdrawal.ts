import {defineMutation} from '@app/shared/api/define-query'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {orderCareQuery} from '@app/features/order/public/order-care'
import {withdrawalPath} from './preview-withdrawal'

/** A statement of withdrawal. */
export interface Statement {
  /** Id of the request: the backend keeps a repeated request once. */
  readonly requestId: string
  readonly orderNo: string
  readonly name: string
  readonly email: string
  readonly accessKey?: string
  readonly lines?: readonly {readonly itemId: string; readonly quantity: number}[]
  readonly goods?: string
  readonly statements?: number
}

/** Receipt of a statement; `order` only for an order that the shopper has proven. Times are in ISO 8601 format. */
export interface Acknowledgement {
  readonly withdrawalId: string
  readonly receivedAt: string
  readonly order?: {
    readonly outcome: 'cancelled' | 'return' | 'late' | 'nothing'
    readonly currency: string
    readonly returnId?: string
    /** Major units. */
    readonly refund?: number
    readonly delivered: boolean
    /** Last day to send goods back, and of the refund. */
    readonly followUpUntil?: string
    readonly endedAt?: string
  }
}

/** `changed`: the order has a withdrawal that the page did not know. `limited`: too many statements. */
export type SendResult =
  | {readonly status: 'received'; readonly receipt: Acknowledgement}
  | {readonly status: 'changed' | 'limited'}

/** Sends a statement (rule ORDER-13). @throws ApiFault when the backend fails; it can be repeated then */
async function sendWithdrawal({api}: Shop, statement: Statement): Promise<SendResult> {
  const {requestId, orderNo, name, email, accessKey, lines, goods, statements} = statement
  try {
    const receipt = await api.scapi<Acknowledgement>(withdrawalPath('withdrawals'), {
      method: 'POST',
      body: {
        requestId,
        orderNo,
        name,
        email,
        ...(accessKey && {accessKey}),
        ...(lines && {lines: lines.map(({itemId, quantity}) => ({itemId, quantity}))}),
        ...(goods && {goods}),
        ...(statements !== undefined && {statements}),
      },
    })
    return {status: 'received', receipt}
  } catch (error) {
    if (isApiFault(error) && error.status === 409) return {status: 'changed'}
    if (isApiFault(error) && error.status === 429) return {status: 'limited'}
    throw error
  }
}

/** `sendWithdrawal` for a component; the order is read again afterwards. */
export const useSendWithdrawal = defineMutation({
  call: sendWithdrawal,
  invalidates: (shop, {orderNo}) => [orderCareQuery(shop, {orderNo})],
})

import {encodePart} from '@common/address-part'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import type {WithdrawalDetails} from '../model/withdrawal-details'
import type {WithdrawalOrder} from '../model/withdrawal-goods'

/** Path of the custom API for withdrawals. */
export const withdrawalPath = (action: string): string =>
  `/custom/shopper-withdrawals/v1/organizations/:org/${action}`

/** Numbers that an order can have; others are sent as they are written, and nothing is asked about them. */
const ORDER_NO = /^[\w-]{4,40}$/

/**
 * What the order of a withdrawal offers; null when number and address do not prove it, which the statement does not need.
 * @throws ApiFault when the backend fails
 */
export async function previewWithdrawal(
  {api}: Shop,
  {orderNo, email}: WithdrawalDetails,
): Promise<WithdrawalOrder | null> {
  if (!ORDER_NO.test(orderNo)) return null
  try {
    return await api.scapi<WithdrawalOrder>(
      withdrawalPath(`orders/${encodePart(orderNo)}/lookup`),
      {method: 'POST', body: {email}},
    )
  } catch (error) {
    if (isApiFault(error) && (error.status === 404 || error.status === 429)) return null
    throw error
  }
}

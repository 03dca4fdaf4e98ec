import {ApiFault} from '@common/fault'
import {createSerialQueue} from '@app/shared/lib/serial-queue'
import {currentCustomerId} from '@app/features/session/model/shopper-client'

const queue = createSerialQueue()

/** Fault of a change that was requested before a login or logout. */
const customerChanged = (): ApiFault =>
  new ApiFault({
    type: 'customer-changed',
    status: 0,
    title: 'The customer changed before the request was sent',
    detail: '',
    arguments: {},
  })

/** Runs a call after all earlier ones (rule BASKET-2). */
export const inTurn = queue

/**
 * Runs a change of the basket after all earlier calls. A change that waited while the customer changed is
 * dropped: it belongs to the earlier customer (rule BASKET-15).
 * @throws ApiFault (rejects) `customer-changed`, or the fault of the change
 */
export function changeInTurn<T>(change: () => Promise<T>): Promise<T> {
  const customerId = currentCustomerId()
  return queue(() => {
    if (customerId !== undefined && customerId !== currentCustomerId()) throw customerChanged()
    return change()
  })
}

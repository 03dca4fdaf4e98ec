import type {CheckoutContext} from '../baskets/basket-service'
import {CommerceFault} from '../commerce-fault'
import {isSameLogin} from '../customers/customer'
import {findCustomer} from '../customers/customer-repository'
import {assignRedemptions} from '../promotions/coupon-repository'
import type {Order} from './order'
import {findOrder} from './order-repository'
import {changeOrder, orderNotFound} from './order-service'

/**
 * Assigns a guest's order to the account that the same shopper created later. The shopper is logged
 * in with that customer number, and the order was placed in the same session. Throws
 * InvalidCustomer, OrderNotFound.
 */
export function claimOrder(context: CheckoutContext, orderNo: string, customerNo: string): Order {
  const {db, site, shopper} = context
  const customerOfToken = shopper.guest ? undefined : findCustomer(db, shopper.customerId)
  if (customerOfToken?.customerNo !== customerNo) {
    throw new CommerceFault(
      'InvalidCustomer',
      `The customer with number '${customerNo}' is not the one of the access token.`,
      {customerNo},
    )
  }
  const find = (): Order => {
    const order = findOrder(db, site.id, orderNo)
    const isOwn = order?.customerId === shopper.customerId
    const isFromSession = order?.guest && order.usid !== undefined && order.usid === shopper.usid
    if (!order || !(isOwn || isFromSession)) throw orderNotFound(orderNo)
    return order
  }
  return db
    .transaction(() => {
      const hasAccountEmail = isSameLogin(find().content.email, customerOfToken.email)
      const customer = {customerId: shopper.customerId, customerNo, hasAccountEmail}
      const {order} = changeOrder(context, find, {customer})
      assignRedemptions(db, order.orderNo, shopper.customerId)
      return order
    })
    .immediate()
}

/** Orders. */
export {
  cancellationEnd,
  cancellationTimeZone,
  inTimeZone,
} from '../../../domains/orders/cancellation'
export type {Order} from '../../../domains/orders/order'
export {formatOrderDate, linePriceOf, paymentState} from '../../../domains/orders/order-mail-parts'
export {lineStates, returnable} from '../../../domains/orders/order-management'
export {findCustomerOrders, findOrder, updateOrder} from '../../../domains/orders/order-repository'
export {
  changeOrder,
  findOwnOrderByToken,
  orderNotFound,
  requireOrder,
} from '../../../domains/orders/order-service'
export {
  deliveredShipments,
  pickupShipments,
  shipmentTimes,
  trackingNumber,
} from '../../../domains/orders/order-shipping'
export {settlePayment} from '../../../domains/orders/settle-payment'

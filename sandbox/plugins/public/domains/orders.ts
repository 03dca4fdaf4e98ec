/** Orders. */
export {cancellationEnd} from '../../../domains/orders/cancellation'
export type {Order} from '../../../domains/orders/order'
export {linePriceOf, paymentState} from '../../../domains/orders/order-mail-parts'
export {lineStates} from '../../../domains/orders/order-management'
export {findCustomerOrders, updateOrder} from '../../../domains/orders/order-repository'
export {
  findOwnOrderByToken,
  orderNotFound,
  requireOrder,
} from '../../../domains/orders/order-service'
export {
  deliveredShipments,
  shipmentTimes,
  trackingNumber,
} from '../../../domains/orders/order-shipping'
export {settlePayment} from '../../../domains/orders/settle-payment'

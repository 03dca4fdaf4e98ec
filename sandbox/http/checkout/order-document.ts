import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import type {Order} from '../../domains/orders/order'
import {customerName} from '../../domains/orders/order'
import {lineItemDocuments} from './line-item-documents'
import {timeOf} from './money-on-wire'

/** The order document of the Shopper APIs, with what was agreed when it was placed. */
export function orderDocument(order: Order): ShopperOrdersTypes.Order {
  const {content} = order
  const name = customerName(order)
  return {
    orderNo: order.orderNo,
    orderToken: order.orderToken,
    siteId: order.siteId,
    status: order.status as ShopperOrdersTypes.Order['status'],
    paymentStatus: order.paymentStatus,
    confirmationStatus: order.confirmationStatus,
    exportStatus: 'not_exported',
    shippingStatus: 'not_shipped',
    externalOrderStatus: order.externalStatus,
    channelType: 'storefront',
    createdBy: 'Customer',
    guest: true,
    creationDate: timeOf(order.creationDate),
    lastModified: timeOf(order.lastModified),
    currency: content.currency,
    taxation: content.taxation,
    taxRoundedAtGroup: false,
    customerInfo: {
      customerId: order.customerId,
      customerName: name,
      email: content.email ?? '',
    },
    customerName: name,
    ...lineItemDocuments(content),
    ...order.custom,
    c_orderCancelToken: order.cancelToken,
  }
}

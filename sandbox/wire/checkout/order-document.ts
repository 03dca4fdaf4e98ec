import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import type {Order} from '../../domains/orders/order'
import {customerName} from '../../domains/orders/order'
import {
  deliveredShipments,
  shipmentTimes,
  trackingNumber,
} from '../../domains/orders/order-shipping'
import {lineItemDocuments} from './line-item-documents'
import {timeOf} from '../money-on-wire'

/** An order of the Shopper APIs; its channel is known to every one of them. */
export type OrderDocument = ShopperOrdersTypes.Order & {channelType?: 'storefront'}

/** The order document of the Shopper APIs, with what was agreed when it was placed. */
export function orderDocument(order: Order): OrderDocument {
  const {content} = order
  const name = customerName(order)
  return {
    orderNo: order.orderNo,
    orderToken: order.orderToken,
    orderViewCode: order.viewCode,
    siteId: order.siteId,
    status: statusOf(order),
    paymentStatus: order.paymentStatus,
    confirmationStatus: order.confirmationStatus,
    exportStatus: order.exportStatus,
    shippingStatus: order.shippingStatus,
    externalOrderStatus: order.externalStatus,
    channelType: 'storefront',
    createdBy: 'Customer',
    guest: order.guest,
    creationDate: timeOf(order.creationDate),
    lastModified: timeOf(order.lastModified),
    currency: content.currency,
    taxation: content.taxation,
    taxRoundedAtGroup: false,
    customerInfo: {
      customerId: order.customerId,
      ...(order.customerNo === undefined ? {} : {customerNo: order.customerNo}),
      customerName: name,
      email: content.email ?? '',
    },
    customerName: name,
    ...lineItemDocuments(content),
    shipments: shipmentsOf(order),
    ...order.custom,
    c_orderCancelToken: order.cancelToken,
  }
}

/** The shipments with what has become of them; those that left with a carrier have a tracking number. */
function shipmentsOf(order: Order): OrderDocument['shipments'] {
  const left = shipmentTimes(order, 'shipped')
  const parcels = new Set(deliveredShipments(order).map(({shipmentId}) => shipmentId))
  return lineItemDocuments(order.content).shipments?.map((shipment) => {
    const {shipmentId = ''} = shipment
    if (left[shipmentId] === undefined) return shipment
    return {
      ...shipment,
      shippingStatus: 'shipped' as const,
      ...(parcels.has(shipmentId) ? {trackingNumber: trackingNumber(order, shipmentId)} : {}),
    }
  })
}

/** Returns the order status; the Shopper APIs do not distinguish open from new orders. */
function statusOf({status}: Order): OrderDocument['status'] {
  return status === 'open' ? 'new' : status
}

/** Returns the order for a client with postal code and email: goods and totals, without personal data. */
export function partialOrderDocument(order: Order): OrderDocument {
  const document = orderDocument(order)
  return {
    orderNo: document.orderNo,
    status: document.status,
    channelType: document.channelType,
    guest: document.guest,
    lastModified: document.lastModified,
    currency: document.currency,
    taxation: document.taxation,
    billingAddress: {postalCode: document.billingAddress?.postalCode},
    productItems: document.productItems,
    orderPriceAdjustments: document.orderPriceAdjustments,
    shipments: document.shipments?.map(({shippingAddress: _address, ...shipment}) => shipment),
    shippingItems: document.shippingItems,
    groupedTaxItems: document.groupedTaxItems,
    productSubTotal: document.productSubTotal,
    productTotal: document.productTotal,
    merchandizeTotalTax: document.merchandizeTotalTax,
    adjustedMerchandizeTotalTax: document.adjustedMerchandizeTotalTax,
    shippingTotal: document.shippingTotal,
    shippingTotalTax: document.shippingTotalTax,
    adjustedShippingTotalTax: document.adjustedShippingTotalTax,
    taxTotal: document.taxTotal,
    orderTotal: document.orderTotal,
  }
}

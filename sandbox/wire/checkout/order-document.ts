import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import type {LineState} from '../../domains/orders/order-management'
import {returnable} from '../../domains/orders/order-management'
import type {Order} from '../../domains/orders/order'
import {customerName} from '../../domains/orders/order'
import {lineItemDocuments} from './line-item-documents'
import {timeOf} from '../money-on-wire'

/** The order document of the Shopper APIs, with what was agreed when it was placed. */
export function orderDocument(order: Order): ShopperOrdersTypes.Order {
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
    ...order.custom,
    c_orderCancelToken: order.cancelToken,
  }
}

/** Returns the order status; the Shopper APIs do not distinguish open from new orders. */
function statusOf({status}: Order): ShopperOrdersTypes.Order['status'] {
  return status === 'open' ? 'new' : status
}

type Item = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

/** Returns the order for a client with postal code and email: goods and totals, without personal data. */
export function partialOrderDocument(order: Order): ShopperOrdersTypes.Order {
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

/** An order document with what order management knows, as far as `expand` asks for it. */
export function withOrderManagement(
  document: ShopperOrdersTypes.Order,
  lines: ReadonlyMap<string, LineState>,
  expand: ReadonlySet<string>,
): ShopperOrdersTypes.Order {
  if (!expand.has('oms') && !expand.has('oms_shipments')) return document
  const states = [...lines.values()]
  const shipments = expand.has('oms_shipments') ? [] : undefined
  return {
    ...document,
    omsData: {status: managementStatus(states), ...(shipments ? {shipments} : {})},
    productItems: document.productItems?.map((item) =>
      withLine(item, lines.get(item.itemId ?? '')),
    ),
  }
}

function managementStatus(lines: readonly LineState[]): string {
  if (lines.every(({ordered, cancelled}) => cancelled >= ordered)) return 'Cancelled'
  return lines.some(({returnInitiated}) => returnInitiated > 0) ? 'Return Initiated' : 'Created'
}

function withLine(item: Item, line: LineState | undefined): Item {
  if (!line) return item
  const {ordered, cancelled, returnInitiated} = line
  const status =
    cancelled >= ordered ? 'canceled' : returnInitiated > 0 ? 'return_initiated' : 'ordered'
  return {
    ...item,
    omsData: {
      status,
      quantityOrdered: ordered,
      quantityAvailableToCancel: returnable(line),
      quantityAvailableToReturn: returnable(line),
      quantityCanceled: cancelled,
      quantityReturnInitiated: returnInitiated,
      quantityReturned: 0,
    },
  }
}

import type {LinkBase} from '../shop-data'
import type {Order} from './order'

/** Addresses of the storefront's pages for an order, in the locale of the order. */
export interface OrderLinks {
  readonly order: string
  readonly cancel: string
  readonly cart: string
  readonly tracking: string
}

/** Returns the token of a cancel link: order number and cancel token, in URL-safe base64 (rule ORDER-7). */
export function cancelHash({orderNo, cancelToken}: Pick<Order, 'orderNo' | 'cancelToken'>): string {
  return Buffer.from(`${orderNo}:${cancelToken}`).toString('base64url')
}

/** Returns the links of the mails about an order. */
export function orderLinks(
  {shopUrl}: Pick<LinkBase, 'shopUrl'>,
  order: Pick<Order, 'siteId' | 'orderNo' | 'cancelToken'>,
  locale: string,
): OrderLinks {
  const prefix = `${shopUrl}/${order.siteId.toLowerCase()}/${locale.toLowerCase()}`
  const number = encodeURIComponent(order.orderNo)
  return {
    order: `${prefix}/order-lookup?order=${number}`,
    cancel: `${prefix}/cancel-order/${cancelHash(order)}`,
    cart: `${prefix}/appcart`,
    tracking: `${prefix}/shipment-tracking?orderNo=${number}`,
  }
}

import {fillText} from '../fill-text'
import type {LinkBase, ShopPages} from '../shop-data'
import type {Order} from './order'

/** Returns the token of a cancel link: order number and cancel token, in URL-safe base64 (rule ORDER-7). */
export function cancelHash({orderNo, cancelToken}: Pick<Order, 'orderNo' | 'cancelToken'>): string {
  return Buffer.from(`${orderNo}:${cancelToken}`).toString('base64url')
}

/** Returns the link of a mail to a page of the storefront for an order, in the locale of the order. */
export function orderLink(
  {shopUrl, shopPages}: Pick<LinkBase, 'shopUrl' | 'shopPages'>,
  page: keyof ShopPages,
  order: Pick<Order, 'siteId' | 'orderNo' | 'cancelToken'>,
  locale: string,
): string {
  const values = {
    site: order.siteId.toLowerCase(),
    locale: locale.toLowerCase(),
    orderNo: encodeURIComponent(order.orderNo),
    cancelHash: cancelHash(order),
  }
  return shopUrl + fillText(shopPages[page], values)
}

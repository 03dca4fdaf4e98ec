import type {Database} from '../../db/database'
import {findSellableProduct} from '../catalog/sellable-product'
import {sendMail} from '../outbox/send-mail'
import type {Site} from '../sites/site-registry'
import type {ProductList, ProductListItem} from './product-list'

/** Event of a list on which somebody waits for products (rule PROD-20). */
const ALERT_EVENT = 'notifyWhenInStock'

/**
 * Confirms by mail that somebody waits for a product: an item with `c_notifyEmail` on a list whose
 * event is notify-when-in-stock. Returns false when the item is an ordinary wish.
 */
export function confirmStockAlert(
  {db, site, locale}: {db: Database; site: Site; locale: string},
  list: ProductList,
  item: ProductListItem,
): boolean {
  const {c_notifyEmail: to, c_notifyFirstName: name} = item.custom
  if (list.details.event?.['type'] !== ALERT_EVENT || typeof to !== 'string' || to === '') {
    return false
  }
  const productId = item.productId ?? ''
  const product = findSellableProduct(db, site, productId, locale)?.name ?? productId
  sendMail(db, site, {
    locale,
    to,
    template: 'stockAlertNoted',
    values: {product, ...(typeof name === 'string' ? {firstName: name} : {})},
  })
  return true
}

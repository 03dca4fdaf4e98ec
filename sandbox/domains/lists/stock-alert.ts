import type {Database} from '../../db/database'
import {findSellableProduct} from '../catalog/sellable-product'
import {addresseeName} from '../outbox/addressee-name'
import {sendMail} from '../outbox/send-mail'
import type {PersonName} from '../person-name'
import type {Site} from '../sites/site-registry'
import type {ProductList, ProductListItem} from './product-list'
import {countAlerts} from './product-list-repository'

/** Event of a list for stock alerts (rule PROD-20). */
const ALERT_EVENT = 'notifyWhenInStock'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const nameIn = ({custom}: ProductListItem): PersonName => ({
  firstName: textOf(custom['c_notifyFirstName']),
  lastName: textOf(custom['c_notifyLastName']),
})

/**
 * Sends the confirmation mail of a stock alert: an item with `c_notifyEmail` on a list whose event
 * is notify-when-in-stock. An address gets one mail for a product. Returns false when the item is not a stock alert.
 */
export function confirmStockAlert(
  {db, site, locale}: {db: Database; site: Site; locale: string},
  list: ProductList,
  item: ProductListItem,
): boolean {
  const {c_notifyEmail: to} = item.custom
  if (list.details.event?.['type'] !== ALERT_EVENT || typeof to !== 'string' || to === '') {
    return false
  }
  const productId = item.productId ?? ''
  // An alert that follows a guest into an account was confirmed before.
  if (countAlerts(db, {siteId: site.id, event: ALERT_EVENT, productId, email: to}) > 1) return true
  const product = findSellableProduct(db, site, productId, locale)?.name ?? productId
  sendMail(db, site, {
    locale,
    to,
    template: 'stockAlertNoted',
    values: {product, ...addresseeName(nameIn(item))},
  })
  return true
}

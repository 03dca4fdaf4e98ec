import {toMinor} from 'commerce-sandbox/domains/amounts'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {findSellableProduct} from 'commerce-sandbox/domains/catalog'
import {findCustomer} from 'commerce-sandbox/domains/customers'
import {findItems, findLists, type ProductListItem} from 'commerce-sandbox/domains/lists'
import {
  deliveredShipments,
  findCustomerOrders,
  type Order,
  pickupShipments,
  shipmentTimes,
} from 'commerce-sandbox/domains/orders'
import type {Site} from 'commerce-sandbox/domains/sites'
import type {Database} from 'commerce-sandbox/database'
import {priceOf} from '../storefront/prices'
import {
  addMessage,
  keepPrice,
  keepPricesOf,
  knownPrice,
  type PushContent,
} from './push-message-repository'
import type {PushSubscription} from './push-subscription'

/** Event of a list for stock alerts (rule PROD-20). */
const ALERT_EVENT = 'notifyWhenInStock'
/** Orders of a shopper that may still move. */
const LATEST_ORDERS = 50

interface PushEvent {
  /** Name of the event: a subscription gets one message about it. */
  readonly event: string
  readonly content: PushContent
}

function itemsOf(
  db: Database,
  {siteId, customerId}: Pick<PushSubscription, 'siteId' | 'customerId'>,
  isMatch: (list: ReturnType<typeof findLists>[number]) => boolean,
): ProductListItem[] {
  return findLists(db, siteId, customerId)
    .filter(isMatch)
    .flatMap(({id}) => findItems(db, id))
}

/** Stock alerts of a subscriber whose product can be ordered. */
export function alertEvents(
  db: Database,
  site: Site,
  subscription: Pick<PushSubscription, 'siteId' | 'customerId' | 'locale'>,
): PushEvent[] {
  const alerts = itemsOf(db, subscription, ({details}) => details.event?.['type'] === ALERT_EVENT)
  return alerts.flatMap(({id, productId = ''}) => {
    const product = findSellableProduct(db, site, productId, subscription.locale)
    const isBack = product?.online === true && product.inventory?.orderable === true
    return isBack ? [{event: `stock:${id}`, content: {about: 'stock', productId}}] : []
  })
}

/** Price drops of the subscriber's wishes below the price that the subscriber knows, which they replace. */
export function priceEvents(shop: ShopContext, subscription: PushSubscription): PushEvent[] {
  const {db} = shop
  const {id, siteId, customerId} = subscription
  const guest = findCustomer(db, customerId) === undefined
  const shopper = {usid: '', clientId: '', siteId, customerId, guest}
  const wishes = itemsOf(db, subscription, ({type}) => type === 'wish_list')
  const productIds = [...new Set(wishes.flatMap(({productId}) => productId ?? []))]
  keepPricesOf(db, id, productIds)
  return productIds.flatMap((productId): PushEvent[] => {
    const found = priceOf({...shop, shopper}, productId)
    if (!found) return []
    const {currency} = found
    const price = toMinor(Math.min(found.price, found.promotionalPrice ?? found.price), currency)
    const known = knownPrice(db, id, productId)
    if (known?.currency === currency && price >= known.price) return []
    keepPrice(db, id, productId, {currency, price})
    if (known?.currency !== currency) return []
    const content = {about: 'price', productId, price, currency} as const
    return [{event: `price:${productId}:${currency}:${price}`, content}]
  })
}

/** Parcels that left or arrived, and goods that can be picked up, since a time in milliseconds since 1970. */
function stageEvents(order: Order, since: number, guest: boolean): PushEvent[] {
  const {orderNo} = order
  const shipped = shipmentTimes(order, 'shipped')
  const delivered = shipmentTimes(order, 'delivered')
  const eventsOf = (
    shipments: readonly {shipmentId: string}[],
    times: Readonly<Record<string, string>>,
    about: 'shipped' | 'delivered' | 'pickup',
  ) =>
    shipments.flatMap(({shipmentId}): PushEvent[] => {
      const time = times[shipmentId]
      if (time === undefined || Date.parse(time) < since) return []
      return [{event: `${about}:${orderNo}:${shipmentId}`, content: {about, orderNo, guest}}]
    })
  const parcels = deliveredShipments(order)
  return [
    ...eventsOf(parcels, shipped, 'shipped'),
    ...eventsOf(parcels, delivered, 'delivered'),
    ...eventsOf(pickupShipments(order), shipped, 'pickup'),
  ]
}

function orderEvents(
  db: Database,
  {siteId, customerId, guestId}: PushSubscription,
  since: number,
): PushEvent[] {
  const owners = [customerId, ...(guestId === null ? [] : [guestId])]
  return owners.flatMap((owner) => {
    const filter = {offset: 0, limit: LATEST_ORDERS}
    const isGuest = findCustomer(db, owner) === undefined
    return findCustomerOrders(db, siteId, owner, filter)
      .orders.filter(({status}) => status !== 'failed' && status !== 'cancelled')
      .flatMap((order) => stageEvents(order, since, isGuest))
  })
}

/** Stores a message for every event that a subscriber has chosen and not been told of. */
export function storeEvents(shop: ShopContext, subscription: PushSubscription, now: number): void {
  const {db, site} = shop
  const {id, kinds} = subscription
  const events = [
    ...(kinds.stock === undefined ? [] : alertEvents(db, site, subscription)),
    ...(kinds.price === undefined ? [] : priceEvents(shop, subscription)),
    ...(kinds.order === undefined ? [] : orderEvents(db, subscription, kinds.order)),
  ]
  for (const {event, content} of events) addMessage(db, id, event, content, now)
}

import type {PricedShipment} from '../baskets/priced-basket'
import type {ShopContext} from '../baskets/shop-context'
import {findCustomer} from '../customers/customer-repository'
import type {GiftCertificate} from '../gift-certificates/gift-certificate-repository'
import {addresseeName} from '../outbox/addressee-name'
import type {OrderMailDelivery} from '../outbox/order-mail-values'
import {sendMail} from '../outbox/send-mail'
import {writtenAddress} from '../postal-addresses/written-address'
import type {ShopPages} from '../shop-data'
import {findStores} from '../stores/store-repository'
import {cancellationEnd} from './cancellation'
import type {Order} from './order'
import {orderLink} from './order-links'
import {
  formatOrderMoney,
  formatOrderTime,
  localeOfOrder,
  mailItems,
  mailTotals,
  paymentState,
} from './order-mail-parts'
import {pickupShipments, trackingNumber} from './order-shipping'

/**
 * Mails about an order, in the language in which it was placed. They are stored in the order's
 * transaction.
 */

type Shop = Pick<ShopContext, 'db' | 'site' | 'links'>

const ACCESS_CODE_MINUTES = 15

/**
 * Locale and address of the mails about an order: the address that the order was placed with, or that of the account
 * where it had that one then and has another one now.
 */
function addressee({db, site}: Shop, order: Order) {
  const account = order.guest ? undefined : findCustomer(db, order.customerId)
  return {
    locale: localeOfOrder(site, order),
    to: (order.hasAccountEmail && account?.email) || (order.content.email ?? ''),
  }
}

/** The values that all mails about an order have. */
function about(shop: Shop, order: Order, items?: readonly {itemId: string; quantity: number}[]) {
  const {billingAddress} = order.content
  return {
    orderNo: order.orderNo,
    items: mailItems(shop, order, items),
    orderLink: linkTo('order', shop, order),
    ...addresseeName(billingAddress),
  }
}

const linkTo = (page: keyof ShopPages, {links, site}: Shop, order: Order) =>
  orderLink(links, page, order, localeOfOrder(site, order))

/** Link to the page for a withdrawal, on sites with a withdrawal period (preference `orderWithdrawalDays`). */
function withdrawLink(shop: Shop, order: Order): {withdrawLink?: string} {
  const hasRight = Number(shop.site.preferences['orderWithdrawalDays'] ?? 0) > 0
  return hasRight ? {withdrawLink: linkTo('withdraw', shop, order)} : {}
}

const addressOf = ({site}: Shop, order: Order, shipment: PricedShipment | undefined) =>
  writtenAddress(shipment?.shippingAddress, localeOfOrder(site, order))

/** Returns the name of the delivery method, with the time slot that the shopper chose. */
function methodOf(shipment: PricedShipment | undefined): string {
  const slot = shipment?.custom['c_deliveryTimeSlot']
  const written = typeof slot === 'string' ? slot.replace('-', '–') : ''
  return [shipment?.shippingMethod?.name, written].filter(Boolean).join(' ')
}

/** Returns the shipments of an order that has several; none for an order with one. */
function mailDeliveries(shop: Shop, order: Order): OrderMailDelivery[] {
  const {shipments, items} = order.content
  if (shipments.length < 2) return []
  const pickups = new Set(pickupShipments(order))
  return shipments.map((shipment) => ({
    goods: items
      .filter(({shipmentId}) => shipmentId === shipment.shipmentId)
      .map(({quantity, productName}) => `${quantity} × ${productName}`),
    address: addressOf(shop, order, shipment),
    method: methodOf(shipment),
    isPickup: pickups.has(shipment),
    ...(shipment.giftMessage ? {giftMessage: shipment.giftMessage} : {}),
  }))
}

/** Sends the confirmation of an accepted order: one placed on account or by card, or one paid later. */
export function sendConfirmation(shop: Shop, order: Order): void {
  const {content} = order
  const shipment = content.shipments[0]
  const deliveries = mailDeliveries(shop, order)
  const giftMessage = [
    ...(deliveries.length > 0 ? [] : content.shipments.map((one) => one.giftMessage)),
    content.custom['c_giftMessage'],
  ].find((text): text is string => typeof text === 'string' && text !== '')
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template: 'orderConfirmation',
    values: {
      ...about(shop, order),
      total: formatOrderMoney(shop.site, order, content.totals.total),
      totals: mailTotals(shop, order),
      address: addressOf(shop, order, shipment),
      method: methodOf(shipment),
      ...(deliveries.length > 0 ? {deliveries} : {}),
      payment: paymentState(order),
      ...(giftMessage ? {giftMessage} : {}),
      cancelLink: linkTo('cancel', shop, order),
      cancelUntil: formatOrderTime(shop.site, order, cancellationEnd(shop.site, order)),
      ...withdrawLink(shop, order),
    },
  })
}

/** Tells the shopper that an order was not placed because its payment failed. */
export function sendPaymentFailed(shop: Shop, order: Order): void {
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template: 'orderPaymentFailed',
    values: {
      ...about(shop, order),
      total: formatOrderMoney(shop.site, order, order.content.totals.total),
      cartLink: linkTo('cart', shop, order),
    },
  })
}

/** Sends the confirmation of a cancellation; `refund` is the refunded amount in minor units. */
export function sendCancellation(shop: Shop, order: Order, refund: number): void {
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template: 'orderCancelled',
    values: {
      ...about(shop, order),
      ...(refund > 0 ? {refund: formatOrderMoney(shop.site, order, refund)} : {}),
    },
  })
}

/** Tells the shopper that the parcel of a shipment was handed to the carrier. */
export function sendShipped(shop: Shop, order: Order, shipment: PricedShipment): void {
  const {items, shipments} = order.content
  const {shipmentId} = shipment
  const goods = items.filter((item) => item.shipmentId === shipmentId)
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template: 'orderShipped',
    values: {
      ...about(shop, order, shipments.length > 1 ? goods : undefined),
      trackingNumber: trackingNumber(order, shipmentId),
      trackingLink: linkTo('tracking', shop, order),
      ...withdrawLink(shop, order),
      address: addressOf(shop, order, shipment),
    },
  })
}

/** Tells the shopper that the goods wait in a store. */
export function sendReadyForPickup(shop: Shop, order: Order): void {
  const ids = pickupShipments(order).flatMap(({custom}) => {
    const id = custom['c_fromStoreId']
    return typeof id === 'string' ? [id] : []
  })
  const [store] = findStores(shop.db, shop.site.id, ids)
  const {name: companyName, ...fields} = store?.fields ?? {}
  const place = {
    ...fields,
    companyName,
    postalCode: store?.postalCode ?? undefined,
    countryCode: store?.countryCode ?? undefined,
  }
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template: 'orderReadyForPickup',
    values: {
      ...about(shop, order),
      store: writtenAddress(place, localeOfOrder(shop.site, order)),
    },
  })
}

/** Confirms that a shopper sends goods back, and what happens when they arrive. */
export function sendReturnAnnounced(shop: Shop, order: Order, announced: ReturnedGoods): void {
  sendReturnMail(shop, order, 'orderReturnAnnounced', announced)
}

/** Goods that come back, with the refund in minor units. */
interface ReturnedGoods {
  readonly refund: number
  /** True when the refund reduces an invoice that is not paid. */
  readonly isCredit: boolean
  readonly lines: readonly {readonly itemId: string; readonly quantity: number}[]
}

/** Confirms that returned goods arrived. */
export function sendReturnReceived(shop: Shop, order: Order, received: ReturnedGoods): void {
  sendReturnMail(shop, order, 'orderReturnReceived', received)
}

function sendReturnMail(
  shop: Shop,
  order: Order,
  template: 'orderReturnAnnounced' | 'orderReturnReceived',
  {lines, refund, isCredit}: ReturnedGoods,
): void {
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template,
    values: {
      ...about(shop, order, [...lines]),
      refund: formatOrderMoney(shop.site, order, refund),
      isCredit,
    },
  })
}

/** Sends the access code of an order to a guest. */
export function sendAccessCode(shop: Shop, order: Order, code: string): void {
  sendMail(shop.db, shop.site, {
    ...addressee(shop, order),
    template: 'orderAccessCode',
    values: {code, minutes: ACCESS_CODE_MINUTES, orderNo: order.orderNo},
  })
}

/** Mails the code of a gift certificate to its recipient, who reads the language of the order. */
export function sendGiftCertificate(
  shop: Shop,
  order: Order,
  {code, amount, recipientEmail, recipientName, senderName, message}: GiftCertificate,
): void {
  const {db, site} = shop
  sendMail(db, site, {
    locale: localeOfOrder(site, order),
    to: recipientEmail,
    template: 'giftCertificate',
    values: {
      code,
      amount: formatOrderMoney(site, order, amount),
      ...(senderName ? {sender: senderName} : {}),
      ...(message ? {message} : {}),
      ...addresseeName({firstName: recipientName}),
    },
  })
}

import {createHash} from 'node:crypto'
import type {PricedShipment} from '../baskets/priced-basket'
import type {Order} from './order'

const TRACKING_DIGITS = 12

/** Returns the shipments of an order that the shopper picks up in a store. */
export function pickupShipments({content}: Pick<Order, 'content'>): PricedShipment[] {
  return content.shipments.filter(
    ({custom, shippingMethod}) =>
      custom['c_fromStoreId'] !== undefined ||
      shippingMethod?.custom['c_storePickupEnabled'] === true,
  )
}

/** Returns the tracking number of an order's parcel: 12 digits, always the same for one order. */
export function trackingNumber({orderNo}: Pick<Order, 'orderNo'>): string {
  const digest = createHash('sha256').update(`parcel:${orderNo}`).digest('hex')
  return (BigInt(`0x${digest}`) % 10n ** BigInt(TRACKING_DIGITS))
    .toString()
    .padStart(TRACKING_DIGITS, '0')
}

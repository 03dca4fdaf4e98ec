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

/** Returns the shipments of an order that a carrier delivers. */
export function deliveredShipments(order: Pick<Order, 'content'>): PricedShipment[] {
  const pickups = new Set(pickupShipments(order))
  return order.content.shipments.filter((shipment) => !pickups.has(shipment))
}

/**
 * Returns the tracking number of a shipment's parcel, by default of the first one: 12 digits, always the same for one
 * shipment of one order.
 */
export function trackingNumber(
  order: Pick<Order, 'orderNo' | 'content'>,
  shipmentId?: string,
): string {
  const [first] = deliveredShipments(order)
  const isFirst = shipmentId === undefined || shipmentId === first?.shipmentId
  const parcel = isFirst ? order.orderNo : `${order.orderNo}:${shipmentId}`
  const digest = createHash('sha256').update(`parcel:${parcel}`).digest('hex')
  return (BigInt(`0x${digest}`) % 10n ** BigInt(TRACKING_DIGITS))
    .toString()
    .padStart(TRACKING_DIGITS, '0')
}

/** Stages of a single shipment. */
export type ShipmentStage = 'shipped' | 'delivered'

/** Custom attributes with the times of a stage: of single shipments as JSON by shipment, and of the whole order. */
export const SHIPMENT_TIMES: Readonly<Record<ShipmentStage, {single: string; order: string}>> = {
  shipped: {single: 'c_shippedShipments', order: 'c_shippedAt'},
  delivered: {single: 'c_deliveredShipments', order: 'c_deliveredAt'},
}

type Shipped = Pick<Order, 'content' | 'custom' | 'shippingStatus'>

/** Returns when the shipments of an order reached a stage, in ISO 8601 by shipment; those that did not are missing. */
export function shipmentTimes(
  {content, custom, shippingStatus}: Shipped,
  stage: ShipmentStage,
): Record<string, string> {
  const attributes = SHIPMENT_TIMES[stage]
  const text = custom[attributes.single]
  const single = typeof text === 'string' ? (JSON.parse(text) as Record<string, string>) : {}
  const time = custom[attributes.order]
  if (shippingStatus !== 'shipped' || typeof time !== 'string') return single
  const all = content.shipments.map(({shipmentId}) => [shipmentId, time] as const)
  return {...Object.fromEntries(all), ...single}
}

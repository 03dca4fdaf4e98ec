import type {Basket, Shipment} from './basket'
import {newShipment} from './change-shipments'

/** Store of a shipment that is picked up; undefined when it is delivered. */
const storeOf = ({custom}: Shipment) => custom.c_fromStoreId

/** What a merge takes over: no personal address, but that of a store, with the method for pickup. */
function withoutAddress(shipment: Shipment): Shipment {
  if (storeOf(shipment) !== undefined) return shipment
  const {shipmentId, gift, giftMessage, custom} = shipment
  return {...newShipment(shipmentId), gift, giftMessage, custom}
}

/** A free id; the id of the previous basket where it is free. */
function freeId(preferred: string, taken: readonly Shipment[]): string {
  const ids = new Set(taken.map(({shipmentId}) => shipmentId))
  let id = preferred
  for (let count = 2; ids.has(id); count += 1) id = `${preferred}-${count}`
  return id
}

interface MergedShipments {
  readonly shipments: readonly Shipment[]
  /** Id of the shipment that takes the goods, by the id of the previous one. */
  readonly idOf: ReadonlyMap<string, string>
}

/**
 * Merges the shipments of two baskets: goods that are picked up stay with their store, goods that are delivered go
 * to the shipment with their id, or to one of their own when that one is picked up.
 */
export function mergeShipments(current: Basket, previous: Basket): MergedShipments {
  const idOf = new Map<string, string>()
  const holds = ({shipmentId}: Shipment) =>
    current.items.some((item) => item.shipmentId === shipmentId)
  let shipments = current.shipments
  for (const shipment of previous.shipments) {
    const store = storeOf(shipment)
    const same = shipments.find(
      (one) =>
        storeOf(one) === store && (store !== undefined || one.shipmentId === shipment.shipmentId),
    )
    const empty = shipments.find(
      (one) => one.shipmentId === shipment.shipmentId && !holds(one) && !one.shippingAddress,
    )
    const target = same ?? empty
    idOf.set(shipment.shipmentId, target?.shipmentId ?? freeId(shipment.shipmentId, shipments))
    if (same) continue
    const shipmentId = idOf.get(shipment.shipmentId) ?? shipment.shipmentId
    const taken = {...withoutAddress(shipment), shipmentId}
    shipments = empty
      ? shipments.map((one) =>
          one === empty ? {...taken, shippingItemId: one.shippingItemId} : one,
        )
      : [...shipments, taken]
  }
  return {shipments, idOf}
}

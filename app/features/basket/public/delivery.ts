import {
  type Basket,
  type OrderAddress,
  type ProductItem,
  type Shipment,
  DEFAULT_SHIPMENT_ID,
  cachedBasket,
  type BasketContext,
} from './basket'

/** A store from which goods are picked up. */
export interface PickupStore {
  readonly id: string
  readonly name: string
  /** Id of the store's inventory list. */
  readonly inventoryId: string
  readonly address1: string
  readonly postalCode: string
  readonly city: string
  readonly stateCode?: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly phone?: string
}

/** Goods that are picked up in one store. */
export interface Pickup {
  readonly shipmentId: string
  readonly storeId: string
  readonly store: string
  readonly address: OrderAddress
  /** When the goods are ready, in the words of the shipping method; absent when the method does not say. */
  readonly ready?: string
}

/** Id of the store of a shipment; undefined for a shipment that is delivered (rule PICK-1). */
export function storeIdOf(shipment: object | undefined): string | undefined {
  const {c_fromStoreId: id} = (shipment ?? {}) as {c_fromStoreId?: unknown}
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Whether a shipping method is pickup in a store. */
export const isPickupMethod = (method: object | undefined): boolean =>
  (method as {c_storePickupEnabled?: unknown} | undefined)?.c_storePickupEnabled === true

/** A shipment without a name for its own is the default one. */
const idOf = ({shipmentId}: Pick<Shipment, 'shipmentId'>): string =>
  shipmentId ?? DEFAULT_SHIPMENT_ID

const isIn =
  (shipmentId: string) =>
  (item: ProductItem): boolean =>
    (item.shipmentId ?? DEFAULT_SHIPMENT_ID) === shipmentId

/** The lines of a shipment. */
export const itemsIn = (
  {productItems = []}: Pick<Basket, 'productItems'>,
  shipmentId: string,
): ProductItem[] => productItems.filter(isIn(shipmentId))

/** The shipments with goods, in their order. */
const filledShipments = (basket: Basket): Shipment[] =>
  (basket.shipments ?? []).filter((shipment) => itemsIn(basket, idOf(shipment)).length > 0)

function pickupOf(shipment: Shipment): Pickup[] {
  const storeId = storeIdOf(shipment)
  if (!storeId) return []
  const {shippingAddress = {}, shippingMethod} = shipment
  const ready: unknown = shippingMethod?.['c_estimatedArrivalTime']
  return [
    {
      shipmentId: idOf(shipment),
      storeId,
      store: shippingAddress.companyName ?? storeId,
      address: shippingAddress,
      ...(typeof ready === 'string' && ready !== '' && {ready}),
    },
  ]
}

/** The stores from which goods of a basket are picked up. */
export const pickupsOf = (basket: Basket): Pickup[] => filledShipments(basket).flatMap(pickupOf)

/** The shipments with goods that are delivered: one for each address (rule CHECK-21). */
export const deliveryShipmentsOf = (basket: Basket): Shipment[] =>
  filledShipments(basket).filter((shipment) => !storeIdOf(shipment))

/** The shipment that is delivered, the first one of several; undefined when the shopper picks up everything (rule PICK-1). */
export function deliveryShipmentOf(basket: Basket): Shipment | undefined {
  const [first] = basket.shipments ?? []
  if (!basket.productItems?.length) return storeIdOf(first) ? undefined : first
  return deliveryShipmentsOf(basket)[0]
}

/**
 * The address to which a shipment is delivered. A shipment that was a pickup before still has the address of the store:
 * it does not count.
 */
export const deliveryAddressOf = (
  shipment: Pick<Shipment, 'shippingAddress' | 'shippingMethod'> | undefined,
): OrderAddress | undefined =>
  isPickupMethod(shipment?.shippingMethod) ? undefined : shipment?.shippingAddress

/** The address of the store in the form of an order address. */
export const addressOfStore = (store: PickupStore): OrderAddress => ({
  companyName: store.name,
  lastName: store.name,
  address1: store.address1,
  postalCode: store.postalCode,
  city: store.city,
  countryCode: store.countryCode,
  ...(store.stateCode && {stateCode: store.stateCode}),
  ...(store.phone && {phone: store.phone}),
})

/** The store of a line, so that a removed line can be added again as it was; undefined when it is delivered. */
export function storeOfLine(basket: Basket, lineId: string): PickupStore | undefined {
  const item = basket.productItems?.find(({itemId}) => itemId === lineId) ?? {}
  const shipment = basket.shipments?.find((one) => idOf(one) === (item.shipmentId ?? idOf({})))
  const id = storeIdOf(shipment)
  if (!id || !item.inventoryId) return undefined
  const {companyName, address1, postalCode, city, stateCode, countryCode, phone} =
    shipment?.shippingAddress ?? {}
  return {
    id,
    inventoryId: item.inventoryId,
    name: companyName ?? id,
    address1: address1 ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    countryCode: countryCode ?? '',
    ...(stateCode && {stateCode}),
    ...(phone && {phone}),
  }
}

/** A change that leaves no shipment without goods. */
export type ShipmentRepair =
  /** The goods and data of a shipment move into the default one, which cannot be removed. */
  | {readonly kind: 'fold'; readonly from: Shipment}
  | {readonly kind: 'remove'; readonly shipmentId: string}

/** The next repair that a basket needs before it is ordered (rule PICK-4); null when all shipments have goods. */
export function shipmentRepair(basket: Basket): ShipmentRepair | null {
  const filled = filledShipments(basket)
  const [from] = filled
  if (!from) return null
  if (!filled.some((shipment) => idOf(shipment) === DEFAULT_SHIPMENT_ID))
    return {kind: 'fold', from}
  const empty = (basket.shipments ?? []).find((shipment) => !filled.includes(shipment))
  return empty ? {kind: 'remove', shipmentId: idOf(empty)} : null
}

/** Maximum length of a gift message in characters (rule BASKET-18). */
export const GIFT_MESSAGE_LENGTH = 250

/** The gift message of a basket or an order of either protocol; '' when there is none. */
export function giftMessageOf(document: object): string {
  const {c_giftMessage: text} = document as {readonly c_giftMessage?: unknown}
  return typeof text === 'string' ? text : ''
}

/**
 * Time of the day at which a shipment is delivered, `14:00–16:00`; '' where the shopper chose none (rule CHECK-23).
 * @param shipment of a basket or of an order
 */
export function slotOf(shipment: object | undefined): string {
  const {c_deliveryTimeSlot: slot} = (shipment ?? {}) as {c_deliveryTimeSlot?: unknown}
  return typeof slot === 'string' ? slot.replace('-', '–') : ''
}

/** Id of the shipment that is delivered, of the basket as last read. */
export function deliveryShipmentId(context: BasketContext): string {
  const basket = cachedBasket(context)
  const shipment = basket && deliveryShipmentOf(basket)
  return shipment?.shipmentId ?? DEFAULT_SHIPMENT_ID
}

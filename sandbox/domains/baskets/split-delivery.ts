import {CommerceFault} from '../commerce-fault'
import type {AddressInput} from '../customers/address'
import {randomId} from '../ids'
import type {Basket, BasketItem, Shipment} from './basket'
import {DEFAULT_SHIPMENT} from './basket'
import type {ApplicableMethodIds} from './change-shipments'
import {newShipment} from './change-shipments'
import {mergeTwins} from './change-items'

/** Units of a line that go to an address. */
export interface DeliveredUnits {
  readonly itemId: string
  readonly quantity: number
}

/** One delivery: its address, its gift message, and its goods. */
export interface Delivery {
  readonly address: AddressInput
  readonly giftMessage?: string
  readonly items: readonly DeliveredUnits[]
}

/** True for a shipment that is delivered, not picked up in a store. */
const isDelivered = ({custom}: Shipment): boolean => !custom['c_fromStoreId']

const isDeliveryLine = (ids: ReadonlySet<string>, item: BasketItem): boolean =>
  ids.has(item.shipmentId) && item.bonusDiscountLineItemId === undefined

/** Id of the shipment of the delivery at an index; the first one keeps the shipment that the basket has. */
const shipmentIdOf = (first: string, index: number): string =>
  index === 0 ? first : `address-${index + 1}`

function invalidUnits(itemId: string, quantity: number): CommerceFault {
  return new CommerceFault(
    'InvalidProductItemQuantity',
    `The quantity ${quantity} of the product item '${itemId}' can't be delivered to this address.`,
    {itemId, quantity},
  )
}

/** Moves all goods that are delivered into one shipment; equal lines are merged. */
function gather(basket: Basket, ids: ReadonlySet<string>, first: string): Basket {
  return basket.items.reduce((current, {itemId}) => {
    const item = current.items.find((one) => one.itemId === itemId)
    if (!item || !ids.has(item.shipmentId) || item.shipmentId === first) return current
    return mergeTwins(current, item, {...item, shipmentId: first})
  }, basket)
}

/** A line with the units of one delivery; the first delivery that has units of the line keeps its id. */
function partOf(item: BasketItem, shipmentId: string, quantity: number, isFirst: boolean) {
  if (isFirst) return {...item, shipmentId, quantity}
  const options = item.options?.map((option) => ({...option, itemId: randomId()}))
  return {...item, itemId: randomId(), shipmentId, quantity, ...(options && {options})}
}

function divide(item: BasketItem, deliveries: readonly Delivery[], first: string): BasketItem[] {
  const shares = deliveries.flatMap(({items}, index) => {
    const quantity = items
      .filter(({itemId}) => itemId === item.itemId)
      .reduce((sum, one) => sum + one.quantity, 0)
    return quantity > 0 ? [{shipmentId: shipmentIdOf(first, index), quantity}] : []
  })
  const total = shares.reduce((sum, {quantity}) => sum + quantity, 0)
  if (total !== item.quantity) throw invalidUnits(item.itemId, total)
  return shares.map(({shipmentId, quantity}, index) =>
    partOf(item, shipmentId, quantity, index === 0),
  )
}

/**
 * Units that the deliveries name, by line. A line that was merged into another counts for that line, so that the
 * ids of the basket before the change are valid.
 */
function followMerges(
  before: Basket,
  gathered: Basket,
  deliveries: readonly Delivery[],
  ids: ReadonlySet<string>,
): Delivery[] {
  const known = new Set(gathered.items.map(({itemId}) => itemId))
  const heirs = new Map<string, string>()
  for (const item of before.items) {
    if (known.has(item.itemId)) heirs.set(item.itemId, item.itemId)
    else {
      const heir = gathered.items.find((one) => isDeliveryLine(ids, one) && isSameGoods(one, item))
      if (heir) heirs.set(item.itemId, heir.itemId)
    }
  }
  return deliveries.map((delivery) => ({
    ...delivery,
    items: delivery.items.map(({itemId, quantity}) => {
      const heir = heirs.get(itemId)
      if (heir === undefined) throw invalidUnits(itemId, quantity)
      return {itemId: heir, quantity}
    }),
  }))
}

const goodsOf = ({productId, inventoryId, parts, gift, giftMessage, custom}: BasketItem) =>
  JSON.stringify([productId, inventoryId, parts, gift, giftMessage, custom])
const isSameGoods = (one: BasketItem, other: BasketItem) => goodsOf(one) === goodsOf(other)

/**
 * Divides the goods that are delivered among addresses, each with a shipment of its own, in one step. With one delivery
 * all of them go to one address again. Pickups in stores, chosen bonus products and their shipments stay as they are. A
 * shipment keeps its delivery method while the method delivers to the address.
 * @throws CommerceFault InvalidProductItemQuantity when the units of a line do not add up, InvalidShipmentId for a
 * delivery without goods, ShipmentNotFound for a basket whose goods are all picked up
 */
export function splitDelivery(
  basket: Basket,
  deliveries: readonly Delivery[],
  methods: ApplicableMethodIds,
): Basket {
  const delivered = basket.shipments.filter(isDelivered)
  const ids = new Set(delivered.map(({shipmentId}) => shipmentId))
  const first = delivered.find(({shipmentId}) => shipmentId === DEFAULT_SHIPMENT) ?? delivered[0]
  if (!first) throw new CommerceFault('ShipmentNotFound', 'The basket has nothing to deliver.')
  const gathered = gather(basket, ids, first.shipmentId)
  const shares = followMerges(basket, gathered, deliveries, ids)
  const items = gathered.items.flatMap((item) =>
    isDeliveryLine(ids, item) ? divide(item, shares, first.shipmentId) : [item],
  )
  const shipments = shares.map(({address, giftMessage}, index): Shipment => {
    const shipmentId = shipmentIdOf(first.shipmentId, index)
    if (!items.some((item) => item.shipmentId === shipmentId)) {
      throw new CommerceFault('InvalidShipmentId', 'A delivery needs goods.', {shipmentId})
    }
    const known = delivered.find((one) => one.shipmentId === shipmentId)
    return {
      ...(known ?? newShipment(shipmentId)),
      shippingAddress: {...address, id: randomId()},
      gift: Boolean(giftMessage),
      giftMessage,
    }
  })
  const pickups = basket.shipments.filter((shipment) => !isDelivered(shipment))
  const isFirstDefault = first.shipmentId === DEFAULT_SHIPMENT
  const next = {
    ...basket,
    items,
    shipments: isFirstDefault ? [...shipments, ...pickups] : [...pickups, ...shipments],
  }
  return withValidMethods(next, ids, methods)
}

/** Removes the delivery method of a shipment to whose address it does not deliver. */
function withValidMethods(
  basket: Basket,
  ids: ReadonlySet<string>,
  methods: ApplicableMethodIds,
): Basket {
  const shipments = basket.shipments.map((shipment): Shipment => {
    const {shippingMethodId, ...rest} = shipment
    const keepsMethod =
      !isDelivered(shipment) ||
      shippingMethodId === undefined ||
      (ids.has(shipment.shipmentId) &&
        methods(basket, shipment.shipmentId).includes(shippingMethodId))
    return keepsMethod ? shipment : rest
  })
  return {...basket, shipments}
}

import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {escapeReserved} from '@common/api-id'
import {ApiFault} from '@common/fault'
import {
  DEFAULT_SHIPMENT_ID,
  type Basket,
  type OrderAddress,
  type Shipment,
  cachedBasket,
  storeBasket,
  type BasketContext,
} from './basket'
import type {NewItem} from './new-item'
import {
  addressOfStore,
  deliveryAddressOf,
  isPickupMethod,
  itemsIn,
  shipmentRepair,
  storeIdOf,
  type PickupStore,
  type ShipmentRepair,
} from './delivery'
import {basketsOf, currentBasketId, changeInTurn, readBasket} from './basket-call'

/** Id of the shipment that is delivered when the default one is picked up. */
const DELIVERY = 'delivery'

/** Attempts to repair the shipments of one basket: one per shipment is needed at most. */
const MOST_REPAIRS = 10

const noPickup = (): ApiFault =>
  new ApiFault({
    type: 'pickup-not-available',
    status: 400,
    title: 'Pickup Not Available',
    detail: 'No shipping method of the basket is pickup in a store.',
    arguments: {},
  })

const shipmentIn = ({basketId = ''}: Basket, shipmentId: string) => ({basketId, shipmentId})

/** Id of the method for pickup, of the shipping methods of the default shipment. */
async function pickupMethodId(context: BasketContext, basket: Basket): Promise<string> {
  const {applicableShippingMethods: methods = []} = await basketsOf(
    context,
  ).getShippingMethodsForShipment({parameters: shipmentIn(basket, DEFAULT_SHIPMENT_ID)})
  const method = methods.find(isPickupMethod)
  if (!method) throw noPickup()
  return method.id
}

/** What the shop sets of a shipment. */
interface ShipmentFields {
  readonly c_fromStoreId?: string | null
  readonly shippingAddress?: OrderAddress
  readonly shippingMethod?: {readonly id: string}
}

/** Adds a shipment. @returns its id and the changed basket */
async function addShipment(
  context: BasketContext,
  basket: Basket,
  shipmentId: string,
  fields: ShipmentFields,
): Promise<{basket: Basket; shipmentId: string}> {
  const answer = basketsOf(context).createShipmentForBasket({
    parameters: {basketId: basket.basketId ?? ''},
    // eslint-disable-next-line shop/listed-fields -- The callers, below, list the fields.
    body: {shipmentId, ...fields} as Shipment,
  })
  // Stored at once: the shipment exists even if its goods are refused.
  return {basket: storeBasket(context, await answer), shipmentId}
}

/** The shipment of a store; it is added when the basket has none. */
async function pickupShipment(context: BasketContext, basket: Basket, store: PickupStore) {
  const known = basket.shipments?.find((shipment) => storeIdOf(shipment) === store.id)
  if (known) return {basket, shipmentId: known.shipmentId ?? DEFAULT_SHIPMENT_ID}
  return addShipment(context, basket, `pickup-${store.id}`, {
    c_fromStoreId: store.id,
    shippingAddress: addressOfStore(store),
    shippingMethod: {id: await pickupMethodId(context, basket)},
  })
}

/** The shipment for goods that are delivered; it is added when all shipments are picked up. */
async function deliveryShipment(context: BasketContext, basket: Basket) {
  const {shipments = []} = basket
  const known = shipments.find((shipment) => !storeIdOf(shipment))
  if (known || shipments.length === 0) {
    return {basket, shipmentId: known?.shipmentId ?? DEFAULT_SHIPMENT_ID}
  }
  return addShipment(context, basket, DELIVERY, {})
}

/**
 * The shipment of each item (rule PICK-1); missing shipments are added. Called while the basket's queue waits.
 * @returns ids in the order of the items
 * @throws ApiFault (rejects) `pickup-not-available`
 */
export async function shipmentsFor(
  context: BasketContext,
  basket: Basket,
  items: readonly Pick<NewItem, 'pickup'>[],
): Promise<string[]> {
  let current = basket
  const ids: string[] = []
  for (const {pickup} of items) {
    const found = pickup
      ? await pickupShipment(context, current, pickup)
      : await deliveryShipment(context, current)
    current = found.basket
    ids.push(found.shipmentId)
  }
  return ids
}

/** The basket of the queue. @throws ApiFault (rejects) `basket-not-found` */
async function loadedBasket(context: BasketContext): Promise<Basket> {
  const basketId = await currentBasketId(context)
  return cachedBasket(context) ?? {basketId}
}

/** Id of the inventory list from which the product of a line is delivered. */
async function deliveryInventoryId(
  {shop}: BasketContext,
  {productItems = []}: Basket,
  lineId: string,
): Promise<string | undefined> {
  const id = productItems.find(({itemId}) => itemId === lineId)?.productId ?? ''
  const {inventory} = await shop.api.clients.of(ShopperProducts).getProduct({
    parameters: {id: escapeReserved(id), expand: ['availability'], select: '(id,inventory)'},
  })
  return inventory?.id
}

/**
 * Changes where a line is handed over: a store, or delivery when `store` is null. Refused when the store's stock, or
 * the stock for delivery, does not suffice; the line then stays as it was.
 * @throws ApiFault (rejects)
 */
export const moveLine = (
  context: BasketContext,
  itemId: string,
  store: PickupStore | null,
): Promise<Basket> =>
  changeInTurn(async () => {
    const basket = await loadedBasket(context)
    try {
      const [shipmentId] = await shipmentsFor(context, basket, [{...(store && {pickup: store})}])
      const inventoryId = store?.inventoryId ?? (await deliveryInventoryId(context, basket, itemId))
      await basketsOf(context).updateItemInBasket({
        parameters: {basketId: basket.basketId ?? '', itemId},
        body: {shipmentId, inventoryId},
      })
      return await repaired(context)
    } catch (error) {
      await readBasket(context, {fresh: true}).catch(() => null)
      throw error
    }
  })

/** Fields that a shipment takes over from another one. */
const fieldsOf = (shipment: Shipment): ShipmentFields => {
  const address = deliveryAddressOf(shipment) ?? (storeIdOf(shipment) && shipment.shippingAddress)
  const method = shipment.shippingMethod?.id
  return {
    c_fromStoreId: storeIdOf(shipment) ?? null,
    ...(address && {shippingAddress: address}),
    ...(method && {shippingMethod: {id: method}}),
  }
}

/** Moves a shipment into the default one, which has no goods; empty shipments are removed afterwards. */
async function fold(context: BasketContext, basket: Basket, from: Shipment): Promise<Basket> {
  const baskets = basketsOf(context)
  const parameters = shipmentIn(basket, DEFAULT_SHIPMENT_ID)
  await baskets.updateShipmentForBasket({parameters, body: fieldsOf(from) as Shipment})
  return baskets.updateItemsInBasket({
    parameters: {basketId: parameters.basketId},
    body: itemsIn(basket, from.shipmentId ?? '').map(({itemId, inventoryId}) => ({
      itemId,
      inventoryId,
      shipmentId: DEFAULT_SHIPMENT_ID,
    })),
  })
}

const apply = (context: BasketContext, basket: Basket, repair: ShipmentRepair): Promise<Basket> =>
  repair.kind === 'fold'
    ? fold(context, basket, repair.from)
    : basketsOf(context).removeShipmentFromBasket({
        parameters: shipmentIn(basket, repair.shipmentId),
      })

async function repaired(context: BasketContext): Promise<Basket> {
  let basket = (await readBasket(context, {fresh: true})) ?? (await loadedBasket(context))
  for (let attempt = 0; attempt < MOST_REPAIRS; attempt += 1) {
    const repair = shipmentRepair(basket)
    if (!repair) break
    basket = await apply(context, basket, repair)
  }
  return storeBasket(context, basket)
}

/**
 * Removes shipments without goods, which the backend would not order (rule PICK-4).
 * @throws ApiFault (rejects)
 */
export const repairShipments = (context: BasketContext): Promise<Basket> =>
  changeInTurn(() => repaired(context))

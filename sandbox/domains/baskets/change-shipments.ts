import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {Basket, Shipment} from './basket'
import type {AddressInput} from '../customers/address'
import type {CustomValues} from '../custom-values'
import {DEFAULT_SHIPMENT} from './basket'
import {changeCustom} from '../custom-values'

export interface ShipmentInput {
  shippingAddress?: AddressInput
  shippingMethodId?: string
  gift?: boolean
  giftMessage?: string
  custom?: CustomValues
}

/** Returns the ids of the shipping methods that a shipment of the basket may use. */
export type ApplicableMethodIds = (basket: Basket, shipmentId: string) => readonly string[]

/** Creates an empty shipment. */
export function newShipment(shipmentId: string): Shipment {
  return {shipmentId, shippingItemId: randomId(), gift: false, custom: {}}
}

/** Returns the shipment with this id. Throws ShipmentNotFound. */
export function requireShipment(basket: Basket, shipmentId: string): Shipment {
  const shipment = basket.shipments.find((candidate) => candidate.shipmentId === shipmentId)
  if (!shipment) {
    throw new CommerceFault('ShipmentNotFound', `No shipment with ID '${shipmentId}' found.`, {
      shipmentId,
    })
  }
  return shipment
}

function replaceShipment(basket: Basket, shipment: Shipment): Basket {
  return {
    ...basket,
    shipments: basket.shipments.map((other) =>
      other.shipmentId === shipment.shipmentId ? shipment : other,
    ),
  }
}

/** Adds a further shipment. Throws DuplicateShipmentId and InvalidShipmentId. */
export function addShipment(
  basket: Basket,
  shipmentId: string,
  input: ShipmentInput,
  methods: ApplicableMethodIds,
): Basket {
  if (shipmentId === '') throw new CommerceFault('InvalidShipmentId', 'A shipment needs an ID.')
  if (basket.shipments.some((shipment) => shipment.shipmentId === shipmentId)) {
    throw new CommerceFault(
      'DuplicateShipmentId',
      `The basket already has a shipment with ID '${shipmentId}'.`,
      {shipmentId},
    )
  }
  const shipments = [...basket.shipments, newShipment(shipmentId)]
  return changeShipment({...basket, shipments}, shipmentId, input, methods)
}

/** Changes the fields of a shipment that `input` contains. */
export function changeShipment(
  basket: Basket,
  shipmentId: string,
  input: ShipmentInput,
  methods: ApplicableMethodIds,
): Basket {
  const shipment = requireShipment(basket, shipmentId)
  const {shippingAddress, shippingMethodId, gift, giftMessage, custom} = input
  const next = replaceShipment(basket, {
    ...shipment,
    shippingAddress: shippingAddress
      ? {...shippingAddress, id: randomId()}
      : shipment.shippingAddress,
    gift: gift ?? shipment.gift,
    giftMessage: giftMessage ?? shipment.giftMessage,
    custom: changeCustom(shipment.custom, custom),
  })
  return shippingMethodId === undefined
    ? next
    : chooseShippingMethod(next, shipmentId, shippingMethodId, methods)
}

/** Removes a shipment together with its items; the default shipment cannot be removed. */
export function removeShipment(basket: Basket, shipmentId: string): Basket {
  requireShipment(basket, shipmentId)
  if (shipmentId === DEFAULT_SHIPMENT) {
    throw new CommerceFault(
      'OperationForbidden',
      `The shipment with ID '${shipmentId}' corresponds to the default shipment and can't be deleted.`,
      {shipmentId},
    )
  }
  return {
    ...basket,
    items: basket.items.filter((item) => item.shipmentId !== shipmentId),
    shipments: basket.shipments.filter((shipment) => shipment.shipmentId !== shipmentId),
  }
}

/** Sets the shipping address of a shipment; with `alsoBilling` also the billing address. */
export function setShippingAddress(
  basket: Basket,
  shipmentId: string,
  address: AddressInput,
  alsoBilling: boolean,
): Basket {
  const shipment = requireShipment(basket, shipmentId)
  const next = replaceShipment(basket, {
    ...shipment,
    shippingAddress: {...address, id: randomId()},
  })
  return alsoBilling ? {...next, billingAddress: {...address, id: randomId()}} : next
}

/** Sets the billing address; with `alsoShipping` also the shipping address of the default shipment. */
export function setBillingAddress(
  basket: Basket,
  address: AddressInput,
  alsoShipping: boolean,
): Basket {
  const next = {...basket, billingAddress: {...address, id: randomId()}}
  return alsoShipping ? setShippingAddress(next, DEFAULT_SHIPMENT, address, false) : next
}

/** Sets the shipping method of a shipment. Throws MissingShippingMethodId and InvalidShippingMethodId. */
export function chooseShippingMethod(
  basket: Basket,
  shipmentId: string,
  methodId: string | undefined,
  methods: ApplicableMethodIds,
): Basket {
  const shipment = requireShipment(basket, shipmentId)
  if (!methodId) {
    throw new CommerceFault('MissingShippingMethodId', 'The ID of the shipping method is missing.')
  }
  if (!methods(basket, shipmentId).includes(methodId)) {
    throw new CommerceFault(
      'InvalidShippingMethodId',
      `The shipping method with ID '${methodId}' is unknown or can't be applied to the basket.`,
      {shippingMethodId: methodId},
    )
  }
  return replaceShipment(basket, {...shipment, shippingMethodId: methodId})
}

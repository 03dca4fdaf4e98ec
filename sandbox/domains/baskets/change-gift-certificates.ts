import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import type {Basket, GiftCertificateItem} from './basket'
import type {CustomValues} from '../custom-values'
import {DEFAULT_SHIPMENT} from './basket'
import {requireShipment} from './change-shipments'
import {changeCustom} from '../custom-values'

/** Request data for buying a gift certificate. `amount` is in minor units. */
export interface GiftCertificateInput {
  amount: number
  recipientEmail: string
  recipientName?: string
  senderName?: string
  message?: string
  shipmentId?: string
  custom?: CustomValues
}

/**
 * Adds a gift certificate. Throws InvalidGiftCertificateAmount for an amount that is not above 0,
 * and ShipmentNotFound.
 */
export function addGiftCertificate(basket: Basket, input: GiftCertificateInput): Basket {
  const item = withInput(
    basket,
    {itemId: randomId(), amount: 0, recipientEmail: '', shipmentId: DEFAULT_SHIPMENT, custom: {}},
    input,
  )
  return {...basket, giftCertificates: [...(basket.giftCertificates ?? []), item]}
}

export function changeGiftCertificate(
  basket: Basket,
  itemId: string,
  input: GiftCertificateInput,
): Basket {
  const changed = withInput(basket, requireItem(basket, itemId), input)
  return {
    ...basket,
    giftCertificates: basket.giftCertificates?.map((item) =>
      item.itemId === itemId ? changed : item,
    ),
  }
}

export function removeGiftCertificate(basket: Basket, itemId: string): Basket {
  requireItem(basket, itemId)
  return {
    ...basket,
    giftCertificates: basket.giftCertificates?.filter((item) => item.itemId !== itemId),
  }
}

function requireItem(basket: Basket, itemId: string): GiftCertificateItem {
  const item = basket.giftCertificates?.find((candidate) => candidate.itemId === itemId)
  if (!item) {
    throw new CommerceFault(
      'GiftCertificateItemNotFound',
      `No gift certificate item with ID '${itemId}' could be found.`,
      {giftCertificateItemId: itemId},
    )
  }
  return item
}

function withInput(
  basket: Basket,
  item: GiftCertificateItem,
  input: GiftCertificateInput,
): GiftCertificateItem {
  if (input.amount <= 0) {
    throw new CommerceFault(
      'InvalidGiftCertificateAmount',
      'The amount of a gift certificate must be above 0.',
    )
  }
  const {custom, shipmentId = item.shipmentId, ...rest} = input
  return {
    ...item,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    shipmentId: requireShipment(basket, shipmentId).shipmentId,
    custom: changeCustom(item.custom, custom),
  }
}

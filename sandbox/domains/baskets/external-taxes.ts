import {CommerceFault} from '../commerce-fault'
import type {Basket, ExternalTax} from './basket'

/**
 * Returns the taxes that the client set, by position. Throws InvalidTaxMode for a basket without
 * external taxation.
 */
export function requireExternalTaxes(
  basket: Pick<Basket, 'basketId' | 'externalTaxes'>,
): Readonly<Record<string, readonly ExternalTax[]>> {
  if (basket.externalTaxes) return basket.externalTaxes
  throw new CommerceFault(
    'InvalidTaxMode',
    `Basket with ID '${basket.basketId}' has invalid tax mode.`,
    {basketId: basket.basketId},
  )
}

/** Sets taxes of positions. Throws InvalidTaxMode, and ProductItemNotFound for an unknown one. */
export function setExternalTaxes(
  basket: Basket,
  taxes: Readonly<Record<string, readonly ExternalTax[]>>,
): Basket {
  const before = requireExternalTaxes(basket)
  const known = new Set([
    ...basket.items.flatMap(({itemId, options = []}) => [
      itemId,
      ...options.map((option) => option.itemId),
    ]),
    ...basket.shipments.map(({shippingItemId}) => shippingItemId),
  ])
  for (const itemId of Object.keys(taxes)) {
    if (known.has(itemId)) continue
    throw new CommerceFault('ProductItemNotFound', `No item with ID '${itemId}' found.`, {itemId})
  }
  return {...basket, externalTaxes: {...before, ...taxes}}
}

/** Removes the taxes that the client set, because they were calculated for the basket before the change. */
export function voidExternalTaxes(basket: Basket): Basket {
  return basket.externalTaxes ? {...basket, externalTaxes: {}} : basket
}

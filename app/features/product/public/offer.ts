import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {priceOf, type PriceModel} from '@app/features/catalog/public/price'
import {availabilityOf, isOrderable, type AvailabilityModel} from './availability-state'

/** Price and availability of one product; the only part of a page that is read again in the browser. */
export interface Offer {
  readonly price?: PriceModel
  readonly availability: AvailabilityModel
  /** Minimum order quantity; missing when 1. */
  readonly minOrderQuantity?: number
  /** Step quantity; missing when 1. */
  readonly stepQuantity?: number
}

/** What could be ordered cannot be bought without a price; the parts of a set have prices of their own. */
const withoutPrice = (availability: AvailabilityModel): AvailabilityModel =>
  isOrderable(availability) ? {state: 'unpriced'} : availability

export function offerOf(product: ShopperProductsTypes.Product): Offer {
  const isSet = product.type?.set === true
  const price = priceOf(product, isSet ? 'parts' : undefined)
  const availability = availabilityOf(product)
  const {minOrderQuantity = 1, stepQuantity = 1} = product
  return {
    ...(price && {price}),
    availability: price || isSet ? availability : withoutPrice(availability),
    ...(minOrderQuantity > 1 && {minOrderQuantity}),
    ...(stepQuantity > 1 && {stepQuantity}),
  }
}

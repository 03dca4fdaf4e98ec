import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {priceOf, type PriceModel} from '@app/features/catalog/model/price'
import {availabilityOf, type AvailabilityModel} from './availability'

/** Price and availability of one product; the only part of a page that is read again in the browser. */
export interface Offer {
  readonly price?: PriceModel
  readonly availability: AvailabilityModel
  /** Minimum order quantity; missing when 1. */
  readonly minOrderQuantity?: number
  /** Step quantity; missing when 1. */
  readonly stepQuantity?: number
}

export function offerOf(product: ShopperProductsTypes.Product): Offer {
  const price = priceOf(product, product.type?.set ? 'parts' : undefined)
  const {minOrderQuantity = 1, stepQuantity = 1} = product
  return {
    ...(price && {price}),
    availability: availabilityOf(product),
    ...(minOrderQuantity > 1 && {minOrderQuantity}),
    ...(stepQuantity > 1 && {stepQuantity}),
  }
}

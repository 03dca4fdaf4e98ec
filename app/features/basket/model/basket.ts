import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'

/** Documents of Shopper Baskets v2; money in major units. */
export type Basket = ShopperBasketsV2Types.Basket
export type ProductItem = ShopperBasketsV2Types.ProductItem
export type Shipment = ShopperBasketsV2Types.Shipment
export type OrderAddress = ShopperBasketsV2Types.OrderAddress
export type ShippingMethod = ShopperBasketsV2Types.ShippingMethod
export type ShippingMethodResult = ShopperBasketsV2Types.ShippingMethodResult
export type PaymentInstrumentRequest = ShopperBasketsV2Types.BasketPaymentInstrumentRequest

/** The default shipment of every basket (B2C Commerce names it `me`). */
export const DEFAULT_SHIPMENT_ID = 'me'

/** Whether the goods have an address to be delivered to. */
export const hasDeliveryAddress = ({shipments = []}: Pick<Basket, 'shipments'>): boolean =>
  shipments.some(({shippingAddress}) => !!shippingAddress?.countryCode)

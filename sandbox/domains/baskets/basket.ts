import type {JsonValue} from '../json'

/** Custom attributes under their wire names (`c_` prefix). */
export type CustomValues = Readonly<Record<string, JsonValue>>

/** Text fields of an address, named as on the wire. */
export const ADDRESS_FIELDS = [
  'salutation',
  'title',
  'firstName',
  'secondName',
  'lastName',
  'suffix',
  'companyName',
  'jobTitle',
  'address1',
  'address2',
  'suite',
  'postBox',
  'postalCode',
  'city',
  'stateCode',
  'countryCode',
  'phone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** A shipping or billing address as entered. */
export type AddressInput = {readonly [Field in AddressField]?: string} & {
  readonly custom: CustomValues
}
export type OrderAddress = AddressInput & {readonly id: string}

export interface BasketItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
  readonly shipmentId: string
  readonly gift: boolean
  readonly giftMessage?: string
  readonly custom: CustomValues
}

export interface Shipment {
  readonly shipmentId: string
  /** Id of the position that the shipping costs get. */
  readonly shippingItemId: string
  readonly shippingAddress?: OrderAddress
  readonly shippingMethodId?: string
  readonly gift: boolean
  readonly giftMessage?: string
  readonly custom: CustomValues
}

/** A card as it is kept: never with its full number or its security code. */
export interface PaymentCard {
  readonly cardType: string
  readonly holder?: string
  readonly maskedNumber?: string
  readonly numberLastDigits?: string
  readonly expirationMonth?: number
  readonly expirationYear?: number
}

export interface PaymentInstrument {
  readonly paymentInstrumentId: string
  readonly paymentMethodId: string
  /** Minor units; without one the instrument pays what the others leave. */
  readonly amount?: number
  readonly paymentCard?: PaymentCard
  readonly custom: CustomValues
}

/** What a shopper has put together. Prices are not part of it: they are worked out on reading. */
export interface Basket {
  readonly basketId: string
  readonly siteId: string
  readonly customerId: string
  readonly currency: string
  /** Milliseconds since 1970. */
  readonly creationDate: number
  readonly lastModified: number
  /** Counts the changes; the state that OCAPI calls `_resource_state` follows from it. */
  readonly revision: number
  readonly email?: string
  readonly items: readonly BasketItem[]
  readonly shipments: readonly Shipment[]
  readonly billingAddress?: OrderAddress
  readonly paymentInstruments: readonly PaymentInstrument[]
  readonly custom: CustomValues
}

/** Every basket has this shipment; it cannot be deleted. */
export const DEFAULT_SHIPMENT = 'me'

import type {AddressInput} from '../customers/address'
import type {CustomValues} from '../custom-values'
export type OrderAddress = AddressInput & {readonly id: string}

/** The chosen value of an option of a product. */
export interface ChosenOption {
  /** Id of the position that the option's price gets. */
  readonly itemId: string
  readonly optionId: string
  readonly valueId: string
}

export interface BasketItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
  readonly shipmentId: string
  readonly inventoryId?: string
  readonly options?: readonly ChosenOption[]
  /** Of a bundle: the chosen variants, by the masters that the bundle names. */
  readonly parts?: Readonly<Record<string, string>>
  /** Bonus discount that the shopper chose the product from. */
  readonly bonusDiscountLineItemId?: string
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
  readonly giftCertificateCode?: string
  readonly custom: CustomValues
}

/** A coupon code that the shopper entered; whether it does anything is worked out on reading. */
export interface BasketCoupon {
  readonly couponItemId: string
  readonly couponId: string
  readonly code: string
}

/** A gift certificate to be bought. `amount` is in minor units. */
export interface GiftCertificateItem {
  readonly itemId: string
  readonly amount: number
  readonly recipientEmail: string
  readonly recipientName?: string
  readonly senderName?: string
  readonly message?: string
  readonly shipmentId: string
  readonly custom: CustomValues
}

/** A tax that the client works out itself: rate in millionths, value in minor units. */
export interface ExternalTax {
  readonly id: string
  readonly rate: number
  readonly value?: number
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
  readonly coupons?: readonly BasketCoupon[]
  readonly giftCertificates?: readonly GiftCertificateItem[]
  readonly sourceCode?: string
  /** Price books that hold instead of those of the site. */
  readonly priceBookIds?: readonly string[]
  /** For a calculation only: does not count as the shopper's basket. */
  readonly temporary?: boolean
  /** Taxes by position, of a basket that the client taxes itself. */
  readonly externalTaxes?: Readonly<Record<string, readonly ExternalTax[]>>
  readonly custom: CustomValues
}

/** Every basket has this shipment; it cannot be deleted. */
export const DEFAULT_SHIPMENT = 'me'

import type {AddressInput} from '../customers/address'
import type {CustomValues} from '../custom-values'
export type OrderAddress = AddressInput & {readonly id: string}

/** The chosen value of an option of a product. */
export interface ChosenOption {
  /** Id of the price position of the option. */
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
  /** Chosen variants of a bundle, by id of the master in the bundle. */
  readonly parts?: Readonly<Record<string, string>>
  /** Id of the bonus discount line item from which the shopper chose the product. */
  readonly bonusDiscountLineItemId?: string
  readonly gift: boolean
  readonly giftMessage?: string
  readonly custom: CustomValues
}

export interface Shipment {
  readonly shipmentId: string
  /** Id of the price position of the shipping costs. */
  readonly shippingItemId: string
  readonly shippingAddress?: OrderAddress
  readonly shippingMethodId?: string
  readonly gift: boolean
  readonly giftMessage?: string
  readonly custom: CustomValues
}

/** Stored card data, without the full number and the security code. */
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
  /** Amount in minor units; an instrument without an amount pays the remainder. */
  readonly amount?: number
  readonly paymentCard?: PaymentCard
  readonly giftCertificateCode?: string
  readonly custom: CustomValues
}

/** A coupon code that the shopper entered; its effect is calculated when the basket is read. */
export interface BasketCoupon {
  readonly couponItemId: string
  readonly couponId: string
  readonly code: string
}

/** Gift certificate that the shopper buys. `amount` is in minor units. */
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

/** Tax that the client calculates: rate in millionths, value in minor units. */
export interface ExternalTax {
  readonly id: string
  readonly rate: number
  readonly value?: number
}

/** Contents of a basket. Prices are not stored; they are calculated when the basket is read. */
export interface Basket {
  readonly basketId: string
  readonly siteId: string
  readonly customerId: string
  readonly currency: string
  /** Creation time in milliseconds since 1970. */
  readonly creationDate: number
  readonly lastModified: number
  /** Number of changes; the OCAPI value `_resource_state` is derived from it. */
  readonly revision: number
  readonly email?: string
  readonly items: readonly BasketItem[]
  readonly shipments: readonly Shipment[]
  readonly billingAddress?: OrderAddress
  readonly paymentInstruments: readonly PaymentInstrument[]
  readonly coupons?: readonly BasketCoupon[]
  readonly giftCertificates?: readonly GiftCertificateItem[]
  readonly sourceCode?: string
  /** Ids of the price books to use instead of the site's price books. */
  readonly priceBookIds?: readonly string[]
  /** True for a basket that is only used for a calculation and does not count as the shopper's basket. */
  readonly temporary?: boolean
  /** Taxes by position, for a basket whose taxes the client calculates. */
  readonly externalTaxes?: Readonly<Record<string, readonly ExternalTax[]>>
  readonly custom: CustomValues
}

/** Every basket has this shipment; it cannot be deleted. */
export const DEFAULT_SHIPMENT = 'me'

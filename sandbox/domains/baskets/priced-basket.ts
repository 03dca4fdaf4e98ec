import type {JsonValue} from '../json'
import type {CouponFinding} from './coupon-reason'
import type {CouponStatus} from '../promotions/coupon'
import type {Authorization} from '../payment/authorization'
import type {ProductSpecification} from '../promotions/product-specification'
import type {Basket, BasketCoupon, BasketItem, PaymentInstrument, Shipment} from './basket'
import type {PricedPosition, Totals} from './totals'

/**
 * Basket with all prices calculated for one locale, as plain data; an order stores it unchanged.
 * Money is in minor units, null where it is not known yet; tax rates are in millionths.
 */
export interface PricedBasket extends Omit<Basket, 'items' | 'shipments' | 'paymentInstruments'> {
  readonly taxation: 'gross' | 'net'
  readonly items: readonly PricedItem[]
  readonly shipments: readonly PricedShipment[]
  readonly paymentInstruments: readonly PricedInstrument[]
  readonly totals: Totals
  readonly groupedTaxes: readonly {taxRate: number; tax: number}[]
  readonly couponItems?: readonly PricedCoupon[]
  /** Discounts of the whole order. */
  readonly adjustments?: readonly Adjustment[]
  readonly bonusDiscounts?: readonly BonusDiscount[]
}

/** Price reduction of a promotion; `price` is negative, in minor units. */
export interface Adjustment {
  readonly id: string
  readonly promotionId: string
  readonly couponCode: string | null
  readonly text: string
  readonly price: number
  readonly discount: {
    readonly type: string
    readonly percentage?: number
    /** Discount amount in minor units. */
    readonly amount?: number
    readonly priceBookId?: string
  }
}

export interface PricedCoupon extends BasketCoupon {
  readonly status: CouponStatus
  /** Why a redeemable coupon has no effect. */
  readonly finding?: CouponFinding
}

/** Bonus products from which the shopper may choose some, free or at a reduced price. */
export interface BonusDiscount {
  readonly id: string
  readonly promotionId: string
  readonly couponCode: string | null
  readonly maxItems: number
  /** The products of a list; empty for an offer by rule. */
  readonly products: readonly BonusProduct[]
  /** Products that the offer covers by rule, all of them for free. */
  readonly rule?: ProductSpecification
}

/** A product of an offer with its price in minor units. */
export interface BonusProduct {
  readonly id: string
  readonly name: string
  readonly price: number
}

export interface PricedItem extends BasketItem, PricedPosition {
  readonly productName: string
  /** Master of a variant. */
  readonly masterId?: string
  readonly basePrice: number | null
  readonly taxClassId: string | null
  readonly adjustments?: readonly Adjustment[]
  readonly optionItems?: readonly PricedOption[]
  /** Parts of a bundle. */
  readonly bundled?: readonly BundledPart[]
  readonly bonus?: boolean
  /** Id of the line that qualified for the bonus. */
  readonly qualifyingItemId?: string
  /** Shipping costs of the product itself. */
  readonly surcharge?: ProductShipping
}

export interface PricedOption extends PricedPosition {
  readonly itemId: string
  readonly optionId: string
  readonly valueId: string
  readonly text: string
  readonly basePrice: number | null
  readonly taxClassId: string | null
  readonly adjustments?: readonly Adjustment[]
}

export interface BundledPart {
  readonly itemId: string
  readonly productId: string
  readonly productName: string
  readonly quantity: number
}

/** Shipping costs of a product, in addition to or instead of those of its shipment. */
export interface ProductShipping extends PricedPosition {
  readonly adjustments?: readonly Adjustment[]
  readonly itemId: string
  readonly text: string
  readonly taxClassId: string | null
}

export interface PricedShipment extends Shipment {
  /** Chosen shipping method; null when it does not exist or does not apply any more. */
  readonly shippingMethod: ChosenMethod | null
  readonly shipping: PricedPosition & {
    readonly taxClassId: string | null
    readonly adjustments?: readonly Adjustment[]
  }
  readonly totals: Totals
}

export interface ChosenMethod {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  /** Tax rate that the price contains, in millionths; only on gross sites. */
  readonly includedRate?: number
  readonly externalMethod?: string
  /** Promotions for the shipping method, shown when the shopper chooses a method. */
  readonly promotions?: readonly {
    readonly promotionId: string
    readonly promotionName: string
    readonly calloutMsg?: string
  }[]
  /** Custom attributes under their wire names, in the locale. */
  readonly custom: Readonly<Record<string, JsonValue>>
}

export interface PricedInstrument extends Omit<PaymentInstrument, 'amount'> {
  /** Part of the total that the instrument pays. */
  readonly amount: number | null
  /** Answer of the payment provider, after authorization was requested. */
  readonly authorization?: Authorization
}

import type {JsonValue} from '../json'
import type {Authorization} from '../payment/authorization'
import type {Basket, BasketItem, PaymentInstrument, Shipment} from './basket'
import type {PricedPosition, Totals} from './totals'

/**
 * A basket with everything worked out for one locale, in plain data: an order keeps it as it was.
 * Money is in minor units, null where it cannot be known yet; tax rates are in millionths.
 */
export interface PricedBasket extends Omit<Basket, 'items' | 'shipments' | 'paymentInstruments'> {
  readonly taxation: 'gross' | 'net'
  readonly items: readonly PricedItem[]
  readonly shipments: readonly PricedShipment[]
  readonly paymentInstruments: readonly PricedInstrument[]
  readonly totals: Totals
  readonly groupedTaxes: readonly {taxRate: number; tax: number}[]
}

export interface PricedItem extends BasketItem, PricedPosition {
  readonly productName: string
  readonly basePrice: number | null
  readonly taxClassId: string | null
}

export interface PricedShipment extends Shipment {
  /** The chosen method, as long as it exists and applies. */
  readonly shippingMethod: ChosenMethod | null
  readonly shipping: PricedPosition & {readonly taxClassId: string | null}
  readonly totals: Totals
}

export interface ChosenMethod {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  /** Custom attributes under their wire names, in the locale. */
  readonly custom: Readonly<Record<string, JsonValue>>
}

export interface PricedInstrument extends Omit<PaymentInstrument, 'amount'> {
  /** What the instrument pays of the total. */
  readonly amount: number | null
  /** What the payment provider said, once it was asked. */
  readonly authorization?: Authorization
}

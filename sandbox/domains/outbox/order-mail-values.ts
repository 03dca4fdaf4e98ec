import type {AddresseeName} from './addressee-name'
import type {MailText} from './mail'

/**
 * Values of the mails about orders. They are types and not interfaces because the values are stored
 * as JSON. Amounts and dates are formatted; pictures and links are absolute URLs.
 */

/** A line of an order. */
export type OrderMailItem = {
  name: string
  quantity: number
  price?: string
  picture?: string
}

/**
 * A sum of an order. `includedTax` is part of the total, `tax` is added to it; `giftCertificate` pays a part of the
 * total, and `due` is left.
 */
export type OrderMailTotal = {
  kind:
    | 'goods'
    | 'discount'
    | 'delivery'
    | 'tax'
    | 'total'
    | 'includedTax'
    | 'giftCertificate'
    | 'due'
  value: string
  /** True for a delivery that costs nothing. */
  isFree?: boolean
}

/** A shipment of an order: its goods, where they go, and its gift message. */
export type OrderMailDelivery = {
  goods: string[]
  address: string[]
  method: string
  isPickup: boolean
  giftMessage?: string
}

/** Values of every mail about an order; `orderLink` leads to the page that shows the order. */
type About = {
  orderNo: string
  items: OrderMailItem[]
  orderLink: string
} & AddresseeName

export type OrderMailValues = {
  orderConfirmation: About & {
    total: string
    totals: OrderMailTotal[]
    /** Lines of the delivery address. */
    address: string[]
    method: string
    /** The shipments of an order that has several; they replace address and method. */
    deliveries?: OrderMailDelivery[]
    payment: 'paid' | 'pending' | 'toBePaid'
    giftMessage?: string
    /** Link that cancels the order without a login, and the end of its period. */
    cancelLink: string
    cancelUntil: string
    /** Link to the page for a withdrawal from the contract, where the law of the site has one. */
    withdrawLink?: string
  }
  orderPaymentFailed: About & {total: string; cartLink: string}
  orderCancelled: About & {refund?: string}
  orderShipped: About & {
    trackingNumber: string
    trackingLink: string
    address: string[]
    withdrawLink?: string
  }
  /** `store` is the name of the store and the lines of its address. */
  orderReadyForPickup: About & {store: string[]}
  /** Goods that the shopper sends back; `isCredit` as below. */
  orderReturnAnnounced: About & {refund: string; isCredit: boolean}
  /** `isCredit`: the refund reduces an invoice that is not paid yet. */
  orderReturnReceived: About & {refund: string; isCredit: boolean}
}

export type OrderMailTemplate = keyof OrderMailValues

/** Mail templates about orders, of one language. */
export type OrderMailLanguage = {
  /** Names of the sums of an order. */
  orderTotals: Readonly<Record<OrderMailTotal['kind'], string>>
} & {
  [Template in OrderMailTemplate]: (values: OrderMailValues[Template] & {shop: string}) => MailText
}

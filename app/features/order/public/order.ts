import {plainText} from '@common/plain-text'
import type {NamedPayment} from '@app/features/payment/public/payment-names'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import type {AddressValues} from '@config/markets/address/address-format'
import {
  engravingOfLine,
  taxOfLine,
  withOptions,
  type BasketLine,
} from '@app/features/basket/public/basket-lines'
import {DEFAULT_SHIPMENT_ID} from '@app/features/basket/public/basket'
import {slotOf, storeIdOf, giftMessageOf} from '@app/features/basket/public/delivery'
import {totalsOf, type Totals} from '@app/features/basket/public/totals'

/** The order data of the confirmation. Amounts are major units. */
export interface OrderModel {
  readonly orderNo: string
  /** Set when the order was not carried out: its payment failed, or it was cancelled. */
  readonly ended?: 'failed' | 'cancelled'
  /** Time in ISO 8601 format. */
  readonly placedAt: string
  readonly email: string
  readonly currency: string
  readonly lines: readonly BasketLine[]
  readonly totals: Totals
  /** Address of the delivery; that of the store when everything is picked up. */
  readonly shippingAddress: AddressValues
  /** False when everything is picked up in stores. */
  readonly isDelivered: boolean
  /** The deliveries with their goods, one for each address; empty when everything is picked up. */
  readonly deliveries: readonly OrderDelivery[]
  /** Stores from which goods are picked up. */
  readonly pickups: readonly OrderPickup[]
  readonly billingAddress: AddressValues
  readonly shippingMethod: string
  /** Id of the delivery method; null when the order has none. */
  readonly shippingMethodId: string | null
  /** Token of the order's cancel link; absent when the backend returns none. */
  readonly cancelToken?: string
  readonly payments: readonly NamedPayment[]
  /** Code of the redeemed coupon, if any. */
  readonly coupon?: string
  /** Gift message of the shopper, with its line breaks (rule BASKET-18). */
  readonly giftMessage?: string
}

/** Goods of an order that are sent to one address. */
export interface OrderDelivery {
  readonly shipmentId: string
  readonly address: AddressValues
  readonly method: string
  /** Id of the delivery method; null when the order has none. */
  readonly methodId: string | null
  readonly goods: readonly {readonly name: string; readonly quantity: number}[]
  readonly giftMessage?: string
}

/** Goods of an order that are picked up in a store. */
export interface OrderPickup {
  readonly storeId: string
  readonly store: string
  readonly address: AddressValues
}

/** The displayed fields of an OCAPI order (v21.3); addresses have more fields than this type. */
export interface OcapiOrder {
  order_no: string
  status?: string
  creation_date?: string
  currency?: string
  taxation?: string
  customer_info?: {email?: string}
  product_items?: {
    item_id?: string
    product_id?: string
    product_name?: string
    quantity?: number
    shipment_id?: string
    base_price?: number
    price?: number
    price_after_item_discount?: number
    tax_rate?: number
    option_items?: {price?: number; tax_rate?: number}[]
    bundled_product_items?: {product_id?: string; product_name?: string; quantity?: number}[]
  }[]
  shipments?: {
    shipment_id?: string
    gift_message?: string
    shipping_address?: OcapiAddress
    shipping_method?: {id?: string; name?: string}
    c_fromStoreId?: unknown
    c_deliveryTimeSlot?: unknown
  }[]
  billing_address?: OcapiAddress
  payment_instruments?: {
    payment_instrument_id?: string
    payment_method_id?: string
    masked_gift_certificate_code?: string
    amount?: number
    /** Text of the payment provider, such as `Visa 1111`. */
    c_providerInstrument?: string
    payment_card?: {card_type?: string; number_last_digits?: string; masked_number?: string}
  }[]
  coupon_items?: {code?: string}[]
  order_price_adjustments?: {item_text?: string; price?: number}[]
  product_sub_total?: number | null
  product_total?: number | null
  shipping_total?: number | null
  tax_total?: number | null
  order_total?: number | null
  c_orderCancelToken?: string
  c_giftMessage?: unknown
  c_productSubTotalNetPrice?: unknown
  adjusted_merchandize_total_tax?: number | null
  adjusted_shipping_total_tax?: number | null
}

type OcapiItem = NonNullable<OcapiOrder['product_items']>[number]

/** OCAPI field names are in snake case; `c_` attributes keep their names (OCAPI reference 7). */
export type OcapiAddress = Readonly<Record<string, unknown>>

const camel = (name: string): string =>
  name.startsWith('c_')
    ? name
    : name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function addressOf(address: OcapiAddress = {}): AddressValues {
  const entries = Object.entries(address).map(([name, value]) => [camel(name), value])
  const {countryCode, ...fields} = Object.fromEntries(entries) as Record<string, unknown>
  return fromOrderAddress(fields, typeof countryCode === 'string' ? countryCode.toUpperCase() : '')
}

function partsOf({bundled_product_items = []}: OcapiItem): Pick<BasketLine, 'parts'> {
  const parts = bundled_product_items.map(({product_id = '', product_name, quantity = 1}) => ({
    productId: product_id,
    name: plainText(product_name) || product_id,
    quantity,
  }))
  return parts.length > 0 ? {parts} : {}
}

function linesOf({product_items = []}: OcapiOrder): BasketLine[] {
  return product_items.map((item, index) => ({
    itemId: item.item_id ?? String(index),
    productId: item.product_id ?? '',
    name: plainText(item.product_name) || (item.product_id ?? ''),
    quantity: item.quantity ?? 1,
    unitPrice: item.base_price ?? null,
    price: withOptions(item.price_after_item_discount ?? item.price, item.option_items),
    ...taxOfLine(
      item.price_after_item_discount ?? item.price,
      item.tax_rate,
      item.option_items?.map(({price, tax_rate: taxRate}) => ({price, taxRate})),
    ),
    ...engravingOfLine(item),
    ...partsOf(item),
  }))
}

type OcapiInstrument = NonNullable<OcapiOrder['payment_instruments']>[number]

const cardOf = (card: OcapiInstrument['payment_card']): Pick<NamedPayment, 'card'> =>
  card
    ? {
        card: {
          type: card.card_type ?? '',
          lastDigits: card.number_last_digits ?? card.masked_number?.slice(-4) ?? '',
        },
      }
    : {}

function paymentsOf({payment_instruments = []}: OcapiOrder): NamedPayment[] {
  return payment_instruments.map((instrument) => {
    const {payment_method_id: methodId = '', masked_gift_certificate_code: code} = instrument
    return {
      methodId,
      ...(code && {certificate: code.slice(-4)}),
      ...(instrument.c_providerInstrument && {instrument: instrument.c_providerInstrument}),
      ...cardOf(instrument.payment_card),
    }
  })
}

function pickupOf(shipment: NonNullable<OcapiOrder['shipments']>[number]): OrderPickup[] {
  const storeId = storeIdOf(shipment)
  if (!storeId) return []
  const address = addressOf(shipment.shipping_address)
  const store = shipment.shipping_address?.company_name
  // The name of the store is its company and last name.
  const place = {...address, companyName: '', firstName: '', lastName: ''}
  return [{storeId, store: typeof store === 'string' ? store : storeId, address: place}]
}

/** Name of the delivery method, with the time slot that the shopper chose. */
const methodOf = ({
  shipping_method,
  ...shipment
}: NonNullable<OcapiOrder['shipments']>[number]): string =>
  [shipping_method?.name, slotOf(shipment)].filter(Boolean).join(' ')

function deliveryOf(
  {shipment_id: shipmentId, ...shipment}: NonNullable<OcapiOrder['shipments']>[number],
  {product_items = []}: OcapiOrder,
): OrderDelivery {
  const {shipping_address, shipping_method, gift_message: giftMessage} = shipment
  return {
    shipmentId: shipmentId ?? DEFAULT_SHIPMENT_ID,
    address: addressOf(shipping_address),
    method: methodOf(shipment),
    methodId: shipping_method?.id ?? null,
    goods: product_items
      .filter(
        (item) => (item.shipment_id ?? DEFAULT_SHIPMENT_ID) === (shipmentId ?? DEFAULT_SHIPMENT_ID),
      )
      .map(({product_name, product_id, quantity = 1}) => ({
        name: plainText(product_name) || (product_id ?? ''),
        quantity,
      })),
    ...(giftMessage && {giftMessage}),
  }
}

/** @param taxation taxation of the site, for an order without its own */
export function orderOf(order: OcapiOrder, taxation: 'gross' | 'net'): OrderModel {
  const {shipments = [], status} = order
  const delivered = shipments.find((one) => !storeIdOf(one))
  const shipment = delivered ?? shipments[0]
  const coupon = order.coupon_items?.[0]?.code
  const giftMessage = giftMessageOf(order)
  return {
    orderNo: order.order_no,
    ...((status === 'failed' || status === 'cancelled') && {ended: status}),
    placedAt: order.creation_date ?? '',
    email: order.customer_info?.email ?? '',
    currency: order.currency ?? '',
    lines: linesOf(order),
    totals: totalsOf(
      {
        taxation: order.taxation,
        productSubTotal: order.product_sub_total ?? undefined,
        productTotal: order.product_total ?? undefined,
        orderPriceAdjustments: order.order_price_adjustments?.map(({item_text, price}) => ({
          itemText: item_text,
          price,
        })),
        shippingTotal: order.shipping_total ?? undefined,
        taxTotal: order.tax_total ?? undefined,
        orderTotal: order.order_total ?? undefined,
        c_productSubTotalNetPrice: order.c_productSubTotalNetPrice,
        adjustedMerchandizeTotalTax: order.adjusted_merchandize_total_tax ?? undefined,
        adjustedShippingTotalTax: order.adjusted_shipping_total_tax ?? undefined,
        paymentInstruments: order.payment_instruments?.map((instrument) => ({
          paymentInstrumentId: instrument.payment_instrument_id,
          paymentMethodId: instrument.payment_method_id,
          maskedGiftCertificateCode: instrument.masked_gift_certificate_code,
          amount: instrument.amount,
        })),
      },
      taxation,
    ),
    shippingAddress: addressOf(shipment?.shipping_address),
    isDelivered: delivered !== undefined || shipments.length === 0,
    deliveries: shipments.filter((one) => !storeIdOf(one)).map((one) => deliveryOf(one, order)),
    pickups: shipments.flatMap(pickupOf),
    billingAddress: addressOf(order.billing_address),
    shippingMethod: shipment ? methodOf(shipment) : '',
    shippingMethodId: shipment?.shipping_method?.id ?? null,
    ...(order.c_orderCancelToken && {cancelToken: order.c_orderCancelToken}),
    payments: paymentsOf(order),
    ...(coupon && {coupon}),
    ...(giftMessage && {giftMessage}),
  }
}

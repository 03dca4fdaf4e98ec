import type {NamedPayment} from './payment-names'
import {fromOrderAddress} from '@app/features/address/model/order-address'
import type {AddressValues} from '@app/features/address/model/address-formats/address-format'
import {
  engravingOfLine,
  withOptions,
  type BasketLine,
} from '@app/features/basket/model/basket-lines'
import {totalsOf, type Totals} from '@app/features/basket/model/totals'

/** The order data of the confirmation. Amounts are major units. */
export interface OrderModel {
  readonly orderNo: string
  /** Time in ISO 8601 format. */
  readonly placedAt: string
  readonly email: string
  readonly currency: string
  readonly lines: readonly BasketLine[]
  readonly totals: Totals
  readonly shippingAddress: AddressValues
  readonly billingAddress: AddressValues
  readonly shippingMethod: string
  readonly payments: readonly NamedPayment[]
  /** Code of the redeemed coupon, if any. */
  readonly coupon?: string
}

/** The displayed fields of an OCAPI order (v21.3); addresses have more fields than this type. */
export interface OcapiOrder {
  order_no: string
  creation_date?: string
  currency?: string
  taxation?: string
  customer_info?: {email?: string}
  product_items?: {
    item_id?: string
    product_id?: string
    product_name?: string
    quantity?: number
    base_price?: number
    price?: number
    price_after_item_discount?: number
    option_items?: {price?: number}[]
    bundled_product_items?: {product_id?: string; product_name?: string; quantity?: number}[]
  }[]
  shipments?: {shipping_address?: OcapiAddress; shipping_method?: {id?: string; name?: string}}[]
  billing_address?: OcapiAddress
  payment_instruments?: {
    payment_method_id?: string
    payment_card?: {card_type?: string; number_last_digits?: string; masked_number?: string}
  }[]
  coupon_items?: {code?: string}[]
  order_price_adjustments?: {item_text?: string; price?: number}[]
  product_sub_total?: number | null
  product_total?: number | null
  shipping_total?: number | null
  tax_total?: number | null
  order_total?: number | null
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
    name: product_name ?? product_id,
    quantity,
  }))
  return parts.length > 0 ? {parts} : {}
}

function linesOf({product_items = []}: OcapiOrder): BasketLine[] {
  return product_items.map((item, index) => ({
    itemId: item.item_id ?? String(index),
    productId: item.product_id ?? '',
    name: item.product_name ?? item.product_id ?? '',
    quantity: item.quantity ?? 1,
    unitPrice: item.base_price ?? null,
    price: withOptions(item.price_after_item_discount ?? item.price, item.option_items),
    ...engravingOfLine(item),
    ...partsOf(item),
  }))
}

function paymentsOf({payment_instruments = []}: OcapiOrder): NamedPayment[] {
  return payment_instruments.map(({payment_method_id = '', payment_card: card}) => ({
    methodId: payment_method_id,
    ...(card && {
      card: {
        type: card.card_type ?? '',
        lastDigits: card.number_last_digits ?? card.masked_number?.slice(-4) ?? '',
      },
    }),
  }))
}

/** @param taxation taxation of the site, for an order without its own */
export function orderOf(order: OcapiOrder, taxation: 'gross' | 'net'): OrderModel {
  const shipment = order.shipments?.[0]
  const coupon = order.coupon_items?.[0]?.code
  return {
    orderNo: order.order_no,
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
      },
      taxation,
    ),
    shippingAddress: addressOf(shipment?.shipping_address),
    billingAddress: addressOf(order.billing_address),
    shippingMethod: shipment?.shipping_method?.name ?? '',
    payments: paymentsOf(order),
    ...(coupon && {coupon}),
  }
}

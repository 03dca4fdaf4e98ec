import type {Custom} from '../answer-types'
import type {Link} from './document'

/** Parts that the documents of baskets and orders have in common. Money is in major units. */

/** The fields of an address, saved or of an order. */
export interface AddressFields extends Custom {
  salutation?: string
  title?: string
  first_name?: string
  second_name?: string
  last_name?: string
  suffix?: string
  full_name?: string
  company_name?: string
  job_title?: string
  address1?: string
  address2?: string
  suite?: string
  post_box?: string
  postal_code?: string
  city?: string
  state_code?: string
  country_code?: string
  phone?: string
}

export interface OrderAddress extends AddressFields {
  _type: 'order_address'
  id?: string
}

export interface Discount {
  _type: 'discount'
  type:
    | 'percentage'
    | 'fixed_price'
    | 'amount'
    | 'free'
    | 'price_book_price'
    | 'bonus'
    | 'total_fixed_price'
    | 'bonus_choice'
    | 'percentage_off_options'
  percentage?: number
  amount?: number
  max_applications?: number
}

interface PriceAdjustment {
  _type: 'price_adjustment'
  price_adjustment_id: string
  promotion_id: string
  item_text: string
  price: number
  coupon_code?: string
  custom: boolean
  manual: boolean
  creation_date: string
  last_modified: string
  applied_discount: Discount
}

interface Position {
  item_id: string
  item_text: string
  shipment_id: string
  base_price?: number
  price?: number
  price_after_item_discount?: number
  price_adjustments?: PriceAdjustment[]
  tax?: number
  tax_basis?: number
  adjusted_tax?: number
  tax_rate?: number
  tax_class_id?: string
}

interface OptionItem extends Position {
  _type: 'option_item'
  option_id: string
  option_value_id: string
  product_name: string
  quantity: number
  price_after_order_discount?: number
  bonus_product_line_item: boolean
  gift: boolean
}

interface ProductItem extends Position, Custom {
  _type: 'product_item'
  product_id: string
  product_name: string
  quantity: number
  shipping_item_id?: string
  inventory_id?: string
  price_after_order_discount?: number
  option_items?: OptionItem[]
  bundled_product_items?: ProductItem[]
  bonus_product_line_item?: boolean
  bonus_discount_line_item_id?: string
  gift?: boolean
  gift_message?: string
}

interface ShippingItem extends Position {
  _type: 'shipping_item'
}

interface ShippingPromotion {
  _type: 'shipping_promotion'
  promotion_id: string
  promotion_name?: string
  callout_msg?: string
  link?: string
}

export interface ShippingMethod extends Custom {
  _type: 'shipping_method'
  id: string
  name: string
  description?: string
  price?: number
  external_shipping_method?: string
  shipping_promotions?: ShippingPromotion[]
}

/** Sums of a basket, an order or a shipment. */
export interface Totals<Amount> {
  product_sub_total: Amount
  product_total: Amount
  merchandize_total_tax: Amount
  adjusted_merchandize_total_tax: Amount
  shipping_total: Amount
  shipping_total_tax: Amount
  adjusted_shipping_total_tax: Amount
  tax_total: Amount
}

interface Shipment<Amount> extends Totals<Amount>, Custom {
  _type: 'shipment'
  shipment_id: string
  shipping_status: 'not_shipped' | 'shipped'
  shipping_address?: OrderAddress
  shipping_method?: ShippingMethod
  tracking_number?: string
  gift: boolean
  gift_message?: string
  shipment_total: Amount
}

interface PaymentCard {
  _type: 'payment_card'
  card_type: string
  holder?: string
  masked_number?: string
  number_last_digits?: string
  expiration_month?: number
  expiration_year?: number
  credit_card_expired: boolean
}

interface PaymentInstrument extends Custom {
  _type: 'order_payment_instrument'
  payment_instrument_id: string
  payment_method_id: string
  amount?: number
  payment_card?: PaymentCard
  authorization_status?: {_type: 'status'; status: number; code: string; message: string}
  masked_gift_certificate_code?: string
}

interface CouponItem extends Custom {
  _type: 'coupon_item'
  coupon_item_id: string
  code: string
  valid: boolean
  status_code:
    | 'applied'
    | 'adhoc'
    | 'coupon_code_already_in_basket'
    | 'coupon_already_in_basket'
    | 'coupon_code_already_redeemed'
    | 'coupon_code_unknown'
    | 'coupon_disabled'
    | 'redemption_limit_exceeded'
    | 'customer_redemption_limit_exceeded'
    | 'timeframe_redemption_limit_exceeded'
    | 'no_active_promotion'
    | 'no_applicable_promotion'
}

interface GiftCertificateItem extends Custom {
  _type: 'gift_certificate_item'
  gift_certificate_item_id: string
  amount: number
  recipient_email: string
  recipient_name?: string
  sender_name?: string
  message?: string
  shipment_id?: string
}

export interface ProductDetailsLink {
  _type: 'product_details_link'
  product_id: string
  product_name?: string
  title?: string
  link: string
}

interface BonusDiscountLineItem {
  _type: 'bonus_discount_line_item'
  id: string
  promotion_id: string
  coupon_code?: string
  max_bonus_items: number
  bonus_products?: ProductDetailsLink[]
}

interface CustomerInfo {
  _type: 'customer_info'
  customer_id: string
  customer_no?: string
  customer_name?: string
  email: string
}

/** Everything that a basket and an order share. */
export interface LineItemContainer<Amount> extends Totals<Amount>, Custom {
  _resource_state: string
  creation_date: string
  last_modified: string
  currency: string
  taxation: 'gross' | 'net'
  channel_type: 'storefront'
  customer_info: CustomerInfo
  billing_address?: OrderAddress
  product_items?: ProductItem[]
  shipments: Shipment<Amount>[]
  shipping_items?: ShippingItem[]
  payment_instruments?: PaymentInstrument[]
  coupon_items?: CouponItem[]
  gift_certificate_items?: GiftCertificateItem[]
  bonus_discount_line_items?: BonusDiscountLineItem[]
  order_price_adjustments?: PriceAdjustment[]
  source_code?: string
  order_total: Amount
  notes: Link<'simple_link'>
}

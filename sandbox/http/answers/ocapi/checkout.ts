import type {Custom} from '../answer-types'
import type {Discount, LineItemContainer, ShippingMethod} from './line-items'

/** A reason why a basket cannot be ordered. */
interface Flash {
  _type: 'flash'
  type: string
  message: string
  path: string
  details?: {[name: string]: string | number}
}

/** Sums that are not known yet are null. */
export interface Basket extends LineItemContainer<number | null> {
  _type: 'basket'
  _flash?: Flash[]
  basket_id: string
  agent_basket: boolean
}

export interface BasketsResult {
  _v: '21.3'
  _type: 'baskets_result'
  baskets?: Basket[]
  count: number
  total: number
}

type OrderStatus = 'created' | 'new' | 'open' | 'completed' | 'cancelled' | 'replaced' | 'failed'

export interface Order extends LineItemContainer<number> {
  _type: 'order'
  order_no: string
  order_token: string
  site_id: string
  created_by: string
  customer_name?: string
  status: OrderStatus
  confirmation_status: 'not_confirmed' | 'confirmed'
  export_status: 'not_exported' | 'exported' | 'ready' | 'failed'
  payment_status: 'not_paid' | 'part_paid' | 'paid'
  shipping_status: 'not_shipped' | 'part_shipped' | 'shipped'
  external_order_status?: string
}

/** Answer to a cancellation by token alone: nothing personal. */
export interface CancelledOrder {
  _v: '21.3'
  _type: 'order'
  order_no: string
  status: OrderStatus
}

interface PaymentCardSpec {
  _type: 'payment_card_spec'
  card_type: string
  name: string
  description?: string
  image?: string
  number_prefixes?: string[]
  number_lengths?: string[]
  security_code_length?: number
  checksum_verification_enabled: boolean
}

interface PaymentMethod extends Custom {
  _type: 'payment_method'
  id: string
  name: string
  description?: string
  image?: string
  cards?: PaymentCardSpec[]
  payment_processor_id?: string
}

export interface PaymentMethodResult extends Custom {
  _type: 'payment_method_result'
  applicable_payment_methods?: PaymentMethod[]
}

export interface ShippingMethodResult {
  _type: 'shipping_method_result'
  applicable_shipping_methods?: ShippingMethod[]
  default_shipping_method_id?: string
}

interface PromotionLink {
  _type: 'promotion_link'
  promotion_id: string
  name: string
  callout_msg?: string
}

interface ApproachingDiscount {
  _type: 'approaching_discount'
  type: 'order' | 'shipping'
  condition_threshold: number
  merchandise_total: number
  discount: Discount
  promotion_link: PromotionLink
  shipment_id?: string
  shipping_methods?: {_type: 'shipping_method'; id: string}[]
}

export interface ApproachingDiscountResult {
  _type: 'approaching_discount_result'
  count: number
  data?: ApproachingDiscount[]
}

export interface Promotion extends Custom {
  _type: 'promotion'
  id: string
  name?: string
  callout_msg?: string
  details?: string
  image?: string
  currency?: string
  start_date?: string
  end_date?: string
}

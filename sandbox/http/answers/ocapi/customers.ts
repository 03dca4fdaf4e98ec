import type {Custom} from '../answer-types'
import type {Link} from './document'
import type {AddressFields, ProductDetailsLink} from './line-items'
import type {Product} from './products'

export interface CustomerAddress extends AddressFields {
  _type: 'customer_address'
  address_id: string
  preferred: boolean
  creation_date: string
  last_modified: string
}

export interface CustomerInstrument extends Custom {
  _type: 'customer_payment_instrument'
  payment_instrument_id: string
  payment_method_id: string
  default?: boolean
  payment_card?: {
    _type: 'payment_card'
    card_type: string
    holder?: string
    masked_number?: string
    number_last_digits?: string
    expiration_month?: number
    expiration_year?: number
    valid_from_month?: number
    valid_from_year?: number
    issue_number?: string
    credit_card_token?: string
    credit_card_expired: boolean
  }
  payment_bank_account?: {
    _type: 'payment_bank_account'
    holder?: string
    masked_number?: string
    number_last_digits?: string
    masked_drivers_license?: string
    drivers_license_last_digits?: string
    drivers_license_state_code?: string
  }
  masked_gift_certificate_code?: string
  creation_date: string
  last_modified: string
}

/** Little is known of a guest. */
interface Guest {
  _type: 'customer'
  auth_type: 'guest'
  customer_id: string
  preferred_locale: string
}

export interface RegisteredCustomer extends Custom {
  _type: 'customer'
  _resource_state: string
  auth_type: 'registered'
  customer_id: string
  customer_no: string
  login: string
  email: string
  first_name?: string
  second_name?: string
  last_name?: string
  salutation?: string
  title?: string
  suffix?: string
  company_name?: string
  job_title?: string
  gender?: number
  birthday?: string
  phone_home?: string
  phone_business?: string
  phone_mobile?: string
  fax?: string
  preferred_locale?: string
  enabled: boolean
  creation_date: string
  last_modified: string
  last_login_time?: string
  last_visit_time?: string
  previous_login_time?: string
  previous_visit_time?: string
  addresses?: CustomerAddress[]
  payment_instruments?: CustomerInstrument[]
}

export type Customer = RegisteredCustomer | Guest

interface Registrant {
  _type: 'product_list_registrant'
  email?: string
  first_name?: string
  last_name?: string
  role?: string
}

interface AddressInfo extends AddressFields {
  address_id?: string
}

export interface ProductListItem extends Custom {
  _type: 'customer_product_list_item'
  id: string
  type: 'product' | 'gift_certificate'
  product_id?: string
  product?: Product
  product_details_link?: ProductDetailsLink
  quantity: number
  purchased_quantity: number
  priority: number
  public: boolean
}

export interface ProductList extends Custom {
  _type: 'customer_product_list'
  _resource_state: string
  id: string
  type: 'wish_list' | 'gift_registry' | 'shopping_list' | 'custom_1' | 'custom_2' | 'custom_3'
  name?: string
  description?: string
  public: boolean
  creation_date: string
  last_modified: string
  event?: {
    _type: 'product_list_event'
    type?: string
    city?: string
    state?: string
    country?: string
    date?: string
  }
  registrant?: Registrant
  co_registrant?: Registrant
  product_list_shipping_address?: AddressInfo & {_type: 'product_list_shipping_address'}
  current_shipping_address_info?: AddressInfo
  post_event_shipping_address_info?: AddressInfo
  shipping_address_info?: AddressInfo
  items_link: Link<'customer_product_list_items_link'>
  customer_product_list_items?: ProductListItem[]
}

interface Qualifiers {
  [name: string]: string
}

export interface ShopperContext {
  _type: 'shopper_context'
  effective_date_time?: string
  source_code?: string
  customer_group_ids?: string[]
  custom_qualifiers?: Qualifiers
  assignment_qualifiers?: Qualifiers
  client_ip?: string
  coupon_codes?: string[]
  geo_location?: {
    _type: 'geo_location'
    city?: string
    country?: string
    country_code?: string
    latitude?: number
    longitude?: number
    metro_code?: string
    postal_code?: string
    region?: string
    region_code?: string
  }
}

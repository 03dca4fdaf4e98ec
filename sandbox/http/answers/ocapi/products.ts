import type {Custom} from '../answer-types'

/** Products and what the catalogue says about them. Money is in major units. */

export interface Image {
  _type: 'image'
  alt: string
  dis_base_link: string
  link: string
  title: string
}

export interface VariationValue {
  _type: 'variation_attribute_value'
  value: string
  name?: string
  description?: string
  orderable?: boolean
  image?: Image
  image_swatch?: Image
}

export interface VariationAttribute {
  _type: 'variation_attribute'
  id: string
  name?: string
  values?: VariationValue[]
}

interface ImageGroup {
  _type: 'image_group'
  view_type: string
  images?: Image[]
  variation_attributes?: VariationAttribute[]
}

interface Inventory {
  _type: 'inventory'
  id: string
  ats: number
  stock_level: number
  orderable: boolean
  backorderable: boolean
  preorderable: boolean
  in_stock_date?: string
}

/** Amounts by price book. */
interface Prices {
  [priceBookId: string]: number
}

interface Values {
  [attributeId: string]: string
}

export interface ProductType {
  _type: 'product_type'
  item?: true
  master?: true
  variant?: true
  variation_group?: true
  set?: true
  bundle?: true
  option?: true
}

interface Master {
  _type: 'master'
  master_id: string
  link: string
  orderable: boolean
  price?: number
  price_max?: number
  prices?: Prices
}

interface Variant extends Custom {
  _type: 'variant'
  product_id: string
  link: string
  orderable: boolean
  price?: number
  variation_values: Values
}

interface VariationGroup {
  _type: 'variation_group'
  product_id: string
  link: string
  orderable: boolean
  price: number
  variation_values: Values
}

interface BundledProduct {
  _type: 'bundled_product'
  product: Product
  quantity: number
}

interface ProductLink {
  _type: 'product_link'
  source_product_id: string
  source_product_link: string
  target_product_id: string
  target_product_link: string
  type: string
}

interface OptionValue {
  _type: 'option_value'
  id: string
  name: string
  description?: string
  default?: boolean
  price?: number
}

interface Option {
  _type: 'option'
  id: string
  name?: string
  description?: string
  image?: string
  values?: OptionValue[]
}

export interface ProductPromotion {
  _type: 'product_promotion'
  promotion_id: string
  callout_msg: string
  link?: string
  promotional_price: number
}

interface Recommendation {
  _type: 'recommendation'
  recommended_item_id: string
  recommended_item_link: string
  recommendation_type: {_type: 'recommendation_type'; value: number; display_value: string}
  name: string
  callout_msg?: string
  short_description?: string
  long_description?: string
  image?: Image
}

export interface Product extends Custom {
  _type: 'product'
  id: string
  name?: string
  brand?: string
  ean?: string
  upc?: string
  unit?: string
  manufacturer_name?: string
  manufacturer_sku?: string
  short_description?: string
  long_description?: string
  page_title?: string
  page_description?: string
  page_keywords?: string
  primary_category_id?: string
  type: ProductType
  currency: string
  price?: number
  price_max?: number
  price_per_unit?: number
  prices?: Prices
  min_order_quantity: number
  step_quantity: number
  inventory?: Inventory
  inventories?: Inventory[]
  image_groups?: ImageGroup[]
  variation_attributes?: VariationAttribute[]
  variation_values?: Values
  variants?: Variant[]
  variation_groups?: VariationGroup[]
  master?: Master
  set_products?: Product[]
  bundled_products?: BundledProduct[]
  product_links?: ProductLink[]
  options?: Option[]
  product_promotions?: ProductPromotion[]
  recommendations?: Recommendation[]
  valid_from?: string
  valid_to?: string
}

export interface Category extends Custom {
  _type: 'category'
  id: string
  name?: string
  description?: string
  image?: string
  thumbnail?: string
  parent_category_id?: string
  page_title?: string
  page_description?: string
  page_keywords?: string
  categories?: Category[]
}

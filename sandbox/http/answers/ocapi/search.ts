import type {Custom} from '../answer-types'
import type {ContentAsset} from './content'
import type {Page} from './document'
import type {Image, ProductPromotion, ProductType, VariationAttribute} from './products'

interface SuggestedTerms {
  _type: 'suggested_terms'
  original_term: string
  terms?: {
    _type: 'suggested_term'
    value: string
    completed: boolean
    corrected: boolean
    exact_match: boolean
  }[]
}

interface Suggestion {
  _type: 'suggestion'
  suggested_phrases?: {_type: 'suggested_phrase'; phrase: string; exact_match: boolean}[]
  suggested_terms?: SuggestedTerms[]
}

interface ProductRef {
  _type: 'product_ref'
  id: string
  link: string
}

interface Hit extends Custom {
  _type: 'product_search_hit'
  hit_type:
    | 'product'
    | 'master'
    | 'product_set'
    | 'product_bundle'
    | 'variation_group'
    | 'slicing_group'
  product_id: string
  product_name: string
  product_type: ProductType
  link: string
  orderable?: boolean
  currency?: string
  price?: number
  price_max?: number
  price_per_unit?: number
  price_per_unit_max?: number
  prices?: {[priceBookId: string]: number}
  image?: Image
  variation_attributes?: VariationAttribute[]
  represented_product?: ProductRef
  represented_products?: ProductRef[]
  product_promotions?: ProductPromotion[]
}

interface RefinementValue {
  _type: 'product_search_refinement_value'
  value: string
  label: string
  hit_count: number
  description?: string
  presentation_id?: string
  values?: RefinementValue[]
}

interface Refinement {
  _type: 'product_search_refinement'
  attribute_id: string
  label: string
  values?: RefinementValue[]
}

interface Selected {
  [attributeId: string]: string
}

export interface ProductSearchResult {
  _type: 'product_search_result'
  query: string
  count: number
  start: number
  total: number
  hits?: Hit[]
  refinements?: Refinement[]
  selected_refinements?: Selected
  sorting_options?: {_type: 'product_search_sorting_option'; id: string; label: string}[]
  selected_sorting_option?: string
  search_phrase_suggestions: Suggestion
  next?: string
  previous?: string
}

interface SuggestedProduct {
  _type: 'suggested_product'
  product_id: string
  product_name: string
  link: string
  currency?: string
  price?: number
  image?: Image
}

interface SuggestedCategory {
  _type: 'suggested_category'
  id: string
  name: string
  parent_category_name?: string
  link: string
}

interface SuggestedContent {
  _type: 'suggested_content'
  id: string
  name: string
  link: string
}

export interface SuggestionResult {
  _type: 'search_suggestion_result'
  query: string
  product_suggestions: Suggestion & {products?: SuggestedProduct[]}
  category_suggestions: Suggestion & {categories?: SuggestedCategory[]}
  content_suggestions: Suggestion & {content?: SuggestedContent[]}
  brand_suggestions: Suggestion & {brands?: string[]}
  custom_suggestions: Suggestion
}

type ContentPage = Page<'content_search_result', ContentAsset>

export type ContentSearchResult = {
  [Name in keyof ContentPage as Name extends 'data' ? 'hits' : Name]: ContentPage[Name]
} & {
  query: string
  selected_refinements?: Selected
  selected_sorting_option?: string
}

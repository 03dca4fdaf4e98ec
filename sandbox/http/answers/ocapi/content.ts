import type {Custom} from '../answer-types'

interface PageTexts extends Custom {
  id: string
  name?: string
  description?: string
  page_title?: string
  page_description?: string
  page_keywords?: string
}

export interface ContentAsset extends PageTexts {
  _type: 'content'
}

export interface ContentFolder extends PageTexts {
  _type: 'content_folder'
  parent_folder_id?: string
  folders?: ContentFolder[]
  content?: ContentAsset[]
}

export interface Store extends Custom {
  _type: 'store'
  id: string
  name?: string
  address1?: string
  address2?: string
  city?: string
  postal_code?: string
  state_code?: string
  country_code?: string
  phone?: string
  fax?: string
  email?: string
  image?: string
  latitude?: number
  longitude?: number
  distance?: number
  distance_unit?: 'km' | 'mi'
  inventory_id?: string
  pos_enabled: boolean
  store_locator_enabled: boolean
  store_hours?: string
  store_events?: string
}

interface Locale {
  _type: 'locale'
  id: string
  name: string
  display_name?: string
  country?: string
  display_country?: string
  iso3_country?: string
  language?: string
  display_language?: string
  iso3_language?: string
  default: boolean
  active: boolean
}

export interface Site {
  _type: 'site'
  id: string
  name: string
  status: 'online' | 'offline'
  default_locale: string
  default_currency: string
  allowed_currencies: string[]
  allowed_locales: Locale[]
  http_hostname: string
  https_hostname: string
  http_dis_base_url: string
  https_dis_base_url: string
  http_library_content_url: string
  https_library_content_url: string
  http_site_content_url: string
  https_site_content_url: string
  timezone: string
  /** Milliseconds, positive when ahead of UTC. */
  timezone_offset: number
}

interface CustomObjectKey {
  _v: '21.3'
  _type: 'custom_object'
  object_type: string
  key_property: string
  key_value_string?: string
  key_value_integer?: number
}

/** An object of the archive. */
export interface StoredObject extends CustomObjectKey, Custom {}
